package plybook.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node of a {@link TreeGame} as a state: opaque to a search, known to the judge by its path from the root.
 *
 * <p>Two states are equal when they are the same place of equal trees, however alike the subtrees below other places are.
 */
public final class TreeState {
    private final TreeState root;
    private final Tree tree;
    private final List<Integer> path;
    private final int leaf;
    private final int node;
    private final int hash;
    private final List<TreeState> children;

    TreeState(@Nullable TreeState root, Tree tree, List<Integer> path, Numbers next) {
        this.root = root == null ? this : root;
        this.tree = tree;
        this.path = path;
        // With the whole tree in it, lest the states of a thousand trees meet in one place of whoever remembers them.
        this.hash = root == null ? tree.hashCode() : 31 * root.hash + path.hashCode();
        this.leaf = tree.isLeaf() ? next.leaf++ : -1;
        this.node = next.node++;
        List<Tree> subtrees = tree.children();
        TreeState[] states = new TreeState[subtrees.size()];
        for (int i = 0; i < states.length; i++) {
            states[i] = new TreeState(this.root, subtrees.get(i), extended(path, i), next);
        }
        this.children = List.of(states);
    }

    /** The numbers that are given next. */
    static final class Numbers {
        private int leaf;
        private int node;
    }

    private static List<Integer> extended(List<Integer> path, int child) {
        Integer[] longer = path.toArray(new Integer[path.size() + 1]);
        longer[path.size()] = child;
        return List.of(longer);
    }

    /** The subtree below this place. */
    public Tree tree() {
        return tree;
    }

    /** The children to take from the root to come here, each counted from 0. */
    public List<Integer> path() {
        return path;
    }

    /**
     * The number of this leaf, from left to right, from 0.
     *
     * @throws IllegalStateException if this is an inner node
     */
    public int leaf() {
        if (leaf < 0) {
            throw new IllegalStateException("not a leaf: the node at " + path);
        }
        return leaf;
    }

    /** The number of this node, from 0 at the root, a node before those below it. */
    int node() {
        return node;
    }

    List<TreeState> children() {
        return children;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof TreeState state && path.equals(state.path) && root.tree.equals(state.root.tree));
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /** Only the place, for whoever prints a state is not to learn the values below it. */
    @Override
    public String toString() {
        return path.isEmpty() ? "root" : "node" + path;
    }
}
