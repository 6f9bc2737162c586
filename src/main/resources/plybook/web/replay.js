// The moves of a game: to look back at any of them, what the game was worth at each, and which move cost the most.
import {action, make, percent, text} from './words.js';

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 600;
const HEIGHT = 90;

/** A loss of this much of a game is worth a sentence. */
const COSTLY = 0.15;

/** The board after so many moves, with its last move, as show() of a board takes it. */
export function past(game, ply) {
    const rows = Array.from({length: game.size}, () => Array(game.size).fill('.'));
    game.moves.slice(0, ply).forEach(([row, column], index) => { rows[row][column] = index % 2 === 0 ? 'X' : 'O'; });
    return {
        ...game, board: rows.map(each => each.join('')).join('/'), last: ply > 0 ? game.moves[ply - 1] : null,
        line: ply === game.moves.length ? game.line : [], hint: null, phase: 'past',
    };
}

/** The side that made a move: X made the moves 0, 2, 4. */
export const sideOf = ply => ply % 2 === 0 ? 'X' : 'O';

/**
 * What a move changed: the chance of its side before and after it, and the best move; null if that is not known. The best move that is known
 * costs nothing: if the estimate after it is lower, the later search only saw further.
 */
export function cost(game, ply) {
    const before = game.reviews[ply];
    const after = game.reviews[ply + 1];
    if (!before || !after) return null;
    const own = chance => sideOf(ply) === 'X' ? chance : 1 - chance;
    const known = String(before.best) === String(game.moves[ply]) ? after : before;
    return {ply, before: own(known.chance), after: own(after.chance), best: before.best};
}

/** The chance of a side in words: a win, a tie or a loss where the game is known to its end. */
export const worth = (game, chance) => game.exact ? text(chance > 0.9 ? 'worth.win' : chance > 0.1 ? 'worth.tie' : 'worth.loss') : percent(chance);

/** Makes the list of moves. choose(ply) looks at the board after so many moves, branch(ply) plays on from there. */
export function makeReplay(choose, branch) {
    const title = make('h2', {}, text('replay.title'));
    const back = make('button', {type: 'button', on: {click: () => choose(null)}}, text('replay.back'));
    const slider = make('input', {type: 'range', min: 0, title: text('replay.keys'), 'aria-label': text('replay.slider'), on: {input: () => choose(Number(slider.value))}});
    const curve = make('div', {className: 'curve'});
    const list = make('ol', {className: 'moves'});
    const judged = make('div', {});
    const element = make('section', {className: 'panel aside', hidden: true, 'aria-label': text('replay.title')}, title, slider, curve, list,
        make('p', {className: 'row'}, back), judged);
    let shown = '';

    function show(game, looking) {
        element.hidden = game.size === 0 || game.moves.length === 0;
        if (element.hidden) return;
        const at = looking ?? game.moves.length;
        slider.max = game.moves.length;
        slider.value = at;
        slider.setAttribute('aria-valuetext', at === 0 ? text('replay.start') : said(game, at - 1));
        back.hidden = looking === null;
        const key = JSON.stringify([game.id, game.moves, game.reviews, at, game.phase]);
        if (key === shown) return;
        shown = key;
        const focused = [...list.querySelectorAll('button')].indexOf(document.activeElement);
        list.replaceChildren(...game.moves.map((move, ply) => make('li', {}, make('button', {
            type: 'button', className: ply + 1 === at ? 'here' : '', 'aria-current': ply + 1 === at ? 'true' : 'false',
            'aria-label': said(game, ply), on: {click: () => choose(ply + 1)},
        }, action(game, move)))));
        if (focused >= 0) list.querySelectorAll('button')[focused]?.focus();
        curve.replaceChildren(...drawn(game, at));
        judged.replaceChildren(...(game.phase === 'over' ? costliest(game) : []));
    }

    const said = (game, ply) => text('replay.move', {number: ply + 1, mark: sideOf(ply), cell: action(game, game.moves[ply])});

    /** The chance of X after each move, as a curve; the higher, the better for X. */
    function drawn(game, at) {
        const known = game.reviews.map((review, ply) => review && [ply, review.chance]).filter(Boolean);
        if (known.length < 3) return [];
        const picture = document.createElementNS(SVG, 'svg');
        const put = (name, attributes) => {
            const made = document.createElementNS(SVG, name);
            for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
            picture.append(made);
        };
        const x = ply => ply / game.moves.length * WIDTH;
        const y = chance => (1 - chance) * HEIGHT;
        picture.setAttribute('viewBox', `-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`);
        picture.setAttribute('role', 'img');
        picture.setAttribute('aria-label', text('replay.curve', {now: percent(known.at(-1)[1])}));
        put('path', {class: 'even', d: `M0 ${HEIGHT / 2}H${WIDTH}`});
        put('path', {class: 'chance', d: known.map(([ply, chance], index) => `${index ? 'L' : 'M'}${x(ply)} ${y(chance)}`).join('')});
        put('path', {class: 'now', d: `M${x(at)} 0V${HEIGHT}`});
        picture.addEventListener('click', event => {
            const box = picture.getBoundingClientRect();
            choose(Math.round(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * game.moves.length));
        });
        return [picture, make('p', {className: 'quiet'}, text('replay.scale'))];
    }

    /** The person's move that cost the most, and a way to play it better. */
    function costliest(game) {
        const people = ply => (sideOf(ply) === 'X' ? game.x : game.o) === 'human';
        const [worst] = game.moves.map((_, ply) => ply).filter(people).map(ply => cost(game, ply)).filter(Boolean)
            .sort((a, b) => (b.before - b.after) - (a.before - a.after));
        if (!worst || game.reviews.some(review => review === null)) return [];
        if (worst.before - worst.after < COSTLY) return [make('p', {}, text('replay.clean'))];
        const [number, cell] = [worst.ply + 1, action(game, game.moves[worst.ply])];
        const [before, after] = [worth(game, worst.before), worth(game, worst.after)];
        return [make('p', {}, game.exact ? text('replay.costly.exact', {number, cell, before, after})
            : text('replay.costly', {number, cell, before, after})),
        make('p', {className: 'row'},
            make('button', {type: 'button', on: {click: () => choose(worst.ply)}}, text('replay.look')),
            make('button', {type: 'button', on: {click: () => branch(worst.ply)}}, text('replay.better'))),
        make('details', {}, make('summary', {}, text('replay.solution')), make('p', {}, text('replay.best', {cell: action(game, worst.best)})))];
    }

    return {element, show};
}

/** The address of this game as it is now, for somebody else's Plybook. */
export const shared = game => `${location.href.split('#')[0]}#shared=${encodeURIComponent(JSON.stringify({
    format: 'plybook-game', version: 1, game: game.game, size: game.size, x: game.xName, o: game.oName, result: '', moves: game.moves}))}`;
