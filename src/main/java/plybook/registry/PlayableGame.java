package plybook.registry;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Evaluation;
import plybook.game.Game;

/**
 * A game with everything that playing it takes. {@link #of} is enough for any game; the other methods replace a part.
 *
 * @param <S> a state of the game
 * @param <A> an action; no two legal ones are written alike
 * @param id the name in commands, addresses and files, in small letters
 * @param title the name for people
 * @param game the rules
 * @param notation its notation in a terminal
 * @param opponents the computer's players by name, the weakest first
 * @param helper the player that gives hints, and moves in place of a player that fails
 * @param outlook the explanation of its states
 * @param reviewer the player whose values say afterwards what a move was worth; empty if there is none so strong
 */
public record PlayableGame<S, A>(
        String id,
        String title,
        Game<S, A> game,
        Notation<S, A> notation,
        Map<String, Opponent<S, A>> opponents,
        Opponent<S, A> helper,
        Outlook<S, A> outlook,
        Optional<Opponent<S, A>> reviewer) {
    /** The longest time for a move. */
    static final Duration FOR_A_MOVE = Duration.ofSeconds(2);

    /** @throws IllegalArgumentException if the id is not made of small letters and digits, or there is no opponent */
    public PlayableGame {
        if (!id.matches("[a-z][a-z0-9]*")) {
            throw new IllegalArgumentException("a game's id is made of small letters and digits, not \"" + id + "\"");
        }
        if (opponents.isEmpty()) {
            throw new IllegalArgumentException(title + " needs somebody to play against");
        }
        opponents = Collections.unmodifiableMap(new LinkedHashMap<>(opponents));
    }

    /**
     * The explanation of a game's states: what is searched, how deep, and what a value means.
     *
     * @param game the game as a search sees it; it may leave out actions that nobody would play
     * @param evaluation the value of a state at the horizon
     * @param toTheEnd whether minimax can search every state to the end in a moment, so that a game goes on without delay
     * @param horizon the number of plies to look ahead; empty: to the end, or as many as minimax can search in a moment
     * @param win the least value that means that MAX has won
     */
    public record Outlook<S, A>(
            Game<S, A> game, Evaluation<S> evaluation, boolean toTheEnd, Optional<Integer> horizon, int win) {}

    /** Returns a game with its own texts, and alpha-beta as the opponent. */
    public static <S, A> PlayableGame<S, A> of(String id, String title, Game<S, A> game) {
        return of(id, title, game, new ListedActions<>());
    }

    /** Returns a game with a notation of its own, and alpha-beta as the opponent. */
    public static <S, A> PlayableGame<S, A> of(String id, String title, Game<S, A> game, Notation<S, A> notation) {
        Evaluation<S> unknown = state -> 0;
        Opponent<S, A> engine = new SearchOpponent<>(Texts.of("engine"), game, unknown, FOR_A_MOVE);
        return new PlayableGame<>(
                id,
                title,
                game,
                notation,
                Map.of("engine", engine),
                engine,
                new Outlook<>(game, unknown, false, Optional.empty(), 1),
                Optional.empty());
    }

    /** Returns the same game, so small that minimax searches every state to the end in a moment. */
    PlayableGame<S, A> searchedToTheEnd() {
        Outlook<S, A> whole =
                new Outlook<>(outlook.game(), outlook.evaluation(), true, Optional.empty(), outlook.win());
        return new PlayableGame<>(id, title, game, notation, opponents, helper, whole, reviewer);
    }

    /** Returns the same game under another title. */
    PlayableGame<S, A> titled(String other) {
        return new PlayableGame<>(id, other, game, notation, opponents, helper, outlook, reviewer);
    }

    /**
     * Returns the opponent of that name.
     *
     * @throws IllegalArgumentException if there is none; the message lists those that there are
     */
    public Opponent<S, A> opponent(String name) {
        return Optional.ofNullable(opponents.get(name))
                .orElseThrow(() -> new IllegalArgumentException(
                        Texts.of("level.unknown", name, String.join(", ", opponents.keySet()))));
    }

    /** Returns whether the engine's rules can be asked about the state: on a board, if it is one of this game. */
    public boolean accepts(S state) {
        return !(state instanceof Board board)
                || !(game.initialState() instanceof Board first)
                || board.size() == first.size();
    }
}
