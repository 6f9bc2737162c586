package plybook.guest.trees;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.Trees;

/** A tree played as a legal game that promises nothing beyond {@link Game}; in which way it is awkward, its guise says. */
public final class AwkwardGame implements Game<AwkwardGame.State, Object> {
    /** The number of leaves that do not belong to the question: in the game, but not below the state in question. */
    private static final int ELSEWHERE = -1;

    /** The identity by which states are compared. */
    private record Identity(Object owner, Object place) {}

    /** A state of the game, opaque to a search. */
    public static final class State {
        private final Tree shape;
        private final Identity identity;
        private final int hash;
        private final Object name;
        private final List<State> children;

        private State(Tree shape, Identity identity, int hash, Object name, List<State> children) {
            this.shape = shape;
            this.identity = identity;
            this.hash = hash;
            this.name = name;
            this.children = children;
        }

        private State copy() {
            return new State(shape, identity, hash, name, children);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof State state && identity.equals(state.identity);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public String toString() {
            return name instanceof String text ? text : "node" + name;
        }
    }

    private final Guise guise;
    private final Object owner;
    private IntUnaryOperator valueOfLeaf;
    private State inQuestion;
    private final State initial;
    private final Map<Tree, State> shared = new HashMap<>();
    private final Map<Integer, List<Object>> lists = new HashMap<>();
    private final Map<Integer, Evaluation<State>> evaluations = new HashMap<>();

    /**
     * The game with the tree's shape only.
     *
     * @param shape the tree with numbers for leaves, as the guise numbers them
     * @param valueOfLeaf from the number of a leaf to its value to MAX
     */
    public AwkwardGame(Guise guise, Tree shape, IntUnaryOperator valueOfLeaf) {
        this.guise = guise;
        this.owner = guise.isEqualAcrossCalls() ? guise : new Object();
        this.valueOfLeaf = valueOfLeaf;
        if (guise.beginsElsewhere()) {
            initial = state(Tree.max(Tree.leaf(ELSEWHERE), shape, Tree.leaf(ELSEWHERE)), List.of());
            inQuestion = initial.children.get(1);
        } else {
            initial = state(shape, List.of());
            inQuestion = initial;
        }
    }

    /** Goes on in the next question, which sells the same leaves: about a child of the first state, or about that one. */
    public void goOn(OptionalInt child, IntUnaryOperator sold) {
        valueOfLeaf = sold;
        inQuestion = child.isPresent() ? initial.children.get(child.getAsInt()) : initial;
    }

    /** For a search with a depth: an end is worth what it is worth, and all other states so much more than the first end below them. Returns the same object for the same number. */
    public Evaluation<State> evaluation(int more) {
        return evaluations.computeIfAbsent(
                more, key -> state -> terminal(state) ? utility(state) : key + value(Trees.firstLeaf(state.shape)));
    }

    /** The state that the question is about. */
    public State inQuestion() {
        return inQuestion;
    }

    /**
     * Returns the search's choice in the state of the question, as the number of the child that the action leads to.
     *
     * @return nothing for nothing, and some words if it is no action there
     */
    @Nullable
    public Object number(@Nullable Object action) {
        if (action == null) {
            return null;
        }
        int number = indexOf(inQuestion, action);
        return number < 0 ? "no action: " + action : Integer.valueOf(number);
    }

    private State state(Tree shape, List<Integer> path) {
        State met = guise == Guise.SHARED_STATES ? shared.get(shape) : null;
        if (met != null) {
            return met;
        }
        List<State> children = new ArrayList<>();
        for (Tree child : shape.children()) {
            List<Integer> longer = new ArrayList<>(path);
            longer.add(children.size());
            children.add(state(child, List.copyOf(longer)));
        }
        Identity identity = new Identity(owner, guise == Guise.SHARED_STATES ? shape : path);
        int hash = guise == Guise.COLLIDING_HASHES ? 1 : identity.place.hashCode();
        Object name = guise == Guise.EQUAL_TEXTS ? "a state" : path.isEmpty() ? "root" : path;
        State state = new State(shape, identity, hash, name, List.copyOf(children));
        shared.put(shape, state);
        return state;
    }

    @Override
    public State initialState() {
        return initial;
    }

    @Override
    public Player player(State state) {
        if (terminal(state)) {
            if (guise == Guise.ACTIONS_AFTER_END) {
                return Player.MAX;
            }
            throw new IllegalStateException("nobody is to move at " + state + over());
        }
        return state.shape.player();
    }

    private static String over() {
        return ", because the game is over there: ask terminal(state) first";
    }

    @Override
    public List<Object> actions(State state) {
        int count = state.children.size();
        if (terminal(state) && guise == Guise.ACTIONS_AFTER_END) {
            return listed(1 + (state.hash & 1)); // one, too: who takes forced moves without asking goes on here
        }
        return guise == Guise.SHARED_LIST
                ? lists.computeIfAbsent(count, key -> Collections.unmodifiableList(listed(key)))
                : listed(count);
    }

    private List<Object> listed(int count) {
        return new ArrayList<>(
                IntStream.range(0, count).mapToObj(i -> action(i, count)).toList());
    }

    private Object action(int number, int count) {
        return switch (guise) {
            case COLLIDING_HASHES -> colliding(number, count);
            case NEW_OBJECTS -> new Move(number);
            case ONE_GAME -> count - 1 - number; // numbers, and not those of their places
            default -> number;
        };
    }

    /** Words made of "Aa" and "BB", which have one hash code: so have all of a length. */
    private static String colliding(int number, int count) {
        StringBuilder word = new StringBuilder();
        for (int bit = 1; bit == 1 || bit < count; bit *= 2) {
            word.append((number & bit) == 0 ? "Aa" : "BB");
        }
        return word.toString();
    }

    @Override
    public State result(State state, Object action) {
        if (terminal(state)) {
            throw new IllegalArgumentException("there is no legal action at " + state + over());
        }
        int number = indexOf(state, action);
        if (number < 0) {
            throw new IllegalArgumentException(
                    "there is no action " + action + " at " + state + "; there are: " + actions(state));
        }
        State child = state.children.get(number);
        return guise == Guise.NEW_OBJECTS ? child.copy() : child;
    }

    /** Compares with {@code equals} of the game's own actions, because an action from a search may claim to equal anything. */
    private int indexOf(State state, Object action) {
        int count = state.children.size();
        for (int i = 0; i < count; i++) {
            if (action(i, count).equals(action)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public boolean terminal(State state) {
        return state.shape.isLeaf();
    }

    @Override
    public int utility(State state) {
        if (!terminal(state)) {
            throw new IllegalStateException(
                    "utility is for terminal states only, and at " + state + " the game goes on");
        }
        return value(state.shape.value());
    }

    private int value(int number) {
        return number == ELSEWHERE ? Window.MAX_VALUE : valueOfLeaf.applyAsInt(number);
    }
}
