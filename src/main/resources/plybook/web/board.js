// The board: a grid of buttons. One of them can be reached by Tab, the arrow keys lead to the others.
import {make, spoken, text} from './words.js';

const SVG = 'http://www.w3.org/2000/svg';
const STEPS = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]};

/** Makes a board with that many rows. It calls choose with the chosen cell; show(game) draws what has changed. */
export function makeBoard(size, choose) {
    const cells = [];
    let here = [Math.floor(size / 2), Math.floor(size / 2)];
    const element = make('div', {className: size > 3 ? 'board large' : 'board', role: 'grid', 'aria-label': text('board.name', {size})});
    const numbers = Array.from({length: size}, (_, column) => make('div', {className: 'edge'}, String(column)));
    element.append(make('div', {className: 'line head', 'aria-hidden': 'true'}, make('div', {}), ...numbers));
    for (let row = 0; row < size; row++) {
        const line = make('div', {className: 'line', role: 'row'}, make('div', {className: 'edge', 'aria-hidden': 'true'}, String(row)));
        cells.push([]);
        for (let column = 0; column < size; column++) {
            const button = make('button', {type: 'button', tabIndex: -1, on: {
                click: () => { move([row, column]); choose([row, column]); },
                focus: () => move([row, column]),
                keydown: event => step(event, row, column),
            }});
            const cell = make('div', {className: 'cell', role: 'gridcell'}, button);
            cells[row].push({cell, button, shown: ''});
            line.append(cell);
        }
        element.append(line);
    }
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

    function show(game) {
        const rows = game.board.split('/');
        const open = game.phase === 'yours';
        const same = (a, b) => a && b && a[0] === b[0] && a[1] === b[1];
        for (let row = 0; row < size; row++) {
            for (let column = 0; column < size; column++) {
                const at = [row, column];
                const mark = rows[row][column];
                const state = {
                    mark, last: same(at, game.last), hint: same(at, game.hint), win: game.line.some(each => same(at, each)),
                    closed: !open || mark !== '.',
                };
                draw(cells[row][column], at, state);
            }
        }
    }

    return {element, show, focus: () => cells[here[0]][here[1]].button.focus()};
}

function draw(place, at, state) {
    const key = JSON.stringify(state);
    if (place.shown === key) return;
    place.shown = key;
    const more = [state.last && text('board.last'), state.win && text('board.win'), state.hint && text('board.hint')].filter(Boolean).join(', ');
    place.cell.classList.toggle('win', state.win);
    place.button.setAttribute('aria-label', spoken(at, state.mark) + (more && `, ${more}`));
    place.button.setAttribute('aria-disabled', String(state.closed));
    place.button.replaceChildren(picture(state));
}

/** A cross or a ring; corners around the last move, a bar below the winning line, a dashed ring for a hint. */
function picture({mark, last, hint, win}) {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', '0 0 100 100');
    svg.setAttribute('aria-hidden', 'true');
    const path = (d, name) => {
        const each = document.createElementNS(SVG, 'path');
        each.setAttribute('d', d);
        each.setAttribute('class', name);
        svg.append(each);
    };
    if (mark === 'X') path('M27 27L73 73M73 27L27 73', 'x');
    if (mark === 'O') path('M77 50A27 27 0 1 1 23 50A27 27 0 1 1 77 50', 'o');
    if (last) path('M8 24V8H24M76 8H92V24M92 76V92H76M24 92H8V76', 'mark');
    if (win) path('M20 50H80', 'mark');
    if (hint) path('M82 50A32 32 0 1 1 18 50A32 32 0 1 1 82 50', 'dots');
    return svg;
}
