import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        int best = tree.player() == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        int i = 0;
        while (i < tree.children().size()) {
            int value = value(tree.children().get(i));
            best = tree.player() == Player.MAX ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}
