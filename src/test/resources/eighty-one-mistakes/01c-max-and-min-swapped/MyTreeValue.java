import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        int best = tree.player() == Player.MAX ? Integer.MAX_VALUE : Integer.MIN_VALUE;
        for (Tree child : tree.children()) {
            int value = value(child);
            best = tree.player() == Player.MAX ? Math.min(best, value) : Math.max(best, value);
        }
        return best;
    }
}
