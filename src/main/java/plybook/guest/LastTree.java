package plybook.guest;

import plybook.tree.Tree;

/** Reads trees from their texts, and one text that comes again and again only once: a proof asks hundreds of times about one shape. */
final class LastTree {
    private String text = "0";
    private Tree tree = Tree.leaf(0);

    /**
     * Returns the tree that the text describes.
     *
     * @throws IllegalArgumentException if it describes none
     */
    Tree of(String wanted) {
        if (!wanted.equals(text)) {
            tree = Tree.leaf(0); // the one before need not fit the memory beside this one
            text = "0";
            tree = Tree.parse(wanted);
            text = wanted;
        }
        return tree;
    }
}
