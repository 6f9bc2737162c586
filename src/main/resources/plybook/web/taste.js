// What a person likes the board to look like: kept in the browser, for every game.
import {make} from './words.js';

const read = name => {
    try {
        return localStorage.getItem(`plybook.${name}`) === 'yes';
    } catch (error) {
        return false; // a browser that keeps nothing
    }
};

const write = (name, on) => {
    try {
        localStorage.setItem(`plybook.${name}`, on ? 'yes' : 'no');
    } catch (error) {
        // It holds for this page only.
    }
};

const here = new Map();

/** A box to tick that is remembered; changed(on) is called now and whenever it changes. */
export function remembered(name, label, changed) {
    here.set(name, read(name));
    const box = make('input', {type: 'checkbox', checked: here.get(name), on: {change: () => {
        here.set(name, box.checked);
        write(name, box.checked);
        changed(box.checked);
    }}});
    queueMicrotask(() => changed(box.checked));
    return make('label', {}, box, label);
}

/** Whether the box of that name is ticked. */
remembered.is = name => here.get(name) ?? read(name);
