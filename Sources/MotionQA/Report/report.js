"use strict";
// The page is whole without this script; it adds the scrubber, which moves pictures, outlines, plots and lifecycle together.
const startReport = () => {
  const report = JSON.parse(document.getElementById("report-data").textContent);
  const player = document.querySelector(".player");
  const slider = document.getElementById("scrubber");
  const clock = document.getElementById("clock");
  const play = document.getElementById("play");
  const outlines = document.getElementById("outlines");
  const times = report.actual.times;
  const svgNamespace = "http://www.w3.org/2000/svg";

  const nearestFrame = (frames, time) => {
    let low = 0, high = frames.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (frames[middle] <= time + 1e-9) low = middle; else high = middle - 1;
    }
    return low;
  };

  // A sequence keeps the first picture and what changes from one to the next; every sixteenth is kept whole, so that any is near.
  const spacing = 16;
  const thumbnailScale = 0.25;
  const newCanvas = (width, height) => Object.assign(document.createElement("canvas"), { width, height });

  const openSequence = (name) => {
    const sequence = document.querySelector(`.sequence[data-recording="${name}"]`);
    if (!sequence) return null;
    const pictures = [...sequence.querySelectorAll("img")].map((image) => ({
      image, frame: Number(image.dataset.frame), x: Number(image.dataset.x), y: Number(image.dataset.y),
      isLaidOver: "over" in image.dataset,
    }));
    const canvas = newCanvas(Number(sequence.dataset.width), Number(sequence.dataset.height));
    const context = canvas.getContext("2d");
    const wholes = [];
    let shown = -1;
    const draw = (index) => {
      const { image, x, y, isLaidOver } = pictures[index];
      if (!isLaidOver) context.clearRect(x, y, image.naturalWidth, image.naturalHeight);
      context.drawImage(image, x, y);
      shown = index;
    };
    const show = (index) => {
      if (index < shown || index - shown > spacing) {
        const whole = Math.floor(index / spacing);
        context.clearRect(0, 0, canvas.width, canvas.height);
        context.drawImage(wholes[whole], 0, 0);
        shown = whole * spacing;
      }
      while (shown < index) draw(shown + 1);
      return canvas;
    };
    // Draws all of them once, in order.
    const thumbnails = pictures.map((picture, index) => {
      draw(index);
      if (index % spacing === 0) {
        const whole = newCanvas(canvas.width, canvas.height);
        whole.getContext("2d").drawImage(canvas, 0, 0);
        wholes.push(whole);
      }
      const small = newCanvas(Math.ceil(canvas.width * thumbnailScale), Math.ceil(canvas.height * thumbnailScale));
      const smallContext = small.getContext("2d");
      smallContext.imageSmoothingQuality = "high";
      smallContext.drawImage(canvas, 0, 0, small.width, small.height);
      return small;
    });
    return { frames: pictures.map((picture) => picture.frame), thumbnails, show };
  };

  // In the place of the few pictures that stand there for a reader without the script.
  const fillStrip = (strip, sequence, times, name) => {
    strip.replaceChildren(...sequence.frames.map((frame, index) => {
      const item = document.createElement("li"), link = document.createElement("a");
      const time = `${times[frame].toFixed(3)} s`;
      Object.assign(link, { href: "#" }).dataset.frame = frame;
      sequence.thumbnails[index].setAttribute("role", "img");
      sequence.thumbnails[index].setAttribute("aria-label", `${name} at ${time}`);
      link.append(sequence.thumbnails[index], time);
      item.append(link);
      return item;
    }));
    return [...strip.querySelectorAll("a")];
  };

  const recordings = ["expected", "actual"].filter((name) => report[name]).map((name) => {
    const sequence = openSequence(name), strip = document.querySelector(`.strip[data-recording="${name}"]`);
    return {
      name, data: report[name], sequence, strip, shown: -1,
      links: sequence ? fillStrip(strip, sequence, report[name].times, name) : [],
      screen: document.querySelector(`.screen[data-screen="${name}"]`),
    };
  });
  const difference = openSequence("difference");

  const showPicture = (recording, frame) => {
    if (!recording.sequence) return;
    const index = indexAt(recording.sequence, frame);
    if (index === recording.shown) return;
    recording.links[recording.shown]?.removeAttribute("aria-current");
    recording.links[index].setAttribute("aria-current", "true");
    const item = recording.links[index].parentElement;
    recording.strip.scrollTo({
      left: item.offsetLeft + item.offsetWidth / 2 - recording.strip.clientWidth / 2, behavior: "instant",
    });
    put(recording.sequence.show(index), recording.name);
    recording.shown = index;
  };

  const put = (picture, name) => {
    const canvas = document.querySelector(`.screen canvas[data-recording="${name}"]`), context = canvas.getContext("2d");
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0);
  };

  const indexAt = (sequence, frame) => Math.max(0, sequence.frames.findLastIndex((known) => known <= frame));

  const drawOutlines = (recording, frame) => {
    const svg = recording.screen.querySelector("svg");
    svg.replaceChildren();
    if (!outlines.checked && recording.sequence) return;
    const sources = recording.name === "actual" ? recordings : [recording];
    for (const source of sources) {
      const at = source === recording ? frame : nearestFrame(source.data.times, recording.data.times[frame]);
      for (const box of source.data.boxes) {
        if (!box.frames[at]) continue;
        const outline = document.createElementNS(svgNamespace, "path");
        outline.setAttribute("d", box.frames[at]);
        outline.setAttribute("class", source.name);
        svg.append(outline);
      }
    }
  };

  const show = (frame) => {
    const time = times[frame];
    slider.value = frame;
    slider.setAttribute("aria-valuetext", `${time.toFixed(3)} seconds, frame ${frame}`);
    clock.textContent = `${time.toFixed(3)} s · ${frame}`;
    for (const recording of recordings) {
      const at = nearestFrame(recording.data.times, time);
      showPicture(recording, at);
      drawOutlines(recording, at);
    }
    if (difference) put(difference.show(indexAt(difference, frame)), "difference");
    for (const outline of document.querySelectorAll("svg .now")) {
      const box = report.actual.boxes.find((box) => box.view === outline.dataset.view);
      outline.setAttribute("d", box?.frames[frame] ?? "");
    }
    for (const cursor of document.querySelectorAll("svg .cursor")) {
      const { start, end, left, right } = cursor.ownerSVGElement.dataset;
      const x = Number(left) + (Number(right) - Number(left)) * (time - start) / ((end - start) || 1);
      cursor.setAttribute("x1", x);
      cursor.setAttribute("x2", x);
      cursor.removeAttribute("visibility");
    }
    for (const label of document.querySelectorAll("[data-series]")) {
      const index = Number(label.dataset.series);
      label.textContent = recordings.map((recording) => {
        const series = recording.data.series[index];
        const at = nearestFrame(recording.data.times, time), value = series?.values[at];
        if (value === undefined || value === null) return "–";
        const speed = series.velocities[at] ? ` · ${series.velocities[at].toPrecision(3) * 1}${series.unit}/s` : "";
        return `${value.toFixed(series.digits)}${series.unit}${recordings.length > 1 ? "" : speed}`;
      }).join(" → ");
    }
    for (const row of document.querySelectorAll("tr[data-time]")) {
      const at = Number(row.dataset.time), next = times[frame + 1] ?? Infinity;
      row.className = at >= time && at < next ? "now" : at < time ? "past" : "";
    }
  };

  let playing = null;
  const stop = () => { playing = null; play.textContent = "Play"; };
  const step = (now) => {
    if (!playing) return;
    const time = playing.from + (now - playing.at) / 1000;
    const frame = nearestFrame(times, time);
    show(frame);
    if (frame === times.length - 1) stop(); else requestAnimationFrame(step);
  };
  play.addEventListener("click", () => {
    if (playing) return stop();
    const frame = Number(slider.value) === times.length - 1 ? 0 : Number(slider.value);
    playing = { from: times[frame], at: performance.now() };
    play.textContent = "Pause";
    requestAnimationFrame(step);
  });
  document.addEventListener("keydown", (event) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // Where a key has a meaning of its own, it keeps it.
    if (!isPlain || event.target.closest("input, button, summary, .strip")) return;
    if (event.key === " ") { event.preventDefault(); play.click(); }
    if (steps) {
      event.preventDefault();
      stop();
      show(Math.min(Math.max(Number(slider.value) + steps, 0), times.length - 1));
    }
  });
  slider.addEventListener("input", () => { stop(); show(Number(slider.value)); });
  outlines.addEventListener("change", () => show(Number(slider.value)));
  for (const recording of recordings) for (const link of recording.links) link.addEventListener("click", (event) => {
    event.preventDefault();
    stop();
    show(nearestFrame(times, recording.data.times[Number(link.dataset.frame)]));
  });
  for (const link of document.querySelectorAll(".verdict a[data-time]")) link.addEventListener("click", (event) => {
    if (link.getAttribute("href") === "#") event.preventDefault();
    stop();
    show(nearestFrame(times, Number(link.dataset.time)));
  });
  for (const svg of document.querySelectorAll("svg[data-start]")) svg.addEventListener("click", (event) => {
    const { start, end, left, right } = svg.dataset;
    const box = svg.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width * svg.viewBox.baseVal.width;
    stop();
    show(nearestFrame(times, Number(start) + (end - start) * (x - left) / (right - left)));
  });

  // One of several screens alone, a pixel a point where there is room.
  const figures = [...document.querySelectorAll(".screens figure")];
  if (figures.length > 1) for (const figure of figures) {
    const button = figure.querySelector("figcaption button");
    button.addEventListener("click", () => {
      const isAlone = figure.classList.toggle("alone");
      for (const other of figures) other.hidden = isAlone && other !== figure;
      button.setAttribute("aria-pressed", String(isAlone));
    });
  }

  player.hidden = false;
  // A comparison opens where the difference is largest.
  show(Number(slider.getAttribute("value")));
};
// The pictures are there when the page has loaded.
if (document.readyState === "complete") startReport(); else addEventListener("load", startReport);
