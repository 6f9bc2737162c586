// The panel beside the board: what a person's move was worth, what the computer considered, and the cost of minimax and alpha-beta.
import {drawBoard} from './board.js';
import {cost, sideOf, worth} from './replay.js';
import {action, content, count, make, signed, text} from './words.js';

const LISTED = 12;

/** A loss this small is none that anybody would feel. */
const SMALL = 0.05;

/** Makes a panel that show(game) fills. */
export function makePanel() {
    const element = make('section', {className: 'panel', hidden: true, 'aria-label': text('panel.title')});
    let shown = '';
    function show(game) {
        const own = ownMove(game);
        const key = JSON.stringify([game.id, game.thought, own]);
        if (key === shown) return;
        shown = key;
        const parts = [...(own ? [make('p', {className: 'own'}, own)] : []), ...(game.thought ? filled(game, game.thought) : [])];
        element.hidden = parts.length === 0;
        element.replaceChildren(...parts);
    }
    return {element, show};
}

/** A sentence on the last move of a person who plays against a computer. */
function ownMove(game) {
    if (game.x === 'human' && game.o === 'human') return '';
    const people = ply => (sideOf(ply) === 'X' ? game.x : game.o) === 'human';
    const ply = game.moves.map((_, at) => at).filter(people).at(-1);
    const found = ply === undefined ? null : cost(game, ply);
    if (!found || !found.best) return '';
    const cell = action(game, game.moves[ply]);
    if (found.before - found.after < SMALL) return text('panel.own.good', {cell});
    const [before, after, best] = [worth(game, found.before), worth(game, found.after), action(game, found.best)];
    return game.exact ? text('panel.own.exact', {cell, before, after, best}) : text('panel.own.cost', {cell, before, after, best});
}

function filled(game, thought) {
    const parts = [make('h2', {}, text('panel.title')),
        make('p', {}, text(game.size > 0 ? 'panel.move' : 'panel.action', {player: thought.player, cell: action(game, thought.move), work: thought.work}))];
    if (thought.values.length === 0) return [...parts, make('p', {className: 'quiet'}, text('panel.soon'))];
    const title = thought.source === 'player' ? text('panel.values.own') : thought.source === 'engine'
        ? text('panel.values.engine', {count: thought.horizon}) : text('panel.values');
    return [...parts, make('h3', {}, title), ...(game.size > 0 ? pictured(game, thought) : []), values(game, thought),
        ...(thought.efforts.length > 0 ? [make('h3', {}, thought.horizon ? text('panel.costs.ahead', {count: thought.horizon}) : text('panel.costs')),
            ...costs(thought)] : []),
        make('p', {}, make('a', {href: `/games/${game.id}/explore/${thought.ply}`, target: '_blank', rel: 'noopener'},
            text('panel.explorer')))];
}

/** The candidates, the best for the player to move first; of those with one value the chosen one, then the certain ones. */
function sorted(thought) {
    const sign = thought.player === 'X' ? -1 : 1;
    const first = each => (String(each.cell) === String(thought.move) ? 2 : 0) + Number(each.exact);
    return [...thought.values].sort((a, b) => sign * (a.value - b.value) || first(b) - first(a));
}

/** The board before the move, shaded by what each candidate is worth; with the moves that the player expects, to step through. */
function pictured(game, thought) {
    const place = make('div', {className: 'shaded', role: 'img', 'aria-label': text('panel.picture', {cell: action(game, thought.move)})});
    const known = sorted(thought);
    const levels = [...new Set(known.map(each => each.value))];
    const few = levels.length <= 3;
    const shades = known.slice(0, few ? known.length : LISTED).map((each, rank) => ({
        cell: each.cell, shade: few ? 1 - levels.indexOf(each.value) / Math.max(1, levels.length - 1) : 1 - rank / LISTED, label: game.size <= 3 ? signed(each.value) : '',
    }));
    const show = ahead => place.replaceChildren(drawBoard({
        size: game.size, board: thought.board, shades: ahead.length > 0 ? [] : shades, chosen: ahead.length > 0 ? null : thought.move,
        ahead, first: thought.player,
    }));
    show([]);
    if (thought.line.length < 2) return [place];
    const steps = thought.line.map((move, index) => make('button', {type: 'button', className: 'small', on: {click: () => show(thought.line.slice(0, index + 1))}},
        action(game, move)));
    return [place, make('p', {className: 'row'}, text('panel.line'), ...steps,
        make('button', {type: 'button', className: 'small', on: {click: () => show([])}}, text('panel.line.back')))];
}

/** The moves as a table. */
function values(game, thought) {
    const all = sorted(thought);
    const bound = thought.player === 'X' ? '≤ ' : '≥ ';
    const rows = all.slice(0, LISTED).map(each => {
        const name = action(game, each.cell);
        const chosen = name === action(game, thought.move);
        return make('tr', chosen ? {className: 'chosen'} : {}, make('th', {scope: 'row'}, chosen ? text('panel.chosen', {cell: name}) : name),
            make('td', {}, (each.exact ? '' : bound) + signed(each.value)), make('td', {}, each.exact ? each.meaning : text('panel.bound')));
    });
    const more = all.length > LISTED ? [make('p', {className: 'quiet'}, text('panel.table.more', {count: all.length - LISTED}))] : [];
    return make('details', {open: all.length <= 3}, make('summary', {}, text('panel.table', {count: all.length})),
        make('table', {}, make('thead', {}, make('tr', {}, ...['move', 'value', 'meaning'].map(title => make('th', {scope: 'col'}, text(`panel.table.${title}`))))),
            make('tbody', {}, ...rows)), ...more);
}

function costs(thought) {
    const [minimax] = thought.efforts;
    const alphaBeta = thought.efforts.at(-1);
    const most = Math.max(...thought.efforts.map(each => each.nodes));
    const bars = make('ul', {className: 'bars'}, ...thought.efforts.map(each => {
        const bar = make('span', {className: each === minimax ? 'bar' : 'bar alpha'});
        bar.style.width = `${Math.max(0.3, 100 * each.nodes / most)}%`;
        return make('li', {}, ...content('panel.cost', {
            search: each.name, nodes: make('b', {}, text('panel.nodes', {count: each.nodes})), leaves: count(each.leaves),
        }), bar);
    }));
    const factor = minimax.nodes / alphaBeta.nodes;
    const said = factor < 1.05 ? text('panel.same')
        : text('panel.fewer', {factor: count(factor, factor < 10 ? 1 : 0)});
    return [bars, make('p', {}, said)];
}
