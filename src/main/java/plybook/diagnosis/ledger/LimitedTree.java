package plybook.diagnosis.ledger;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.TreeGame;

/**
 * A tree as a search with a depth may see it, and what lies below. Most of the leaves at the depth of the search are not ends of the
 * game: there it goes on, and an evaluation gives their value.
 *
 * <p>Every question has a number: the leaves of the whole tree as ends of the game come first, from left to right, then the
 * evaluations of all its nodes, each before those below it.
 */
public final class LimitedTree {
    private static final int NONE = -1;

    private final Tree seen;
    private final int depth;
    private final Tree whole;
    private final List<Integer> values;
    private final List<Integer> plies = new ArrayList<>();
    private final List<Integer> evaluated = new ArrayList<>();
    /** The number of leaves of the whole tree: to count them takes a walk through it. */
    private final int leaves;

    private final int[] leafSeen;

    /** The number of each leaf that the search is to see. */
    private final int[] numbers;

    private int nextSeen;
    private int nextLeaf;
    private int nextNode;

    /**
     * @param seen what the search is to see; not deeper than the depth
     * @param depth how many plies the search looks ahead
     * @throws IllegalArgumentException if the tree is deeper than the depth
     */
    public LimitedTree(Tree seen, int depth) {
        if (seen.depth() > depth) {
            throw new IllegalArgumentException("a tree of " + seen.depth() + " plies cannot be seen at depth " + depth);
        }
        this.seen = seen;
        this.depth = depth;
        this.values = TreeGame.leafValues(seen);
        this.whole = continued(seen, 0);
        this.leaves = whole.leaves();
        this.leafSeen = new int[leaves + whole.nodes()];
        Arrays.fill(leafSeen, NONE);
        this.numbers = new int[seen.leaves()];
        nextSeen = 0;
        number(whole, 0);
    }

    /** With the horizon at its deepest leaves. */
    public LimitedTree(Tree seen) {
        this(seen, seen.depth());
    }

    /** Returns the tree that the search is to see: its leaves are ends of the game and the states at the horizon. */
    public Tree seen() {
        return seen;
    }

    public int depth() {
        return depth;
    }

    /** Returns the whole tree. The values of its leaves below the horizon do not matter. */
    public Tree whole() {
        return whole;
    }

    /** Returns whether the game goes on at that leaf: at two of three leaves at the horizon. A tree that is a single leaf goes on if its value is odd, so that both cases are asked about. */
    private boolean goesOn(int leaf, int ply) {
        return ply == depth && (seen.isLeaf() ? seen.value() % 2 != 0 : leaf % 3 != 2);
    }

    private Tree continued(Tree tree, int ply) {
        if (tree.isLeaf()) {
            return goesOn(nextSeen++, ply) ? below(tree.value()) : tree;
        }
        List<Tree> children = new ArrayList<>();
        tree.children().forEach(child -> children.add(continued(child, ply + 1)));
        return new Tree.Node(tree.player(), children);
    }

    /** Returns a tree deep enough to tell one ply too many from two, and from searching to the end. */
    private Tree below(int value) {
        Player player = nextSeen % 2 == 0 ? Player.MAX : Player.MIN;
        Tree end = new Tree.Node(player, List.of(Tree.leaf(other(value, 3)), Tree.leaf(other(value, 4))));
        Tree middle = new Tree.Node(player.opponent(), List.of(end, Tree.leaf(other(value, 2))));
        return new Tree.Node(player, List.of(Tree.leaf(other(value, 1)), middle));
    }

    /** Returns another value that a state may have. */
    private static int other(int value, int number) {
        int by = number * 7 % 11 - 5;
        int given = Math.max(-99, Math.min(99, value));
        return by == 0 ? given + 6 : given + by;
    }

    private void number(Tree tree, int ply) {
        int node = nextNode++;
        plies.add(ply);
        evaluated.add(other(node % 5 - 2, node + 1));
        boolean atHorizon = ply == depth && !tree.isLeaf();
        if (ply <= depth && (tree.isLeaf() || atHorizon)) {
            int number = atHorizon ? leaves + node : nextLeaf;
            leafSeen[number] = nextSeen;
            numbers[nextSeen] = number;
            nextSeen++;
        }
        nextLeaf += tree.isLeaf() ? 1 : 0;
        tree.children().forEach(child -> number(child, ply + 1));
    }

    /** Returns whether the number stands for a leaf that the search is to see, asked for in the right way. */
    boolean isProper(int number) {
        return leafSeen(number) != NONE;
    }

    /** Returns the leaf that the number stands for. */
    int leafSeen(int number) {
        if (number < 0 || number >= leafSeen.length) {
            throw new IllegalArgumentException("there is nothing of number " + number);
        }
        return leafSeen[number];
    }

    /** Returns the number that stands for the leaf. */
    int number(int leaf) {
        return numbers[leaf];
    }

    /** Returns whether the leaf lies at the horizon and is not an end of the game. */
    boolean isEvaluated(int leaf) {
        return numbers[leaf] >= leaves;
    }

    /** Returns the price of a stray question: any value, but always the same. */
    int priceOfStray(int number) {
        return number < leaves ? TreeGame.leafValues(whole).get(number) : evaluated.get(number - leaves);
    }

    /** Returns the value that the number stands for. */
    public int price(int number) {
        int leaf = leafSeen(number);
        return leaf == NONE ? priceOfStray(number) : values.get(leaf);
    }

    /** Returns a description of what the number stands for, such as "the evaluation of a state 1 ply deep". */
    String described(int number) {
        if (number < leaves) {
            return "the utility of a state below the horizon";
        }
        int node = number - leaves;
        int ply = plies.get(node);
        return "the evaluation of "
                + (isEnd(node) ? "a finished game " : "a state ")
                + Window.text(ply) + (ply == 1 ? " ply deep" : " plies deep");
    }

    /** Returns whether the number stands for the evaluation of a finished game. */
    boolean isEvaluatedEnd(int number) {
        return number >= leaves && isEnd(number - leaves);
    }

    private boolean isEnd(int node) {
        return node == plies.size() - 1 || plies.get(node + 1) <= plies.get(node);
    }
}
