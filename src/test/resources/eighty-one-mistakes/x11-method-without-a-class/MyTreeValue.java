int value(Tree tree) {
    if (tree.isLeaf()) return tree.value();
    int best = value(tree.children().get(0));
    for (Tree child : tree.children()) best = Math.max(best, value(child));
    return best;
}
