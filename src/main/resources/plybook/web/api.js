// Requests to the server. A failure is thrown as an error with a sentence, and with the state of the game if the server knows it.
import {text} from './words.js';

export class Refused extends Error {
    constructor(message, status, game) {
        super(message);
        this.status = status;
        this.game = game;
    }
}

export const NO_ANSWER = text('answer.none');

async function ask(path, options) {
    let response;
    let body = null;
    try {
        response = await fetch(path, options);
        if (response.status !== 204) body = await response.json();
    } catch (error) {
        throw new Refused(NO_ANSWER, 0, null);
    }
    if (!response.ok) throw new Refused(body.message ?? text('answer.status', {status: response.status}), response.status, body.game ?? null);
    return body;
}

const post = (path, message) => ask(path, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(message),
});

/** The games that can be played, and whether the page has a learner's functions. */
export const page = () => ask('/api/page');

/** A new game; with moves, one that goes on from there. */
export const begin = (game, x, o, moves = []) => post('/api/games', {game, x, o, moves});

/** A game that was saved, as the text of its file. */
export const open = file => post('/api/open', {file});

/** The game, or null if nothing has changed since that version. */
export const look = (id, seen) => ask(`/api/games/${encodeURIComponent(id)}?seen=${seen}`);

/** A move, undo, hint or step, always with the number of changes that this page has seen. */
export const change = (id, what, message) => post(`/api/games/${encodeURIComponent(id)}/${what}`, message);
