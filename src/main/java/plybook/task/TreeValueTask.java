package plybook.task;

import plybook.tree.Tree;

/** Exercise 01: what an explicit game tree is worth when both sides play their best. */
public interface TreeValueTask {
    /**
     * The value of the tree to MAX: of a leaf its own, of a MAX node the largest of its children's, of a MIN node the smallest.
     *
     * @param tree any tree: a leaf may be worth 0 or less, a node may have one child only, the players need not alternate, and equal subtrees may
     *     be one object
     */
    int value(Tree tree);
}
