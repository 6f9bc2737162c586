// A game without a board: its state as text, and a button for each action.
import {make, text} from './words.js';

/** A list of actions that tells which one was chosen; show(game) draws what has changed. */
export function makeList(choose) {
    const state = make('pre', {className: 'state', 'aria-label': text('list.state')});
    const actions = make('div', {className: 'row', role: 'group', 'aria-label': text('list.actions')});
    const element = make('div', {}, state, actions);
    let shown = '';
    function show(game) {
        const open = game.phase === 'yours';
        const key = JSON.stringify([game.board, game.actions, open, game.hint]);
        if (key === shown) return;
        const focused = actions.contains(document.activeElement);
        shown = key;
        state.textContent = game.board;
        actions.replaceChildren(...game.actions.map(action => make('button', {
            type: 'button', disabled: !open, className: action === game.hint ? 'main' : '', on: {click: () => choose(action)},
        }, action === game.hint ? text('list.hint', {action}) : action)));
        if (focused && open) focus();
    }
    const focus = () => actions.querySelector('button:enabled')?.focus();
    return {element, show, focus};
}
