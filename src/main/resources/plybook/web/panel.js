// The panel beside the board: the value of each move, and the cost of minimax and alpha-beta.
import {action, content, count, make, signed, text, time} from './words.js';

const LISTED = 12;

/** Makes a panel that show(game) fills. */
export function makePanel() {
    const element = make('section', {className: 'panel', hidden: true, 'aria-label': text('panel.title')});
    let shown = '';
    function show(game) {
        const key = JSON.stringify([game.id, game.thought]);
        if (key === shown) return;
        shown = key;
        element.hidden = !game.thought;
        if (game.thought) element.replaceChildren(...filled(game, game.thought));
    }
    return {element, show};
}

function filled(game, thought) {
    const parts = [make('h2', {}, text('panel.title')),
        make('p', {}, text(game.size > 0 ? 'panel.move' : 'panel.action', {player: thought.player, cell: action(thought.move), work: thought.work}))];
    if (thought.values.length === 0) return [...parts, make('p', {className: 'quiet'}, text('panel.soon'))];
    const title = thought.horizon ? text('panel.values.ahead', {count: thought.horizon}) : text('panel.values');
    parts.push(make('h3', {}, title),
        ...(game.size === 0 ? [] : [make('img', {src: `/games/${game.id}/considered/${thought.ply}`,
            alt: text('panel.picture', {cell: action(thought.move)})})]),
        values(thought), make('h3', {}, text('panel.costs')), ...costs(game, thought),
        make('p', {}, make('a', {href: `/games/${game.id}/explore/${thought.ply}`, target: '_blank', rel: 'noopener'},
            text('panel.explorer'))));
    return parts;
}

/** The moves as a table, the best for the player to move first. */
function values(thought) {
    const sign = thought.player === 'X' ? -1 : 1;
    const sorted = [...thought.values].sort((a, b) => sign * (a.value - b.value));
    const rows = sorted.slice(0, LISTED).map(each => {
        const name = action(each.cell);
        const chosen = name === action(thought.move);
        return make('tr', chosen ? {className: 'chosen'} : {}, make('th', {scope: 'row'}, chosen ? text('panel.chosen', {cell: name}) : name),
            make('td', {}, signed(each.value)), make('td', {}, each.meaning));
    });
    const more = sorted.length > LISTED ? [make('p', {className: 'quiet'}, text('panel.table.more', {count: sorted.length - LISTED}))] : [];
    return make('details', {open: thought.values.length <= 3}, make('summary', {}, text('panel.table', {count: sorted.length})),
        make('table', {}, make('thead', {}, make('tr', {}, ...['move', 'value', 'meaning'].map(title => make('th', {scope: 'col'}, text(`panel.table.${title}`))))),
            make('tbody', {}, ...rows)), ...more);
}

function costs(game, thought) {
    const [minimax] = thought.efforts;
    const alphaBeta = thought.efforts.at(-1);
    const most = Math.max(...thought.efforts.map(each => each.nodes));
    const bars = make('ul', {className: 'bars'}, ...thought.efforts.map(each => {
        const bar = make('span', {className: each === minimax ? 'bar' : 'bar alpha'});
        bar.style.width = `${Math.max(0.3, 100 * each.nodes / most)}%`;
        return make('li', {}, ...content('panel.cost', {
            search: each.name, nodes: make('b', {}, text('panel.nodes', {count: each.nodes})), leaves: count(each.leaves),
            time: make('b', {}, time(each.millis)),
        }), bar);
    }));
    const factor = minimax.nodes / alphaBeta.nodes;
    const said = factor < 1.05 ? text('panel.same')
        : text('panel.fewer', {factor: count(factor, factor < 10 ? 1 : 0)});
    const story = game.game === 'tictactoe' && thought.efforts.length > 2 ? ` ${text('panel.story')}` : '';
    return [bars, make('p', {}, said + story)];
}
