package plybook.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Game;
import plybook.game.Player;

/**
 * A game as it is played: the state now, and the actions that led to it.
 *
 * <pre>{@code
 * Match<Board, Cell> match = new Match<>(new TicTacToe());
 * match.run(x, o);
 * match.winner();
 * }</pre>
 *
 * @param <S> a state of the game
 * @param <A> an action
 */
public final class Match<S, A> {
    private final Game<S, A> game;
    private final List<S> states = new ArrayList<>();
    private final List<A> actions = new ArrayList<>();

    /** A match that begins where the game begins. */
    public Match(Game<S, A> game) {
        this(game, game.initialState());
    }

    /** A match that begins in any state of the game. */
    public Match(Game<S, A> game, S start) {
        this.game = game;
        states.add(start);
    }

    /** Returns the state now. */
    public S state() {
        return states.get(states.size() - 1);
    }

    /** Returns the actions played, the first one first. */
    public List<A> actions() {
        return Collections.unmodifiableList(actions);
    }

    /** Returns the action that led to the state now, or empty at the start. */
    public Optional<A> last() {
        return actions.isEmpty() ? Optional.empty() : Optional.of(actions.get(actions.size() - 1));
    }

    /** Returns whether the game is over. */
    public boolean over() {
        return game.terminal(state());
    }

    /** Returns the side to move. */
    public Player toMove() {
        return game.player(state());
    }

    /** Returns the legal actions, in search order. */
    public List<A> legal() {
        return game.actions(state());
    }

    /** Returns the side that has won, or empty for a tie and while the game goes on. */
    public Optional<Player> winner() {
        return winner(game, state());
    }

    /** Returns the side that has won in a state: on a board as the game says, otherwise the side that the utility favours. */
    public static <S, A> Optional<Player> winner(Game<S, A> game, S state) {
        if (game instanceof BoardGame boardGame && state instanceof Board board) {
            return boardGame.winner(board);
        }
        int utility = game.terminal(state) ? game.utility(state) : 0;
        return utility == 0 ? Optional.empty() : Optional.of(utility > 0 ? Player.MAX : Player.MIN);
    }

    /**
     * Plays an action.
     *
     * @throws IllegalArgumentException if it is not legal; the message lists the legal ones
     */
    public void play(A action) {
        states.add(game.result(state(), action));
        actions.add(action);
    }

    /** Takes the last action of a side back, and those that came after it; returns whether there was one. */
    public boolean takeBackTo(Player side) {
        for (int ply = actions.size() - 1; ply >= 0; ply--) {
            if (game.player(states.get(ply)) == side) {
                actions.subList(ply, actions.size()).clear();
                states.subList(ply + 1, states.size()).clear();
                return true;
            }
        }
        return false;
    }

    /**
     * Lets both sides move in turn until the game is over.
     *
     * @throws E if no action comes; {@link #toMove} then tells whose turn it was
     * @throws IllegalArgumentException if a mover chose an action that is not legal
     */
    public <E extends Exception> void run(Mover<S, A, E> max, Mover<S, A, E> min) throws E {
        while (!over()) {
            play((toMove() == Player.MAX ? max : min).choose(this));
        }
    }
}
