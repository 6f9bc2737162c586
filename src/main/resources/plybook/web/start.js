// The choice of a game: with X, with O, or with other players on either side.
import {begin} from './api.js';
import {make, player} from './words.js';

/** Shows what can be played; a choice begins a game and puts it into the address. */
export function showStart(main, about, kind, complain) {
    const game = about.games.find(each => each.id === kind) ?? about.games[0];
    if (!game) {
        main.replaceChildren(make('h1', {}, 'Play'), make('p', {}, make('button', {on: {click: () => location.reload()}}, 'Try again')));
        return;
    }
    document.title = `Plybook: Play ${game.title}`;
    const start = async (x, o) => {
        try {
            location.hash = `game=${(await begin(game.id, x, o)).id}`;
        } catch (error) {
            complain(error.message);
        }
    };
    const opponents = [...(about.learner ? ['learner'] : []), ...game.engines];
    const opponent = choice('Against', opponents, about.learner ? 'learner' : middle(game.engines));
    const parts = [make('h1', {tabIndex: -1}, `Play ${game.title}`)];
    if (opponents.length > 1) parts.push(make('p', {className: 'row'}, opponent.label));
    parts.push(make('p', {className: 'row'},
        make('button', {className: 'main', on: {click: () => start('human', opponent.value())}}, 'Play as X'),
        make('button', {className: 'main', on: {click: () => start(opponent.value(), 'human')}}, 'Play as O')));
    if (about.learner) {
        parts.push(make('p', {className: 'quiet'}, 'Rules and search are your own functions, as far as they are written; the game says which. '
            + 'Save a file, start a new game, and it is played with what you saved.'));
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
    const x = choice('X is', opponents, opponents[0]);
    const o = choice('O is', opponents, opponents.at(-1));
    return make('fieldset', {}, make('legend', {}, 'Or watch, or share the page'),
        make('p', {className: 'row'}, make('button', {on: {click: () => start('human', 'human')}}, 'Two players on this page')),
        make('p', {className: 'row'}, x.label, o.label,
            make('button', {on: {click: () => start(x.value(), o.value())}}, 'Computer against computer')));
}

function otherGames(about, game) {
    return make('p', {className: 'row'}, ...about.games.filter(each => each !== game)
        .map(each => make('a', {href: `#play=${each.id}`}, `Play ${each.title} instead`)),
    make('a', {href: '/practice', target: '_blank', rel: 'noopener'}, 'Practise alpha-beta by hand (new tab)'));
}
