package plybook.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node of a {@link TreeGame} as a state. It is opaque to a search; the judge knows it by its path from the root.
 *
 * <p>Two states are equal if they are the same place in equal trees. Equal subtrees at different places are different states.
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
        // The whole tree is part of it, so that states of a thousand trees do not collide in a learner's hash map.
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

    /** The numbers of the next leaf and the next node. */
    static final class Numbers {
        private int leaf;
        private int node;
    }

    private static List<Integer> extended(List<Integer> path, int child) {
        Integer[] longer = path.toArray(new Integer[path.size() + 1]);
        longer[path.size()] = child;
        return List.of(longer);
    }

    /** Returns the subtree at this place. */
    public Tree tree() {
        return tree;
    }

    /** Returns the path from the root: the number of each child on the way, counted from 0. */
    public List<Integer> path() {
        return path;
    }

    /**
     * Returns the number of this leaf, from left to right, from 0.
     *
     * @throws IllegalStateException if this is an inner node
     */
    public int leaf() {
        if (leaf < 0) {
            throw new IllegalStateException("not a leaf: the node at " + path);
        }
        return leaf;
    }

    /** Returns the number of this node, from 0 at the root, each node before those below it. */
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

    /** Returns the path alone, so that printing a state does not reveal the values below it. */
    @Override
    public String toString() {
        return path.isEmpty() ? "root" : "node" + path;
    }
}
