// A board of Tic-Tac-Toe. The other side's replies are in the table: from the board before the move to the cell, 0 to 8.
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const replies = JSON.parse(document.getElementById('replies').textContent);
const opponent = JSON.parse(document.getElementById('opponent').textContent);
const place = document.getElementById('board');
const tally = { won: 0, tied: 0, lost: 0 };
let marks = [];
let human = 'X';
let last = -1;

const status = document.createElement('p');
status.className = 'status';
status.setAttribute('role', 'status');
const counts = document.createElement('p');
counts.className = 'tally';
const grid = document.createElement('div');
grid.className = 'cells';
grid.setAttribute('role', 'group');
grid.setAttribute('aria-label', 'board');
const cells = Array.from({ length: 9 }, (_, cell) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', () => choose(cell));
  button.addEventListener('keydown', (event) => walk(event, cell));
  grid.append(button);
  return button;
});
const controls = document.createElement('div');
controls.className = 'controls';
for (const player of ['X', 'O']) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'New game, you play ' + player;
  button.addEventListener('click', () => begin(player));
  controls.append(button);
}
place.replaceChildren(status, grid, controls, counts);

function text() {
  return [0, 3, 6].map((row) => marks.slice(row, row + 3).join('')).join('/');
}

function turn() {
  return marks.filter((mark) => mark === 'X').length > marks.filter((mark) => mark === 'O').length ? 'O' : 'X';
}

function winningLine() {
  return LINES.find(([a, b, c]) => marks[a] !== '.' && marks[a] === marks[b] && marks[b] === marks[c]);
}

function over() {
  return winningLine() !== undefined || !marks.includes('.');
}

function begin(player) {
  human = player;
  marks = Array(9).fill('.');
  last = -1;
  if (human === 'O') put(replies[text()]);
  show();
  cells[marks.indexOf('.')].focus();
}

function put(cell) {
  marks[cell] = turn();
  last = cell;
}

function choose(cell) {
  if (marks[cell] !== '.' || over() || turn() !== human) return;
  put(cell);
  if (!over()) put(replies[text()]);
  if (over()) count();
  show();
}

function count() {
  const line = winningLine();
  if (line === undefined) tally.tied += 1;
  else if (marks[line[0]] === human) tally.won += 1;
  else tally.lost += 1;
}

function walk(event, cell) {
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const sideways = Math.abs(step) === 1 && Math.floor((cell + step) / 3) !== Math.floor(cell / 3);
  if (!sideways && cell + step >= 0 && cell + step < 9) cells[cell + step].focus();
}

function outcome() {
  const line = winningLine();
  if (line === undefined) return marks.includes('.') ? 'Your turn (' + human + ')' : "It's a tie.";
  return marks[line[0]] === human ? 'You won!' : 'You lost to ' + opponent + '.';
}

function show() {
  const line = winningLine() ?? [];
  cells.forEach((button, cell) => {
    const mark = marks[cell];
    button.textContent = mark === '.' ? '' : mark;
    button.dataset.mark = mark;
    button.classList.toggle('last', cell === last);
    button.classList.toggle('line', line.includes(cell));
    const what = mark === '.' ? 'empty' : mark;
    button.setAttribute('aria-label', 'row ' + Math.floor(cell / 3) + ', column ' + (cell % 3) + ', ' + what);
    button.setAttribute('aria-disabled', String(mark !== '.' || over()));
  });
  status.textContent = outcome();
  const games = tally.won + tally.tied + tally.lost;
  counts.textContent = games === 0 ? '' : 'You won ' + tally.won + ', tied ' + tally.tied + ', lost ' + tally.lost + '.';
}

standIn();
begin('X');
document.activeElement.blur();
