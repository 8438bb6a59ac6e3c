#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

int CPNG_read(const void *bytes, size_t count, CPNG_Picture *picture, char message[64]) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  picture->pixels = NULL;
  if (png_image_begin_read_from_memory(&image, bytes, count)) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    image.format = PNG_FORMAT_BGRA;
#else
    image.format = PNG_FORMAT_ARGB;
#endif
    image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
    picture->width = image.width;
    picture->height = image.height;
    picture->pixels = calloc((size_t)image.width * image.height, sizeof(uint32_t));
    if (picture->pixels && png_image_finish_read(&image, NULL, picture->pixels, 0, NULL)) return 1;
    if (!picture->pixels) strcpy(image.message, "out of memory");
  }
  free(picture->pixels);
  picture->pixels = NULL;
  memcpy(message, image.message, sizeof image.message);
  png_image_free(&image);
  return 0;
}

static uint32_t word(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static int is_intact(const uint8_t *bytes, size_t count) {
  // After the signature, each chunk is a length, a type, so many bytes and the checksum of type and bytes.
  for (size_t place = 8; place + 12 <= count;) {
    const size_t length = word(bytes + place);
    if (length > count - place - 12) return 0;
    const uint8_t *type = bytes + place + 4;
    if (CPNG_checksum(type, length + 4) != word(type + 4 + length)) return 0;
    if (!memcmp(type, "IEND", 4)) return 1;
    place += length + 12;
  }
  return 0;
}

int CPNG_measure(const void *bytes, size_t count, CPNG_Picture *picture, int *has_alpha) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  const int is_read = is_intact(bytes, count) && png_image_begin_read_from_memory(&image, bytes, count);
  picture->pixels = NULL;
  picture->width = image.width;
  picture->height = image.height;
  *has_alpha = (image.format & PNG_FORMAT_FLAG_ALPHA) != 0;
  png_image_free(&image);
  return is_read;
}

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} File;

static void append(png_structp png, png_bytep bytes, size_t count) {
  File *file = png_get_io_ptr(png);
  if (file->count + count > file->capacity) {
    size_t capacity = 2 * (file->count + count);
    uint8_t *larger = realloc(file->bytes, capacity);
    if (!larger) png_error(png, "out of memory");
    file->bytes = larger;
    file->capacity = capacity;
  }
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
}

static void flush(png_structp png) { (void)png; }

static void fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void write_rows(png_structp png, png_infop info, const CPNG_Picture *picture, int has_alpha) {
  png_set_IHDR(
    png, info, picture->width, picture->height, 8, has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
    PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  // A recording writes hundreds of pictures. Filters make those of interfaces larger, and take their time.
  png_set_compression_level(png, 1);
  // Few chunks, instead of one for every 8 KiB.
  png_set_compression_buffer_size(png, 1 << 18);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_write_info(png, info);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  png_set_bgr(png);
  if (!has_alpha) png_set_filler(png, 0, PNG_FILLER_AFTER);
#else
  if (has_alpha) png_set_swap_alpha(png);
  else png_set_filler(png, 0, PNG_FILLER_BEFORE);
#endif
  for (uint32_t y = 0; y < picture->height; y++)
    png_write_row(png, (png_const_bytep)(picture->pixels + (size_t)y * picture->width));
  png_write_end(png, info);
}

// With what is written to in the caller's frame: setjmp's own frame may lose its local variables.
static int write_file(const CPNG_Picture *picture, int has_alpha, File *file, png_structp *png, png_infop *info) {
  *png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, NULL);
  *info = *png ? png_create_info_struct(*png) : NULL;
  if (!*info || setjmp(png_jmpbuf(*png))) return 0;
  png_set_write_fn(*png, file, append, flush);
  write_rows(*png, *info, picture, has_alpha);
  return 1;
}

int CPNG_write(const CPNG_Picture *picture, int has_alpha, uint8_t **bytes, size_t *count) {
  File file = {NULL, 0, 0};
  png_structp png = NULL;
  png_infop info = NULL;
  int written = write_file(picture, has_alpha, &file, &png, &info);
  png_destroy_write_struct(&png, &info);
  if (!written) free(file.bytes);
  *bytes = written ? file.bytes : NULL;
  *count = written ? file.count : 0;
  return written;
}

uint32_t CPNG_checksum(const void *bytes, size_t count) { return (uint32_t)crc32_z(crc32_z(0, NULL, 0), bytes, count); }
