// A game: the board with its heading and buttons, kept in step with the server, and so with every other tab that shows the game.
import {begin, change, look, NO_ANSWER} from './api.js';
import {makeBoard} from './board.js';
import {makePanel} from './panel.js';
import {cell, make} from './words.js';

const OFTEN = 200;
const SELDOM = 1000;
const BETWEEN_MOVES = 900;

/** So long a computer's move is held back at least: people want to see their own mark first, and that somebody thinks. */
const A_MOMENT = 350;

const wait = millis => new Promise(done => setTimeout(done, millis));

/** Shows the game; the answer is what to call on leaving it. */
export async function showGame(main, id, complain, toStart) {
    let game = null;
    let left = false;
    let paused = false;
    let sending = false;
    let timer = 0;
    let thinkingSince = 0;
    const view = makeView();

    function makeView() {
        const heading = make('h1', {tabIndex: -1});
        const status = make('p', {className: 'quiet', role: 'status'});
        const seconds = make('span', {className: 'quiet'});
        const place = make('div', {className: 'scroll'});
        const remarks = make('div', {className: 'aside', role: 'log', 'aria-label': 'What went wrong in your functions'});
        const notes = make('div', {className: 'aside quiet'});
        const button = (text, click, name = '') => make('button', {className: name, hidden: true, on: {click}}, text);
        const buttons = {
            undo: button('Undo', () => send('undo')),
            hint: button('Hint', () => send('hint')),
            pause: button('Pause', () => pause()),
            step: button('Next move', () => send('step')),
            again: button('Play Again', () => toStart(game.game), 'main'),
            leave: button('New game', () => toStart(game.game)),
        };
        const saved = make('div', {className: 'aside', hidden: true});
        const panel = makePanel();
        return {heading, status, seconds, place, remarks, notes, buttons, saved, panel, board: null};
    }

    function build() {
        view.board = makeBoard(game.size, at => choose(at));
        view.place.replaceChildren(view.board.element);
        main.replaceChildren(view.heading, view.status, make('div', {className: 'game'},
            make('div', {}, view.place, view.seconds, make('div', {className: 'row'}, ...Object.values(view.buttons)),
                view.remarks, view.saved, view.notes),
            view.panel.element));
    }

    function show(next) {
        if (left || (game && next.version < game.version)) return;
        const first = !game;
        game = next;
        if (first) build();
        thinkingSince = game.phase === 'thinking' ? thinkingSince || Date.now() : 0;
        document.title = `${game.status} · ${game.title}`;
        set(view.heading, game.status);
        set(view.status, said());
        view.board.show(game);
        view.panel.show(game);
        showRemarks();
        view.notes.replaceChildren(...[`X: ${game.xName}. O: ${game.oName}.`, ...game.notes].map(note => make('p', {}, note)));
        showButtons();
        showSaved();
        if (first) view.board.focus();
        drive();
    }

    /** What a screen reader is told of a change. */
    function said() {
        const parts = [];
        if (game.last) {
            const mark = game.board.split('/')[game.last[0]][game.last[1]];
            parts.push(`Last move: ${mark} at ${cell(game.last)}.`);
        }
        if (game.line.length > 0) parts.push(`Winning line: ${game.line.map(cell).join(' ')}.`);
        if (game.hint) parts.push(`Hint: ${cell(game.hint)}.`);
        if (game.hinting) parts.push('Looking for a hint…');
        parts.push(game.status);
        return parts.join(' ');
    }

    function showRemarks() {
        const shown = [...view.remarks.children].map(each => each.textContent);
        if (JSON.stringify(shown) !== JSON.stringify(game.remarks)) {
            view.remarks.replaceChildren(...game.remarks.map(text => make('p', {className: 'remark'}, text)));
        }
    }

    function showButtons() {
        const {undo, hint, pause, step, again, leave} = view.buttons;
        const people = game.x === 'human' || game.o === 'human';
        const over = game.phase === 'over';
        undo.hidden = !people;
        undo.disabled = !game.canUndo;
        hint.hidden = !people || over;
        hint.disabled = game.phase !== 'yours' || game.hinting;
        pause.hidden = people || over;
        pause.textContent = paused ? 'Go on' : 'Pause';
        step.hidden = people || over || !paused;
        step.disabled = game.phase !== 'step';
        again.hidden = !over;
        leave.hidden = over;
    }

    function showSaved() {
        view.saved.hidden = game.phase !== 'over';
        if (game.phase !== 'over' || view.saved.dataset.counter === String(game.counter)) return;
        view.saved.dataset.counter = game.counter;
        const name = `${game.game}-${game.id.slice(0, 6)}`;
        const link = (ending, text) => make('a', {href: `/games/${game.id}/${name}.${ending}`, download: `${name}.${ending}`}, text);
        view.saved.replaceChildren(make('h2', {}, 'Keep this game'),
            make('p', {className: 'row'}, link('json', 'Save the game (JSON)'), link('txt', 'Save the moves as text')),
            make('p', {className: 'quiet'}, 'In a notebook, ', make('code', {}, `openGame("${name}.json")`), ' shows it; give the folder too if it lies elsewhere.'));
    }

    function set(element, text) {
        if (element.textContent !== text) element.textContent = text;
    }

    async function choose(at) {
        if (!game || sending) return;
        if (game.phase === 'thinking') return complain('The computer is thinking: wait for its move, or take yours back.');
        if (game.phase === 'over') return complain('The game is over.');
        if (game.phase !== 'yours') return;
        if (game.board.split('/')[at[0]][at[1]] !== '.') {
            return complain(`${cell(at)} is taken by ${game.board.split('/')[at[0]][at[1]]}.`);
        }
        const before = game;
        if (game.x !== 'human' || game.o !== 'human') foresee(at);
        await send('moves', {row: at[0], column: at[1]}, before);
    }

    /** One's own mark and the computer's thinking are seen at once, whatever comes of them. */
    function foresee([row, column]) {
        const rows = game.board.split('/').map(each => [...each]);
        rows[row][column] = game.status.at(-1);
        show({...game, board: rows.map(each => each.join('')).join('/'), last: [row, column], hint: null, phase: 'thinking', status: 'Computer thinking…'});
    }

    async function send(what, message = {}, sure = game) {
        if (sending) return;
        sending = true;
        complain('');
        const moment = what === 'moves' ? wait(A_MOMENT) : null;
        try {
            const next = await change(id, what, {counter: sure.counter, ...message});
            if (next.phase !== 'yours' || sure.x !== 'human' || sure.o !== 'human') await moment;
            game = {...game, version: 0};
            show(next);
        } catch (error) {
            game = {...sure, version: 0};
            show(error.game ?? sure);
            trouble(error);
        } finally {
            sending = false;
            again();
            drive();
        }
    }

    function pause() {
        paused = !paused;
        showButtons();
        drive();
    }

    /** Where nobody but computers plays, an open page asks for each move. */
    function drive() {
        if (left || game.phase !== 'step' || paused || sending || view.driving || view.gone) return;
        view.driving = setTimeout(() => {
            view.driving = 0;
            if (!left && !paused && !sending && game.phase === 'step' && !document.hidden) stepQuietly();
        }, BETWEEN_MOVES);
    }

    /** Another tab may have asked for the same move: then it was made, and all is well. */
    async function stepQuietly() {
        sending = true;
        try {
            show(await change(id, 'step', {counter: game.counter}));
        } catch (error) {
            if (error.game) show(error.game);
            else trouble(error);
        } finally {
            sending = false;
            again();
            drive();
        }
    }

    function trouble(error) {
        complain(error.message);
        if (error.status === 404) offerToGoOn(error.message);
    }

    /** After a restart the server knows nothing of the game, but this page still does. */
    function offerToGoOn(message) {
        complain('');
        const goOn = make('button', {className: 'main', on: {click: async () => {
            try {
                location.hash = `game=${(await begin(game.game, game.x, game.o, game.moves)).id}`;
            } catch (error) {
                complain(error.message);
            }
        }}}, 'Go on with this game');
        view.remarks.replaceChildren(make('p', {className: 'remark'}, message), make('p', {className: 'row'}, goOn));
        view.gone = true;
    }

    /** Looks whether something has changed: often while somebody thinks, else seldom, and never in a tab that nobody sees. */
    function again() {
        clearTimeout(timer);
        if (left || view.gone) return;
        timer = setTimeout(poll, game.phase === 'thinking' || game.hinting || (game.thought && game.thought.values.length === 0) ? OFTEN : SELDOM);
    }

    async function poll() {
        if (left || sending) return again();
        if (document.hidden) return;
        try {
            const next = await look(id, game.version);
            if (document.getElementById('trouble').textContent === NO_ANSWER) complain('');
            if (next && !sending) show(next);
        } catch (error) {
            trouble(error);
        }
        if (thinkingSince && Date.now() - thinkingSince > 2000) {
            view.seconds.textContent = `${Math.round((Date.now() - thinkingSince) / 1000)} s`;
        } else if (!thinkingSince) {
            view.seconds.textContent = '';
        }
        again();
    }

    const seen = () => {
        if (!document.hidden) {
            poll();
            drive();
        }
    };
    document.addEventListener('visibilitychange', seen);
    show(await look(id, 0));
    again();
    return () => {
        left = true;
        clearTimeout(timer);
        clearTimeout(view.driving);
        document.removeEventListener('visibilitychange', seen);
    };
}
