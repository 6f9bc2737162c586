package plybook.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;

/** An explicit tree as a game: a state is a place in the tree, an action the number of a child, counted from 0. */
public final class TreeGame implements Game<TreeState, Integer> {
    /** The end of the message when {@link #player} is called for a terminal state. */
    public static final String ASK_TERMINAL_FIRST = "ask terminal(state) first";

    /** The beginning of the message when {@link #utility} is called for a state that is not terminal. */
    public static final String UTILITY_FOR_TERMINAL_STATES_ONLY = "utility is for terminal states only";

    private static final int MOST_CHILDREN = 16; // of nearly all nodes

    /** The numbers of no child, of one, of two …: searches ask for them at every node. */
    private static final List<List<Integer>> NUMBERS =
            IntStream.rangeClosed(0, MOST_CHILDREN).mapToObj(TreeGame::numbers).toList();

    private final TreeState root;
    private final IntUnaryOperator valueOfLeaf;

    /** Makes the game whose leaves have the values of the tree. */
    public TreeGame(Tree tree) {
        this(tree, leafValues(tree)::get);
    }

    /**
     * Makes the game with the tree's shape only. The value of a leaf is looked up each time the leaf is evaluated.
     *
     * @param valueOfLeaf maps the number of a leaf, from left to right and from 0, to its value to MAX
     */
    public TreeGame(Tree shape, IntUnaryOperator valueOfLeaf) {
        this.root = TreeState.root(shape);
        this.valueOfLeaf = valueOfLeaf;
    }

    /** Returns the values of a tree's leaves from left to right. */
    public static List<Integer> leafValues(Tree tree) {
        List<Integer> values = new ArrayList<>();
        collect(tree, values);
        return values;
    }

    private static void collect(Tree tree, List<Integer> values) {
        if (tree.isLeaf()) {
            values.add(tree.value());
            return;
        }
        List<Tree> children = tree.children();
        for (int i = 0; i < children.size(); i++) {
            collect(children.get(i), values);
        }
    }

    /**
     * Returns an evaluation of the nodes, which looks up the value of a node each time it is evaluated. The first numbers belong to the
     * leaves as ends of the game, so the nodes are counted on from there, each before those below it.
     */
    public Evaluation<TreeState> evaluation() {
        int leaves = root.tree().leaves();
        return state -> valueOfLeaf.applyAsInt(leaves + state.node());
    }

    @Override
    public TreeState initialState() {
        return root;
    }

    @Override
    public Player player(TreeState state) {
        if (state.tree().isLeaf()) {
            throw new IllegalStateException(
                    "nobody is to move at " + state + ", because the game is over there: " + ASK_TERMINAL_FIRST);
        }
        return state.tree().player();
    }

    @Override
    public List<Integer> actions(TreeState state) {
        int children = state.tree().children().size();
        return children < NUMBERS.size() ? NUMBERS.get(children) : numbers(children);
    }

    private static List<Integer> numbers(int children) {
        return IntStream.range(0, children).boxed().toList();
    }

    @Override
    public TreeState result(TreeState state, Integer child) {
        List<TreeState> children = state.children();
        if (child < 0 || child >= children.size()) {
            throw new IllegalArgumentException(
                    "there is no child " + child + " at " + state + "; there are: " + actions(state));
        }
        return children.get(child);
    }

    @Override
    public boolean terminal(TreeState state) {
        return state.tree().isLeaf();
    }

    @Override
    public int utility(TreeState state) {
        if (!state.tree().isLeaf()) {
            throw new IllegalStateException(UTILITY_FOR_TERMINAL_STATES_ONLY + ", and " + state + " is an inner node");
        }
        return valueOfLeaf.applyAsInt(state.leaf());
    }
}
