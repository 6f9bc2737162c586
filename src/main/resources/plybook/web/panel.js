// What the computer considered: the value of each move on the board, and what minimax and alpha-beta cost there.
import {cell, count, make, signed, time} from './words.js';

const LISTED = 12;

/** A panel that show(game) fills. */
export function makePanel() {
    const element = make('section', {className: 'panel', hidden: true, 'aria-label': 'What the computer considered'});
    let shown = '';
    function show(game) {
        const key = JSON.stringify([game.id, game.thought]);
        if (key === shown) return;
        shown = key;
        element.hidden = !game.thought;
        if (game.thought) element.replaceChildren(...content(game, game.thought));
    }
    return {element, show};
}

function content(game, thought) {
    const parts = [make('h2', {}, 'What the computer considered'),
        make('p', {}, `For ${thought.player} at ${cell(thought.move)}: ${thought.work}`)];
    if (thought.values.length === 0) return [...parts, make('p', {className: 'quiet'}, 'The values come in a moment.')];
    const ahead = thought.horizon ? `looking ${thought.horizon} plies ahead` : 'to the end of the game';
    parts.push(make('h3', {}, `The value of each move to X, ${ahead}`),
        make('img', {src: `/games/${game.id}/considered/${thought.ply}`,
            alt: `The board before the move, with the value of each candidate on its cell and the chosen one, ${cell(thought.move)}, framed. The table has the same values.`}),
        values(thought), make('h3', {}, 'What it costs to know'), ...costs(thought),
        make('p', {}, make('a', {href: `/games/${game.id}/explore/${thought.ply}`, target: '_blank', rel: 'noopener'},
            'Step through this search in the explorer (new tab)')));
    return parts;
}

/** The best for whoever was to move first. */
function values(thought) {
    const sign = thought.player === 'X' ? -1 : 1;
    const sorted = [...thought.values].sort((a, b) => sign * (a.value - b.value));
    const rows = sorted.slice(0, LISTED).map(each => {
        const chosen = each.cell[0] === thought.move[0] && each.cell[1] === thought.move[1];
        return make('tr', chosen ? {className: 'chosen'} : {}, make('th', {scope: 'row'}, cell(each.cell) + (chosen ? ' (chosen)' : '')),
            make('td', {}, signed(each.value)), make('td', {}, each.meaning));
    });
    const more = sorted.length > LISTED ? [make('p', {className: 'quiet'}, `and ${sorted.length - LISTED} more`)] : [];
    return make('details', {open: thought.values.length <= 3}, make('summary', {}, `The ${sorted.length} moves as a table`),
        make('table', {}, make('thead', {}, make('tr', {}, ...['move', 'value', 'meaning'].map(title => make('th', {scope: 'col'}, title)))),
            make('tbody', {}, ...rows)), ...more);
}

function costs(thought) {
    const [minimax] = thought.efforts;
    const alphaBeta = thought.efforts.at(-1);
    const most = Math.max(...thought.efforts.map(each => each.nodes));
    const bars = make('ul', {className: 'bars'}, ...thought.efforts.map(each => {
        const bar = make('span', {className: each === minimax ? 'bar' : 'bar alpha'});
        bar.style.width = `${Math.max(0.3, 100 * each.nodes / most)}%`;
        return make('li', {}, each.name + ': ', make('b', {}, `${count(each.nodes)} nodes`), `, ${count(each.leaves)} of them leaves, in `,
            make('b', {}, time(each.millis)), bar);
    }));
    const factor = minimax.nodes / alphaBeta.nodes;
    const said = factor < 1.05 ? 'So near the end there is hardly anything left to cut.'
        : `Both find the same value. Alpha-beta visits ${factor.toFixed(factor < 10 ? 1 : 0)} times fewer nodes.`;
    const story = thought.efforts.length > 2
        ? ' A report in a slower language timed the first move at 10 s with minimax and at 3 s with alpha-beta: its rule cut only at α > β, the bar in the middle.' : '';
    return [bars, make('p', {}, said + story)];
}
