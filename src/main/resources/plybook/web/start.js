// The choice of a game: with X, with O, or with other players on either side.
import {begin} from './api.js';
import {make, player, text} from './words.js';

/** Shows the games that can be played. A choice begins a game and puts it into the address. */
export function showStart(main, about, kind, complain) {
    const game = about.games.find(each => each.id === kind) ?? about.games[0];
    if (!game) {
        main.replaceChildren(make('h1', {}, text('start.title')), make('p', {}, make('button', {on: {click: () => location.reload()}}, text('start.retry'))));
        return;
    }
    document.title = text('start.page', {game: game.title});
    const start = async (x, o) => {
        try {
            location.hash = `game=${(await begin(game.id, x, o)).id}`;
        } catch (error) {
            complain(error.message);
        }
    };
    const opponents = [...(about.learner ? ['learner'] : []), ...game.engines];
    const opponent = choice(text('start.against'), opponents, about.learner ? 'learner' : middle(game.engines));
    const parts = [make('h1', {tabIndex: -1}, text('start.play', {game: game.title}))];
    if (opponents.length > 1) parts.push(make('p', {className: 'row'}, opponent.label));
    parts.push(make('p', {className: 'row'},
        make('button', {className: 'main', on: {click: () => start('human', opponent.value())}}, text('start.as.x')),
        make('button', {className: 'main', on: {click: () => start(opponent.value(), 'human')}}, text('start.as.o'))));
    if (about.learner) {
        parts.push(make('p', {className: 'quiet'}, text('start.functions')));
    }
    parts.push(others(game, opponents, start), otherGames(about, game));
    main.replaceChildren(...parts);
}

const middle = engines => engines[Math.floor(engines.length / 2)];

function choice(title, names, chosen) {
    const select = make('select', {}, ...names.map(name => make('option', {value: name}, player(name))));
    select.value = chosen;
    return {label: make('label', {}, title, select), value: () => select.value};
}

/** Two people on one screen, or computer against computer. */
function others(game, opponents, start) {
    const x = choice(text('start.x'), opponents, opponents[0]);
    const o = choice(text('start.o'), opponents, opponents.at(-1));
    return make('fieldset', {}, make('legend', {}, text('start.others')),
        make('p', {className: 'row'}, make('button', {on: {click: () => start('human', 'human')}}, text('start.two'))),
        make('p', {className: 'row'}, x.label, o.label,
            make('button', {on: {click: () => start(x.value(), o.value())}}, text('start.computers'))));
}

function otherGames(about, game) {
    return make('p', {className: 'row'}, ...about.games.filter(each => each !== game)
        .map(each => make('a', {href: `#play=${each.id}`}, text('start.instead', {game: each.title}))),
    make('a', {href: '/practice', target: '_blank', rel: 'noopener'}, text('start.practice')));
}
