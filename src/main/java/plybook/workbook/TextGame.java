package plybook.workbook;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import plybook.game.Board;
import plybook.game.Game;
import plybook.game.Player;
import plybook.match.Match;
import plybook.match.Mover;
import plybook.registry.Notation;
import plybook.registry.Opponent;
import plybook.registry.PlayableGame;
import plybook.workbook.Human.Left;

/**
 * Any game against the computer, as text: lines are read and lines are written, wherever that may be.
 *
 * @param <S> a state of the game
 * @param <A> an action
 */
public final class TextGame<S, A> {
    private final Human human;
    private final Consumer<String> out;
    private final PlayableGame<S, A> game;
    private final Notation<S, A> notation;
    private Game<S, A> rules;
    private Opponent<S, A> computer;

    /**
     * A game by its own rules.
     *
     * @param out takes a line, or several, without the last line end
     * @param computer plays until another level is asked for
     */
    public TextGame(BufferedReader in, Consumer<String> out, PlayableGame<S, A> game, Opponent<S, A> computer) {
        this(in, out, game, game.game(), computer);
    }

    /**
     * A game by somebody's rules. Where rules or computer fail, their message is shown and the engine goes on.
     *
     * @param out takes a line, or several, without the last line end
     */
    public TextGame(
            BufferedReader in,
            Consumer<String> out,
            PlayableGame<S, A> game,
            Game<S, A> rules,
            Opponent<S, A> computer) {
        this.human = new Human(in, out);
        this.out = out;
        this.game = game;
        this.notation = game.notation();
        this.rules = rules;
        this.computer = computer;
    }

    /** Plays until the person leaves with q or the input ends. Where nobody can type, as in a notebook that is run as a whole, it says so. */
    public void run() {
        Player first = game.game().player(game.game().initialState());
        String howToMove = notation.howToMove();
        out.accept(Texts.of("game.begins", game.title(), computer.title(), first.symbol()) + "\n"
                + (howToMove.isEmpty() ? "" : howToMove + "\n") + help());
        try {
            Player side = human.chooseSide();
            while (true) {
                play(side);
                side = human.again();
            }
        } catch (Left e) {
            out.accept(Texts.of("human.left"));
        } catch (IOException e) {
            out.accept(Texts.of("human.cannot.type", game.id()));
        }
    }

    private String help() {
        return game.opponents().size() == 1
                ? Texts.of("game.help")
                : Texts.of(
                        "game.help.levels", String.join(", ", game.opponents().keySet()));
    }

    private void play(Player side) throws Left {
        Mover<S, A, Left> x = side == Player.X ? this::ask : this::think;
        Mover<S, A, Left> o = side == Player.O ? this::ask : this::think;
        Match<S, A> match = begun();
        while (true) {
            try {
                match.run(x, o);
                out.accept(notation.drawn(match.state(), match.last()));
                out.accept(ending(match));
                return;
            } catch (RuntimeException e) {
                giveUpRules(e);
                match = accepts(match.state()) ? new Match<>(rules, match.state()) : new Match<>(rules);
            }
        }
    }

    private Match<S, A> begun() {
        try {
            return new Match<>(rules);
        } catch (RuntimeException e) {
            giveUpRules(e);
            return new Match<>(rules);
        }
    }

    /** Goes on with the engine's rules where somebody's fail. If the engine's own fail, that is a mistake of ours. */
    private void giveUpRules(RuntimeException e) {
        if (rules == game.game()) {
            throw e;
        }
        out.accept(message(e) + "\n" + Texts.of("game.engines.rules"));
        rules = game.game();
    }

    private String ending(Match<S, A> match) {
        return match.winner()
                .map(winner -> Texts.of("game.won", winner.symbol()) + notation.ending(match.state(), match.last()))
                .orElseGet(() -> Texts.of("game.tied"));
    }

    private A think(Match<S, A> match) {
        out.accept(Texts.of("game.thinking"));
        A action = thought(match);
        out.accept(notation.played(match.toMove(), action));
        return action;
    }

    private A thought(Match<S, A> match) {
        S state = match.state();
        try {
            A action = computer.choose(state, () -> false).action();
            if (match.legal().contains(action)) {
                return action;
            }
            out.accept(Texts.of("game.illegal", action) + " " + Texts.of("game.engine.moves"));
        } catch (RuntimeException e) {
            out.accept(message(e) + "\n" + Texts.of("game.engine.moves"));
        }
        return accepts(state) && !game.game().terminal(state)
                ? game.helper().choose(state, () -> false).action()
                : match.legal().get(0);
    }

    private static String message(RuntimeException e) {
        return String.valueOf(e.getMessage() == null ? e : e.getMessage());
    }

    /** Returns whether the engine's rules can go on here. */
    private boolean accepts(S state) {
        return game.accepts(state)
                && (!(state instanceof Board board)
                        || board.count(Player.X) == board.count(Player.O)
                        || board.count(Player.X) == board.count(Player.O) + 1);
    }

    /** Asks until there is a legal action. */
    private A ask(Match<S, A> match) throws Left {
        boolean draw = true;
        while (true) {
            S state = match.state();
            List<A> legal = match.legal();
            if (draw) {
                out.accept(notation.drawn(state, match.last()));
                if (legal.isEmpty()) {
                    throw new IllegalStateException(Texts.of("game.no.actions"));
                }
                out.accept(notation.prompt(match.toMove(), legal));
            }
            String answer = human.line();
            String word = answer.toLowerCase(Locale.ROOT);
            Optional<A> typed = notation.parse(answer, state, legal);
            draw = false;
            if (word.equals("undo")) {
                draw = takenBack(match);
            } else if (word.equals("hint")) {
                hint(state);
            } else if (word.startsWith("level") && game.opponents().size() > 1) {
                level(word.substring("level".length()).strip());
            } else if (typed.isEmpty()) {
                out.accept(notation.misread(Human.shortened(answer), state, legal) + "\n" + help());
            } else if (legal.contains(typed.get())) {
                return typed.get();
            } else {
                out.accept(notation.refused(typed.get(), state, legal));
            }
        }
    }

    /** Takes back the last move of the side to move, and the answer to it. */
    private boolean takenBack(Match<S, A> match) {
        if (!match.takeBackTo(match.toMove())) {
            out.accept(Texts.of("game.nothing.to.undo"));
            return false;
        }
        out.accept(Texts.of("game.undone"));
        return true;
    }

    private void hint(S state) {
        if (!accepts(state) || game.game().terminal(state)) {
            out.accept(Texts.of("game.no.hint"));
            return;
        }
        out.accept(Texts.of("game.thinking"));
        out.accept(Texts.of(
                "game.hint",
                notation.name(game.helper().choose(state, () -> false).action())));
    }

    private void level(String name) {
        try {
            computer = game.opponent(name);
            out.accept(Texts.of("game.level", name));
        } catch (IllegalArgumentException e) {
            out.accept(String.valueOf(e.getMessage()));
        }
    }
}
