// A game: the board with its heading and buttons, kept up to date with the server and so with every other tab that shows the game.
import {begin, change, look, NO_ANSWER} from './api.js';
import {makeBoard} from './board.js';
import {makeList} from './list.js';
import {makePanel} from './panel.js';
import {makeReplay, past, shared} from './replay.js';
import {action, content, make, text} from './words.js';
import {remembered} from './taste.js';

const OFTEN = 200;
const SELDOM = 1000;
const BETWEEN_MOVES = 900;

/** The shortest time before a computer's move is shown: people want to see their own mark first, and that somebody thinks. */
const A_MOMENT = 350;

const wait = millis => new Promise(done => setTimeout(done, millis));

/** Shows the game, and returns what to call on leaving it. */
export async function showGame(main, id, complain, toStart) {
    let game = null;
    let left = false;
    let paused = false;
    let sending = false;
    let timer = 0;
    let thinkingSince = 0;

    /** The number of moves after which a person looks back at the game; null at its present end. */
    let looking = null;

    /** A move that was chosen before the game was ready for it. */
    let kept = null;
    const view = makeView();

    function makeView() {
        const heading = make('h1', {tabIndex: -1});
        const status = make('p', {className: 'quiet', role: 'status'});
        const seconds = make('span', {className: 'quiet'});
        const place = make('div', {className: 'scroll'});
        const remarks = make('div', {className: 'aside', role: 'log', 'aria-label': text('game.remarks')});
        const notes = make('div', {className: 'aside quiet'});
        const button = (key, click, name = '') => make('button', {className: name, hidden: true, on: {click}}, text(`button.${key}`));
        const buttons = {
            undo: button('undo', () => send('undo')),
            hint: button('hint', () => send('hint')),
            pause: button('pause', () => pause()),
            step: button('step', () => send('step')),
            again: button('again', () => start(game.x, game.o), 'main'),
            change: button('change', () => start(game.o, game.x)),
            link: button('link', () => copyLink()),
            leave: button('leave', () => toStart(game.game)),
        };
        const saved = make('div', {className: 'aside', hidden: true});
        const panel = makePanel();
        const replay = makeReplay(ply => lookAt(ply), ply => start(game.x, game.o, game.moves.slice(0, ply)));
        const taste = make('div', {className: 'row'});
        return {heading, status, seconds, place, remarks, notes, buttons, saved, panel, replay, taste, board: null};
    }

    function build() {
        view.board = game.size > 0 ? makeBoard(game, at => chooseCell(at)) : makeList(name => choose({action: name}));
        view.place.replaceChildren(view.board.element);
        if (game.size > 3) {
            view.taste.replaceChildren(
                remembered('numbers', text('game.numbers'), () => showBoard()),
                remembered('plain', text('game.plain'), plain => view.board.element.classList.toggle('plain', plain)));
        }
        main.replaceChildren(view.heading, view.status, make('div', {className: 'game'},
            make('div', {}, view.place, view.seconds, make('div', {className: 'row'}, ...Object.values(view.buttons)),
                view.taste, view.remarks, view.replay.element, view.saved, view.notes),
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
        if (looking !== null && looking > game.moves.length) looking = null;
        showBoard();
        view.panel.show(game);
        view.replay.show(game, looking);
        showRemarks();
        view.notes.replaceChildren(...[text('game.players', {x: game.xName, o: game.oName}), ...game.notes].map(note => make('p', {}, note)));
        showButtons();
        showSaved();
        if (first) view.board.focus();
        drive();
        if (kept && game.phase === 'yours' && !sending) {
            const at = kept;
            kept = null;
            complain('');
            chooseCell(at);
        }
    }

    /** Draws the board as it is, or as it was where a person looks back at. */
    function showBoard() {
        const shown = looking === null ? game : past(game, looking);
        const numbered = game.size > 3 && remembered.is('numbers');
        const moves = game.moves.slice(0, looking ?? game.moves.length);
        view.board.element.classList.toggle('numbered', numbered); // the line through the winning row must leave them legible
        view.board.show(shown, new Map(numbered ? moves.map((at, index) => [String(at), index + 1]) : []));
    }

    function lookAt(ply) {
        looking = ply === game.moves.length ? null : ply;
        complain('');
        showBoard();
        view.replay.show(game, looking);
    }

    /** Arrow keys step through the moves, except where they mean something else: on the board, on the slider and in fields. */
    function step(event) {
        const by = {ArrowLeft: -1, ArrowRight: 1}[event.key];
        const elsewhere = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
            || event.target.closest('[role=grid], input, select, textarea');
        if (!by || elsewhere || !game || game.size === 0 || game.moves.length === 0) return;
        event.preventDefault();
        lookAt(Math.min(game.moves.length, Math.max(0, (looking ?? game.moves.length) + by)));
    }

    /** Begins a game of the same kind, and puts it into the address. */
    async function start(x, o, moves = []) {
        try {
            location.hash = `game=${(await begin(game.game, x, o, moves)).id}`;
        } catch (error) {
            complain(error.message);
        }
    }

    async function copyLink() {
        try {
            await navigator.clipboard.writeText(shared(game));
            view.buttons.link.textContent = text('button.linked');
        } catch (error) {
            location.hash = shared(game).split('#')[1]; // the address bar then shows what the clipboard may not take
        }
    }

    /** A change in words, for a screen reader. */
    function said() {
        const parts = [];
        if (game.last) {
            parts.push(game.size > 0
                ? text('game.last', {mark: game.board.split('/')[game.last[0]][game.last[1]], cell: action(game, game.last)})
                : text('game.last.action', {action: game.last}));
        }
        if (game.line.length > 0) parts.push(text('game.line', {cells: game.line.map(cell => action(game, cell)).join(' ')}));
        if (game.hint) parts.push(text('game.hint', {cell: action(game, game.hint)}));
        if (game.hinting) parts.push(text('game.hinting'));
        if (beatenByOwn()) parts.push(text('game.lost'));
        parts.push(game.status);
        return parts.join(' ');
    }

    /** Whether the person has just lost to the learner's own search. */
    const beatenByOwn = () => game.phase === 'over' && game.winner !== '' && (game.winner === 'X' ? game.x : game.o) === 'learner'
        && (game.x === 'human' || game.o === 'human');

    function showRemarks() {
        const shown = [...view.remarks.children].map(each => each.textContent);
        if (JSON.stringify(shown) !== JSON.stringify(game.remarks)) {
            view.remarks.replaceChildren(...game.remarks.map(remark => make('p', {className: 'remark'}, remark)));
        }
    }

    function showButtons() {
        const {undo, hint, pause, step, again, change: sides, link, leave} = view.buttons;
        const people = game.x === 'human' || game.o === 'human';
        const over = game.phase === 'over';
        undo.hidden = !people;
        undo.disabled = !game.canUndo;
        hint.hidden = !people || over;
        hint.disabled = game.phase !== 'yours' || game.hinting;
        pause.hidden = people || over;
        pause.textContent = text(paused ? 'button.resume' : 'button.pause');
        step.hidden = people || over || !paused;
        step.disabled = game.phase !== 'step';
        again.hidden = !over;
        sides.hidden = !over || game.x === game.o;
        link.hidden = !over || !game.saves;
        leave.hidden = false;
    }

    function showSaved() {
        view.saved.hidden = game.phase !== 'over' || !game.saves;
        if (view.saved.hidden || view.saved.dataset.counter === String(game.counter)) return;
        view.saved.dataset.counter = game.counter;
        const name = `${game.game}-${game.id.slice(0, 6)}`;
        const link = (ending, label) => make('a', {href: `/games/${game.id}/${name}.${ending}`, download: `${name}.${ending}`}, label);
        view.saved.replaceChildren(make('h2', {}, text('saved.title')),
            make('p', {className: 'row'}, link('json', text('saved.json')), link('txt', text('saved.text')),
            ...(game.game === 'gomoku' ? [link('sgf', text('saved.sgf'))] : [])),
            make('p', {className: 'quiet'}, ...content('saved.notebook', {code: make('code', {}, `openGame("${name}.json")`)})));
    }

    function set(element, words) {
        if (element.textContent !== words) element.textContent = words;
    }

    async function chooseCell(at) {
        if (looking !== null) return complain(text('game.past', {count: looking}), true);
        if (game && game.phase === 'thinking' && game.moves.length === 0 && game.x === 'human') {
            kept = at; // the other side still warms up: nothing can happen in between
            return complain(text('game.kept', {cell: action(game, at)}), true);
        }
        if (!ready()) return;
        const mark = game.board.split('/')[at[0]][at[1]];
        if (mark !== '.') return complain(text('game.taken', {cell: action(game, at), mark}));
        const before = game;
        if (game.x !== 'human' || game.o !== 'human') foresee(at);
        await send('moves', {row: at[0], column: at[1]}, before);
    }

    async function choose(move) {
        if (ready()) await send('moves', move);
    }

    /** Whether it is a person's turn; if not, it says why. */
    function ready() {
        if (!game || sending) return false;
        if (game.phase === 'thinking') complain(text('game.thinking'), true);
        if (game.phase === 'over') {
            complain(text('game.over'), true);
            view.buttons.again.focus();
        }
        return game.phase === 'yours';
    }

    /** Shows the person's mark and the computer's thinking at once, before the server has answered. */
    function foresee([row, column]) {
        const rows = game.board.split('/').map(each => [...each]);
        rows[row][column] = game.toMove;
        show({...game, board: rows.map(each => each.join('')).join('/'), last: [row, column], hint: null, phase: 'thinking', status: text('game.thinking.heading')});
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

    /** Asks for each move of a game that computers alone play, as long as the page is open. */
    function drive() {
        if (left || game.phase !== 'step' || paused || sending || view.driving || view.gone) return;
        view.driving = setTimeout(() => {
            view.driving = 0;
            if (!left && !paused && !sending && game.phase === 'step' && !document.hidden) stepQuietly();
        }, BETWEEN_MOVES);
    }

    /** Asks for a move without complaint if another tab has asked for the same one: then it was made, and all is well. */
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

    /** Offers to go on after a restart: the server no longer knows the game, but this page still does. */
    function offerToGoOn(message) {
        complain('');
        const goOn = make('button', {className: 'main', on: {click: async () => {
            try {
                location.hash = `game=${(await begin(game.game, game.x, game.o, game.moves)).id}`;
            } catch (error) {
                complain(error.message);
            }
        }}}, text('game.resume'));
        view.remarks.replaceChildren(make('p', {className: 'remark'}, message), make('p', {className: 'row'}, goOn));
        view.gone = true;
    }

    /** Asks for changes: often while somebody thinks, otherwise seldom, and never in a hidden tab. */
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
            view.seconds.textContent = text('time.seconds', {time: Math.round((Date.now() - thinkingSince) / 1000)});
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
    document.addEventListener('keydown', step);
    show(await look(id, 0));
    again();
    return () => {
        left = true;
        clearTimeout(timer);
        clearTimeout(view.driving);
        document.removeEventListener('visibilitychange', seen);
        document.removeEventListener('keydown', step);
    };
}
