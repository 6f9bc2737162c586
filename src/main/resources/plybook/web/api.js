// Asks the server. What goes wrong comes back as an error with a sentence, and with the game as it stands if the server knows it.

export class Refused extends Error {
    constructor(message, status, game) {
        super(message);
        this.status = status;
        this.game = game;
    }
}

export const NO_ANSWER = 'The program does not answer. Is ./plybook play still running? Start it again, and this page goes on.';

async function ask(path, options) {
    let response;
    let body = null;
    try {
        response = await fetch(path, options);
        if (response.status !== 204) body = await response.json();
    } catch (error) {
        throw new Refused(NO_ANSWER, 0, null);
    }
    if (!response.ok) throw new Refused(body.message ?? `The program answered ${response.status}.`, response.status, body.game ?? null);
    return body;
}

const post = (path, message) => ask(path, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(message),
});

/** Which games there are, and whether there are a learner's functions. */
export const page = () => ask('/api/page');

/** A new game; with moves, one that goes on from there. */
export const begin = (game, x, o, moves = []) => post('/api/games', {game, x, o, moves});

/** The game, or null if nothing has changed since that version. */
export const look = (id, seen) => ask(`/api/games/${encodeURIComponent(id)}?seen=${seen}`);

/** A move, or undo, hint, step: always with the number of changes that this page has seen. */
export const change = (id, what, message) => post(`/api/games/${encodeURIComponent(id)}/${what}`, message);
