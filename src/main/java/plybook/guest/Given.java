package plybook.guest;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Position;
import plybook.guest.trees.Guise;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.tree.Tree;

/**
 * Arguments of a call that are games, positions and clocks. On the judge's side they are descriptions, good for nothing but to be handed
 * over; the learner's process makes the real ones.
 */
public final class Given {
    /** The separator between a tree and its estimates. */
    static final String ESTIMATES = "|";

    /** The separator between a tree and the moves made on it. */
    static final String AFTER = "@";

    /** The separator between a guise and the child of the root that is in question. */
    static final String BELOW = "/";

    /** More moves than are ever made on a position. */
    public static final int ANY_NUMBER = Integer.MAX_VALUE;

    /** The separator between the rows of a board. No tree has it. */
    static final char ROWS = '/';

    private Given() {}

    /** The description that crosses instead of the object. */
    record Description(String text) implements InvocationHandler {
        @Override
        public Object invoke(Object proxy, Method method, Object @Nullable [] arguments) {
            if (method.getName().equals("toString")) {
                return text;
            }
            throw new UnsupportedOperationException(
                    "this only describes what the learner's process is to be given: " + text);
        }
    }

    private static <T> T described(Class<T> type, String text) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, new Description(text)));
    }

    /**
     * A tree as the arguments of a search, of which the learner's process gets the shape only: what a leaf is worth is asked for.
     *
     * @param shape the text of the tree with the numbers of its leaves instead of their values
     * @param estimate how much more than the first end below it every state that is no end is estimated at, if the guise is not plain
     * @param child the child of the root that is in question; none for the root itself
     */
    public record Search(Guise guise, String shape, int estimate, OptionalInt child) {
        /** The same game, and a question about a child of its root. */
        public Search below(int number) {
            return new Search(guise, shape, estimate, OptionalInt.of(number));
        }

        @SuppressWarnings("unchecked") // it plays no game
        public Game<Object, Object> game() {
            return described(Game.class, guise + (child.isPresent() ? BELOW + child.getAsInt() : "") + " " + shape);
        }

        /** The state of that game that the search is asked about. */
        public Object state() {
            return this;
        }

        /** The estimates of that game's states. */
        @SuppressWarnings("unchecked") // it estimates nothing
        public Evaluation<Object> evaluation() {
            return described(Evaluation.class, String.valueOf(estimate));
        }

        /** The same tree played in place. */
        @SuppressWarnings("unchecked") // it plays no game
        public Position<Object> position() {
            return described(Position.class, shape);
        }

        /** The same after these moves: one position, which goes on from question to question. */
        @SuppressWarnings("unchecked") // it plays no game
        public Position<Object> positionAfter(List<Integer> moves) {
            return described(
                    Position.class,
                    shape + AFTER + moves.stream().map(String::valueOf).collect(Collectors.joining(" ")));
        }
    }

    /** A tree for a search, played plainly. */
    public static Search search(Tree tree) {
        return search(tree, Guise.PLAIN);
    }

    /** A tree for a search, played in a guise. */
    public static Search search(Tree tree, Guise guise) {
        return search(tree, guise, 0);
    }

    /** The same with how much more than the first end below it every state that is no end is estimated at. */
    public static Search search(Tree tree, Guise guise, int estimate) {
        return new Search(guise, guise.numbered(tree), estimate, OptionalInt.empty());
    }

    /** A position of Gomoku for a player. */
    @SuppressWarnings("unchecked") // it plays no game
    public static GivenPosition<Object> position(Board board) {
        return described(GivenPosition.class, board.toString());
    }

    /**
     * A position of Gomoku in place, made of the learner's own parts.
     *
     * @param plies how many plies to look ahead
     * @param nodes how many moves may be made on it
     * @param ownEvaluation whether the learner's evaluation is in the same process
     */
    @SuppressWarnings("unchecked") // it plays no game
    public static Position<Object> ownPosition(Board board, int plies, long nodes, boolean ownEvaluation) {
        return described(Position.class, board + " " + plies + " " + nodes + " " + ownEvaluation);
    }

    /**
     * A tree for a player.
     *
     * @param estimates of its inner nodes, each before those below it, from left to right
     */
    @SuppressWarnings("unchecked") // it plays no game
    public static GivenPosition<Object> position(Tree tree, List<Integer> estimates) {
        return described(
                GivenPosition.class,
                tree + ESTIMATES + estimates.stream().map(String::valueOf).collect(Collectors.joining(",")));
    }

    /**
     * A player's clock.
     *
     * @param nodes how many moves may be made on the position, or {@link #ANY_NUMBER}; with 0 it is up from the start
     * @param millis how long the player may think; 0 for any time
     */
    public static Clock clock(int nodes, int millis) {
        return described(Clock.class, nodes + " " + millis);
    }
}
