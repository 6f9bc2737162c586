import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        int best = tree.player() == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            int value = value(child);
            best = tree.player() == Player.MAX ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
