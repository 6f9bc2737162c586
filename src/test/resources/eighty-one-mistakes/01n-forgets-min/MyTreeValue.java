import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        int best = Integer.MIN_VALUE;
        for (Tree child : tree.children()) {
            best = Math.max(best, value(child));
        }
        return best;
    }
}
