// exercise: 01
// truth: wrong
// mistake: Carries a depth and takes even depths for MAX instead of asking each node whose turn it is.
// player: MAX
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return value(tree, 0);
    }

    private int value(Tree tree, int depth) {
        if (tree.isLeaf()) return tree.value();
        boolean max = depth % 2 == 0;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            int v = value(child, depth + 1);
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }
}
