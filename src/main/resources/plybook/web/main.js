// The page: the choice of a game, or a game. The address says which, so that reloading and a second tab show the same.
import {open, page} from './api.js';
import {showStart} from './start.js';
import {showGame} from './game.js';

const main = document.getElementById('main');
const trouble = document.getElementById('trouble');
let leave = () => {};

/** Shows what went wrong, in the one place for it; an empty text means that nothing is wrong. A note is worth knowing, and nobody's fault. */
const complain = (text, note = false) => {
    trouble.classList.toggle('note', note);
    if (trouble.textContent !== text) trouble.textContent = text;
};

async function show() {
    leave();
    leave = () => {};
    complain('');
    const address = new URLSearchParams(location.hash.slice(1));
    try {
        if (address.has('shared')) {
            location.replace(`#game=${(await open(address.get('shared'))).id}`);
        } else if (address.has('game')) {
            leave = await showGame(main, address.get('game'), complain, toStart);
        } else {
            showStart(main, await page(), address.get('play') ?? '', complain);
        }
    } catch (error) {
        complain(error.message);
        const about = error.status === 404 ? await page().catch(() => null) : null;
        showStart(main, about ?? {learner: false, games: []}, '', complain);
    }
}

function toStart(kind) {
    location.hash = `play=${kind}`;
}

addEventListener('hashchange', show);
show();
