const form = document.querySelector(".replay"), select = form.querySelector("select"),
  slider = form.querySelector("input"), output = form.querySelector("output"), place = document.querySelector(".board");
const SVG = "http://www.w3.org/2000/svg", CELL = 24;

function add(parent, name, attributes, text = "") {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  parent.append(element);
  return element;
}

const cells = text => text === "" ? [] : text.split(" ").map(cell => cell.split(",").map(Number));
const at = ([row, column]) => ({ x: (column + 1.5) * CELL, y: (row + 0.75) * CELL });
const called = ([row, column]) => String.fromCharCode(65 + column) + (row + 1);

function draw() {
  const { size, moves: all, row } = select.selectedOptions[0].dataset, n = Number(size);
  const moves = cells(all), shown = Number(slider.value);
  slider.max = moves.length;
  const board = document.createElementNS(SVG, "svg");
  board.setAttribute("viewBox", `0 0 ${(n + 1) * CELL} ${(n + 1) * CELL}`);
  board.setAttribute("role", "img");
  for (let i = 0; i < n; i++) {
    const first = at([i, 0]), last = at([i, n - 1]), top = at([0, i]), bottom = at([n - 1, i]);
    add(board, "line", { x1: first.x, y1: first.y, x2: last.x, y2: last.y });
    add(board, "line", { x1: top.x, y1: top.y, x2: bottom.x, y2: bottom.y });
    add(board, "text", { x: CELL / 2, y: first.y + 3 }, i + 1);
    add(board, "text", { x: bottom.x, y: (n + 0.6) * CELL }, String.fromCharCode(65 + i));
  }
  const stones = moves.slice(0, shown).map((cell, i) => ({ ...at(cell), side: i % 2 === 0 ? "X" : "O" }));
  stones.forEach(({ x, y, side }) => add(board, "circle", { cx: x, cy: y, r: CELL * 0.44, class: side }));
  const five = cells(row);
  if (shown === moves.length && five.length > 0) {
    const from = at(five[0]), to = at(five[five.length - 1]);
    add(board, "line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y, class: "row" });
  }
  stones.forEach(({ x, y, side }, i) => add(board, "text", { x, y: y + 3, class: side }, i + 1)); // on the line, not under it
  const side = shown % 2 === 1 ? "X" : "O";
  const said = shown === 0 ? "" : `${side} ${called(moves[shown - 1])}`;
  output.textContent = `${shown} / ${moves.length} ${said}`;
  board.setAttribute("aria-label", moves.slice(0, shown).map(called).join(" "));
  place.replaceChildren(board);
}

select.addEventListener("change", () => { slider.value = 0; draw(); slider.value = slider.max; draw(); });
slider.addEventListener("input", draw);
form.querySelectorAll("button").forEach(button => button.addEventListener("click", () => {
  slider.value = Number(slider.value) + Number(button.dataset.by);
  draw();
}));
form.addEventListener("submit", event => event.preventDefault());
draw();
slider.value = slider.max;
draw();
