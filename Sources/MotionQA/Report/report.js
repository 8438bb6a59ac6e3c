"use strict";
// The page is whole without this script; it adds the scrubber, which moves pictures, outlines, plots and lifecycle together.
(() => {
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

  const takes = ["expected", "actual"].filter((name) => report[name]).map((name) => ({
    name, data: report[name],
    pictures: [...document.querySelectorAll(`.strip[data-take="${name}"] a`)],
    screen: document.querySelector(`.screen[data-screen="${name}"]`),
    images: document.querySelectorAll(`.screen img[data-take="${name}"]`),
  }));

  const showPicture = (take, frame) => {
    const shown = take.pictures.findLastIndex((link) => Number(link.dataset.frame) <= frame);
    take.pictures.forEach((link, index) => {
      const isShown = index === shown;
      if (isShown !== (link.getAttribute("aria-current") === "true")) link.setAttribute("aria-current", String(isShown));
      if (isShown) {
        const strip = link.closest(".strip"), item = link.parentElement;
        if (item.offsetLeft < strip.scrollLeft || item.offsetLeft + item.offsetWidth > strip.scrollLeft + strip.clientWidth)
          strip.scrollLeft = item.offsetLeft - strip.clientWidth / 2;
      }
    });
    if (shown >= 0) for (const image of take.images) image.src = take.pictures[shown].querySelector("img").src;
  };

  const drawOutlines = (take, frame) => {
    const svg = take.screen.querySelector("svg");
    svg.replaceChildren();
    if (!outlines.checked && take.pictures.length) return;
    const sources = take.name === "actual" ? takes : [take];
    for (const source of sources) {
      const at = source === take ? frame : nearestFrame(source.data.times, take.data.times[frame]);
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
    for (const take of takes) {
      const at = nearestFrame(take.data.times, time);
      showPicture(take, at);
      drawOutlines(take, at);
    }
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
      label.textContent = takes.map((take) => {
        const series = take.data.series[index];
        const at = nearestFrame(take.data.times, time), value = series?.values[at];
        if (value === undefined || value === null) return "–";
        const speed = series.velocities[at] ? ` · ${series.velocities[at].toPrecision(3) * 1}${series.unit}/s` : "";
        return `${value.toFixed(series.digits)}${series.unit}${takes.length > 1 ? "" : speed}`;
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
  for (const take of takes) for (const link of take.pictures) link.addEventListener("click", (event) => {
    event.preventDefault();
    stop();
    show(nearestFrame(times, take.data.times[Number(link.dataset.frame)]));
  });
  for (const link of document.querySelectorAll(".verdict a[data-time]")) link.addEventListener("click", () => {
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

  player.hidden = false;
  // A comparison begins where the first difference does.
  const first = document.querySelector(".verdict a[data-time]");
  show(nearestFrame(times, first ? Number(first.dataset.time) : 0));
})();
