import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree, boolean max) {
        if (tree.isLeaf()) return tree.value();
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            int value = value(child, !max);
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}
