package plybook.tree;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plybook.game.Player;
import plybook.game.Window;

/**
 * An explicit game tree: a leaf with a value, or an inner node with a player to move and one or more children.
 *
 * <p>Text form: a leaf is its number, a node its children in parentheses, as in {@code ((7 3) (15) (1 12 20 22))}. MAX
 * moves at the root and the players alternate, unless a node says otherwise: {@code ^(…)} is a MAX node and {@code v(…)} a
 * MIN node. Blanks, line ends and commas separate.
 */
public sealed interface Tree {
    /** The deepest tree that is read, enumerated or drawn at random, in plies. Recursion must end well before the stack does. */
    int MAX_DEPTH = 1_000;

    /** The end of a game; a leaf worth 0 is a leaf like any other. */
    record Leaf(@Override int value) implements Tree {
        /** @throws IllegalArgumentException if the value is beyond ±{@value Window#MAX_VALUE} */
        public Leaf {
            if (value < -Window.MAX_VALUE || value > Window.MAX_VALUE) {
                throw new IllegalArgumentException("a leaf is worth at most ±" + Window.MAX_VALUE + ", not " + value);
            }
        }

        @Override
        public boolean isLeaf() {
            return true;
        }

        @Override
        public Player player() {
            throw new IllegalStateException("nobody is to move at a leaf: ask isLeaf() first");
        }

        @Override
        public List<Tree> children() {
            return List.of();
        }

        @Override
        public int nodes() {
            return 1;
        }

        @Override
        public int leaves() {
            return 1;
        }

        @Override
        public int depth() {
            return 0;
        }

        /** Written out, as is its hash: what a record would do by itself takes a new process 15 ms to get ready. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Leaf leaf && value == leaf.value;
        }

        @Override
        public int hashCode() {
            return value;
        }

        @Override
        public String toString() {
            return Integer.toString(value);
        }
    }

    /** A choice of the player between the children, from left to right. It counts what is below it once, when it is made. */
    final class Node implements Tree {
        private final Player player;
        private final List<Tree> children;
        private final int nodes;
        private final int leaves;
        private final int depth;

        /** @throws IllegalArgumentException if there is no child */
        public Node(Player player, List<? extends Tree> children) {
            this.player = Objects.requireNonNull(player);
            this.children = List.copyOf(children);
            if (children.isEmpty()) {
                throw new IllegalArgumentException(
                        "an inner node has one child or more; a tree without children is a leaf");
            }
            int nodesBelow = 0;
            int leavesBelow = 0;
            int deepest = 0;
            for (Tree child : this.children) {
                nodesBelow += child.nodes();
                leavesBelow += child.leaves();
                deepest = Math.max(deepest, child.depth());
            }
            this.nodes = nodesBelow + 1;
            this.leaves = leavesBelow;
            this.depth = deepest + 1;
        }

        @Override
        public boolean isLeaf() {
            return false;
        }

        @Override
        public int value() {
            throw new IllegalStateException(
                    "an inner node has no value of its own, it follows from its children: ask isLeaf() first");
        }

        @Override
        public Player player() {
            return player;
        }

        @Override
        public List<Tree> children() {
            return children;
        }

        @Override
        public int nodes() {
            return nodes;
        }

        @Override
        public int leaves() {
            return leaves;
        }

        @Override
        public int depth() {
            return depth;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            if (!(other instanceof Node node)
                    || player != node.player
                    || nodes != node.nodes
                    || children.size() != node.children.size()) {
                return false;
            }
            for (int i = 0; i < children.size(); i++) {
                if (!children.get(i).equals(node.children.get(i))) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public int hashCode() {
            int hash = player == Player.MAX ? 1 : 2;
            for (Tree child : children) {
                hash = 31 * hash + child.hashCode();
            }
            return hash;
        }

        @Override
        public String toString() {
            return TreeText.write(this);
        }
    }

    /** Returns whether this is a leaf, where the game is over. */
    boolean isLeaf();

    /**
     * Returns the value of a leaf to MAX.
     *
     * @throws IllegalStateException if this is an inner node
     */
    int value();

    /**
     * Returns the player to move at an inner node.
     *
     * @throws IllegalStateException if this is a leaf
     */
    Player player();

    /** Returns the children from left to right; none for a leaf. The list cannot be changed. */
    List<Tree> children();

    /** Returns a leaf. */
    static Tree leaf(int value) {
        return new Leaf(value);
    }

    /** Returns a node at which MAX moves. */
    static Tree max(Tree... children) {
        return new Node(Player.MAX, List.of(children));
    }

    /** Returns a node at which MIN moves. */
    static Tree min(Tree... children) {
        return new Node(Player.MIN, List.of(children));
    }

    /**
     * Returns the tree that a text describes.
     *
     * @throws IllegalArgumentException if the text is not in the form above; the message says where and what was expected
     */
    static Tree parse(String text) {
        return TreeText.read(text);
    }

    /** Returns the number of nodes, inner nodes and leaves. */
    int nodes();

    /** Returns the number of leaves. */
    int leaves();

    /** Returns the length of the longest line, in plies: 0 for a leaf. */
    int depth();
}
