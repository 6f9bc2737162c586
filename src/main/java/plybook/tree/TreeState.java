package plybook.tree;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node of a {@link TreeGame} as a state. It is opaque to a search; the judge knows it by its path from the root.
 *
 * <p>Two states are equal if they are the same place in equal trees. Equal subtrees at different places are different states.
 */
public final class TreeState {
    private final TreeState root;
    private final @Nullable TreeState parent;
    private final Tree tree;
    private final int child;
    private final int firstLeaf;
    private final int node;
    private final int pathHash;

    /** Empty until it is asked for: a search that prunes never sees most of a tree. */
    private transient volatile @Nullable List<TreeState> children;

    /** 0 until it is asked for. */
    private transient int treeHash;

    private TreeState(@Nullable TreeState parent, Tree tree, int child, int firstLeaf, int node) {
        this.root = parent == null ? this : parent.root;
        this.parent = parent;
        this.tree = tree;
        this.child = child;
        this.firstLeaf = firstLeaf;
        this.node = node;
        this.pathHash = parent == null ? 1 : 31 * parent.pathHash + child;
    }

    /** Returns the root of a tree. */
    static TreeState root(Tree tree) {
        return new TreeState(null, tree, 0, 0, 0);
    }

    /** Returns the subtree at this place. */
    public Tree tree() {
        return tree;
    }

    /** Returns the path from the root: the number of each child on the way, counted from 0. */
    public List<Integer> path() {
        Deque<Integer> path = new ArrayDeque<>();
        TreeState here = this;
        for (TreeState above = parent; above != null; above = above.parent) {
            path.addFirst(here.child);
            here = above;
        }
        return List.copyOf(path);
    }

    /**
     * Returns the number of this leaf, from left to right, from 0.
     *
     * @throws IllegalStateException if this is an inner node
     */
    public int leaf() {
        if (!tree.isLeaf()) {
            throw new IllegalStateException("not a leaf: the node at " + path());
        }
        return firstLeaf;
    }

    /** Returns the number of this node, from 0 at the root, each node before those below it. */
    int node() {
        return node;
    }

    /** Returns the states below this one; always the same ones, whichever thread asks first. */
    List<TreeState> children() {
        List<TreeState> known = children;
        return known == null ? made() : known;
    }

    private synchronized List<TreeState> made() {
        List<TreeState> known = children;
        if (known != null) {
            return known;
        }
        List<Tree> subtrees = tree.children();
        TreeState[] states = new TreeState[subtrees.size()];
        int nextLeaf = firstLeaf;
        int nextNode = node + 1;
        for (int i = 0; i < states.length; i++) {
            Tree subtree = subtrees.get(i);
            states[i] = new TreeState(this, subtree, i, nextLeaf, nextNode);
            if (i + 1 < states.length) { // or each ply of a long line would count the whole rest
                nextLeaf += subtree.leaves();
                nextNode += subtree.nodes();
            }
        }
        List<TreeState> all = List.of(states);
        children = all;
        return all;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof TreeState state && isSamePlace(state) && root.tree.equals(state.root.tree));
    }

    private boolean isSamePlace(TreeState other) {
        TreeState one = this;
        TreeState another = other;
        if (one.pathHash != another.pathHash || one.node != another.node) {
            return false;
        }
        while (one.parent != null && another.parent != null && one.child == another.child) {
            one = one.parent;
            another = another.parent;
        }
        return one.parent == null && another.parent == null;
    }

    /** The whole tree is part of it, so that states of a thousand trees do not collide in a learner's hash map. */
    @Override
    public int hashCode() {
        return parent == null ? ofTree() : 31 * root.ofTree() + pathHash;
    }

    /** Computed more than once if threads meet here, and always the same. */
    private int ofTree() {
        if (treeHash == 0) {
            treeHash = tree.hashCode();
        }
        return treeHash;
    }

    /** Returns the path alone, so that printing a state does not reveal the values below it. */
    @Override
    public String toString() {
        return parent == null ? "root" : "node" + path();
    }
}
