// PNG files by libpng, whose way of telling of errors, longjmp, must not pass through Swift.
#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

// A picture as rows of `0xAARRGGBB` words in sRGB, not premultiplied.
typedef struct {
  uint32_t *pixels;
  uint32_t width, height;
} CPNG_Picture;

// Reads a file. What says nothing of its colours is sRGB, at any depth. The pixels are the caller's to free. 0 on failure, with
// libpng's word for it in `message`.
int CPNG_read(const void *bytes, size_t count, CPNG_Picture *picture, char message[64]);

// The size of a file's picture, without its pixels, and whether it may be transparent. 0 for a file that is not intact: one whose
// chunks do not have the checksums that they say, or that has no end.
int CPNG_measure(const void *bytes, size_t count, CPNG_Picture *picture, int *has_alpha);

// Writes a file with eight bits a channel, fast; the bytes are the caller's to free. 0 when memory runs out.
int CPNG_write(const CPNG_Picture *picture, int has_alpha, uint8_t **bytes, size_t *count);

// The checksum of PNG chunks, ISO 3309.
uint32_t CPNG_checksum(const void *bytes, size_t count);

#endif
