// The choice of a game: a card for each, with its rule, a board that can be played at once, and the players on either side.
import {begin, open} from './api.js';
import {drawBoard} from './board.js';
import {make, player, ruleOf, text} from './words.js';

/** Shows the games that can be played, that kind first. A choice begins a game and puts it into the address. */
export function showStart(main, about, kind, complain) {
    if (about.games.length === 0) {
        main.replaceChildren(make('h1', {}, text('start.title')), make('p', {}, make('button', {on: {click: () => location.reload()}}, text('start.retry'))));
        return;
    }
    const chosen = about.games.find(each => each.id === kind);
    document.title = chosen ? text('start.page', {game: chosen.title}) : text('start.page.any');
    const attempt = async beginning => {
        try {
            location.hash = `game=${(await beginning()).id}`;
        } catch (error) {
            complain(error.message);
        }
    };
    const sorted = chosen ? [chosen, ...about.games.filter(each => each !== chosen)] : about.games;
    main.replaceChildren(make('h1', {tabIndex: -1}, chosen ? text('start.play', {game: chosen.title}) : text('start.title')),
        ...(about.learner ? [make('p', {className: 'quiet'}, text('start.functions'))] : []),
        make('div', {className: 'cards'}, ...sorted.map(game => card(game, about.learner, attempt))),
        make('p', {className: 'row'}, opener(attempt, complain),
            make('a', {href: '/practice', target: '_blank', rel: 'noopener'}, text('start.practice'))));
}

const middle = engines => engines[Math.floor(engines.length / 2)];

/** A game with its rule in a sentence, its board, and the ways to begin. */
function card(game, learner, attempt) {
    const opponents = [...(learner ? ['learner'] : []), ...game.engines];
    const opponent = choice(text('start.against'), opponents, learner ? 'learner' : middle(game.engines));
    const start = (x, o, moves = []) => attempt(() => begin(game.id, x, o, moves));
    const rule = ruleOf(game.id);
    const parts = [make('h2', {}, game.title)];
    if (rule) parts.push(make('p', {}, rule));
    if (game.size > 0) parts.push(live(game, cell => start('human', opponent.value(), [cell])));
    if (opponents.length > 1) parts.push(make('p', {className: 'row'}, opponent.label));
    parts.push(make('p', {className: 'row'},
        make('button', {className: 'main', on: {click: () => start('human', opponent.value())}}, text('start.as.x')),
        make('button', {className: 'main', on: {click: () => start(opponent.value(), 'human')}}, text('start.as.o'))));
    parts.push(others(opponents, start));
    return make('section', {className: 'card', 'aria-label': game.title}, ...parts);
}

/** A small board: a click on it begins a game with that move. The buttons do the same for everybody else. */
function live(game, begun) {
    const picture = drawBoard({size: game.size, board: Array(game.size).fill('.'.repeat(game.size)).join('/')});
    const move = event => {
        const box = picture.getBoundingClientRect();
        const at = (position, from, length) => Math.floor((position - from) / length * game.size);
        return [at(event.clientY, box.top, box.height), at(event.clientX, box.left, box.width)].map(each => Math.min(game.size - 1, Math.max(0, each)));
    };
    picture.addEventListener('click', event => begun(move(event)));
    return make('div', {className: 'live', title: text('start.live')}, picture);
}

function choice(title, names, chosen) {
    const select = make('select', {}, ...names.map(name => make('option', {value: name}, player(name))));
    select.value = chosen;
    return {label: make('label', {}, title, select), value: () => select.value};
}

/** Two people on one screen, or computer against computer. */
function others(opponents, start) {
    const x = choice(text('start.x'), opponents, opponents[0]);
    const o = choice(text('start.o'), opponents, opponents.at(-1));
    return make('details', {}, make('summary', {}, text('start.others')),
        make('p', {className: 'row'}, make('button', {on: {click: () => start('human', 'human')}}, text('start.two'))),
        make('p', {className: 'row'}, x.label, o.label,
            make('button', {on: {click: () => start(x.value(), o.value())}}, text('start.computers'))));
}

/** Opens a game that was saved here or by another program. */
function opener(attempt, complain) {
    const file = make('input', {type: 'file', accept: '.json,.txt,.sgf', on: {change: async () => {
        const chosen = file.files[0];
        file.value = '';
        if (!chosen) return;
        if (chosen.size > 15000) return complain(text('start.open.large'));
        const content = await chosen.text();
        await attempt(() => open(content));
    }}});
    return make('label', {}, text('start.open'), file);
}
