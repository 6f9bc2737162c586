// The board: a grid of buttons. One of them can be reached by Tab, the arrow keys lead to the others. On a large board the stones stand on
// the crossings of lines, as they do on a real one.
import {cellName, lettersOf, make, spoken, text} from './words.js';

const SVG = 'http://www.w3.org/2000/svg';
const STEPS = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]};

/** The side of a cell in a picture. */
const SIDE = 100;

/** Makes a board for this game. It calls choose with the chosen cell; show(game) draws what has changed. */
export function makeBoard(game, choose) {
    const size = game.size;
    const large = size > 3;
    const cells = [];
    let here = [Math.floor(size / 2), Math.floor(size / 2)];
    const element = make('div', {className: large ? 'board large' : 'board', role: 'grid', 'aria-label': text('board.name', {size})});
    element.style.setProperty('--rows', size);
    const edges = lettersOf(game);
    element.append(make('div', {className: 'line head', 'aria-hidden': 'true'}, make('div', {}),
        ...edges.columns.map(each => make('div', {className: 'edge'}, each))));
    for (let row = 0; row < size; row++) {
        const line = make('div', {className: 'line', role: 'row'}, make('div', {className: 'edge', 'aria-hidden': 'true'}, edges.rows[row]));
        cells.push([]);
        for (let column = 0; column < size; column++) {
            const button = make('button', {type: 'button', tabIndex: -1, on: {
                click: () => { move([row, column]); choose([row, column]); },
                focus: () => move([row, column]),
                keydown: event => step(event, row, column),
            }});
            if (game.lettered) button.title = text('board.code', {cell: cellName(game, [row, column]), row, column});
            const cell = make('div', {className: 'cell', role: 'gridcell'}, button);
            cells[row].push({cell, button, shown: ''});
            line.append(cell);
        }
        element.append(line);
    }
    const bar = svg(size);
    bar.setAttribute('class', 'over');
    element.append(bar);
    move(here);

    /** Makes this the one cell that Tab leads to. */
    function move([row, column]) {
        cells[here[0]][here[1]].button.tabIndex = -1;
        here = [row, column];
        cells[row][column].button.tabIndex = 0;
    }

    function step(event, row, column) {
        const last = size - 1;
        let to = null;
        if (STEPS[event.key]) to = [row + STEPS[event.key][0], column + STEPS[event.key][1]];
        if (event.key === 'Home') to = event.ctrlKey ? [0, 0] : [row, 0];
        if (event.key === 'End') to = event.ctrlKey ? [last, last] : [row, last];
        if (event.key === 'PageUp') to = [0, column];
        if (event.key === 'PageDown') to = [last, column];
        if (!to || event.altKey || event.metaKey) return;
        event.preventDefault();
        if (cells[to[0]]?.[to[1]]) cells[to[0]][to[1]].button.focus();
    }

    /** Draws the board of a game; numbers holds the number of the move in each cell that shall have one. */
    function show(game, numbers = new Map()) {
        const rows = game.board.split('/');
        const open = game.phase === 'yours';
        for (let row = 0; row < size; row++) {
            for (let column = 0; column < size; column++) {
                const at = [row, column];
                const mark = rows[row][column];
                const state = {
                    mark, last: same(at, game.last), hint: same(at, game.hint), win: game.line.some(each => same(at, each)),
                    closed: !open || mark !== '.', number: numbers.get(String(at)) ?? 0,
                };
                draw(cells[row][column], at, state, game);
            }
        }
        bar.replaceChildren(...winningLine(game.line));
    }

    return {element, show, focus: () => cells[here[0]][here[1]].button.focus()};
}

const same = (a, b) => a && b && a[0] === b[0] && a[1] === b[1];

function draw(place, at, state, game) {
    const key = JSON.stringify(state);
    if (place.shown === key) return;
    place.shown = key;
    const more = [state.number > 0 && text('board.number', {number: state.number}), state.last && text('board.last'),
        state.win && text('board.win'), state.hint && text('board.hint')].filter(Boolean).join(', ');
    place.cell.classList.toggle('win', state.win);
    place.button.setAttribute('aria-label', spoken(game, at, state.mark) + (more && `, ${more}`));
    place.button.setAttribute('aria-disabled', String(state.closed));
    const picture = svg(1);
    if (game.size > 3) crossing(picture, at, game.size);
    mark(picture, [0, 0], state, game.size > 3);
    place.button.replaceChildren(picture);
}

function svg(cells) {
    const made = document.createElementNS(SVG, 'svg');
    made.setAttribute('viewBox', `0 0 ${cells * SIDE} ${cells * SIDE}`);
    made.setAttribute('aria-hidden', 'true');
    return made;
}

function put(into, name, attributes, content = '') {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (content) made.textContent = content;
    into.append(made);
    return made;
}

/** The dots by which players find their way on a board of that size. */
function stars(size) {
    if (size < 9 || size % 2 === 0) return [];
    const edge = size < 13 ? 2 : 3;
    const middle = (size - 1) / 2;
    const lines = size > 15 ? [edge, middle, size - 1 - edge] : [edge, size - 1 - edge];
    return [[middle, middle], ...lines.flatMap(row => lines.map(column => [row, column]))];
}

/** The two lines that cross in the middle of a cell; at the edges of the board they end there. */
function crossing(picture, [row, column], size, x = 0, y = 0) {
    const from = at => at === 0 ? SIDE / 2 : 0;
    const to = at => at === size - 1 ? SIDE / 2 : SIDE;
    put(picture, 'path', {class: 'grid', d: `M${x + from(column)} ${y + SIDE / 2}H${x + to(column)}M${x + SIDE / 2} ${y + from(row)}V${y + to(row)}`});
    if (stars(size).some(each => same(each, [row, column]))) put(picture, 'circle', {class: 'star', cx: x + SIDE / 2, cy: y + SIDE / 2, r: 10});
}

/** A cross or a ring on a small board, a stone on a large one; with what is to be pointed out. */
function mark(picture, [x, y], {mark: side, last, hint, number}, large) {
    const path = (d, name) => put(picture, 'path', {d, class: name, transform: `translate(${x} ${y})`});
    const centre = {cx: x + SIDE / 2, cy: y + SIDE / 2};
    if (large && side !== '.') {
        put(picture, 'circle', {...centre, r: 42, class: `stone ${side.toLowerCase()}`});
        if (number > 0) {
            put(picture, 'text', {x: centre.cx, y: centre.cy, class: `number ${side.toLowerCase()}`}, String(number));
        }
        if (last) put(picture, 'circle', {...centre, r: number > 0 ? 47 : 14, class: `latest ${side.toLowerCase()}${number > 0 ? ' round' : ''}`});
    } else {
        if (side === 'X') path('M27 27L73 73M73 27L27 73', 'x');
        if (side === 'O') path('M77 50A27 27 0 1 1 23 50A27 27 0 1 1 77 50', 'o');
        if (last) path('M8 24V8H24M76 8H92V24M92 76V92H76M24 92H8V76', 'mark');
    }
    if (hint) path('M82 50A32 32 0 1 1 18 50A32 32 0 1 1 82 50', 'dots');
}

/** A line through the cells with which somebody has won, from end to end. */
function winningLine(line) {
    if (line.length < 2) return [];
    const middle = at => (at + 0.5) * SIDE;
    const [[fromRow, fromColumn], [toRow, toColumn]] = [line[0], line.at(-1)];
    const made = ['under', 'bar'].map(name => {
        const each = document.createElementNS(SVG, 'line');
        const reach = 0.3 * SIDE;
        const rows = Math.sign(toRow - fromRow) * reach;
        const columns = Math.sign(toColumn - fromColumn) * reach;
        each.setAttribute('x1', middle(fromColumn) - columns);
        each.setAttribute('y1', middle(fromRow) - rows);
        each.setAttribute('x2', middle(toColumn) + columns);
        each.setAttribute('y2', middle(toRow) + rows);
        each.setAttribute('class', name);
        return each;
    });
    return made;
}

/**
 * A board as one picture: shades from 0 to 1 by cell, a frame around one cell, and numbers on the stones of a line of play.
 */
export function drawBoard({size, board, shades = [], chosen = null, ahead = [], first = 'X'}) {
    const rows = board.split('/').map(each => [...each]);
    const numbers = new Map();
    ahead.forEach((at, index) => {
        rows[at[0]][at[1]] = (index % 2 === 0) === (first === 'X') ? 'X' : 'O';
        numbers.set(String(at), index + 1);
    });
    const picture = svg(size);
    picture.setAttribute('class', size > 3 ? 'picture large' : 'picture');
    if (size > 3) put(picture, 'rect', {class: 'wood', width: size * SIDE, height: size * SIDE});
    for (const {cell: [row, column], shade} of shades) {
        const box = put(picture, 'rect', {class: 'shade', x: column * SIDE, y: row * SIDE, width: SIDE, height: SIDE});
        box.style.fillOpacity = (0.12 + 0.78 * shade).toFixed(2);
    }
    for (let row = 0; row < size; row++) {
        for (let column = 0; column < size; column++) {
            const corner = [column * SIDE, row * SIDE];
            if (size > 3) crossing(picture, [row, column], size, ...corner);
            mark(picture, corner, {mark: rows[row][column], number: numbers.get(String([row, column])) ?? 0}, size > 3);
        }
    }
    if (size === 3) {
        put(picture, 'path', {class: 'grid', d: 'M100 0V300M200 0V300M0 100H300M0 200H300'});
    }
    for (const {cell: [row, column], label} of shades) {
        if (label) put(picture, 'text', {class: 'value', x: (column + 0.5) * SIDE, y: (row + 0.5) * SIDE}, label);
    }
    if (chosen) put(picture, 'rect', {class: 'frame', x: chosen[1] * SIDE + 5, y: chosen[0] * SIDE + 5, width: SIDE - 10, height: SIDE - 10, rx: 8});
    return picture;
}
