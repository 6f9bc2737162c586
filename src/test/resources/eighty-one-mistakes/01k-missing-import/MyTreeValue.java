import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        List<Tree> children = tree.children();
        int best = value(children.get(0));
        for (int i = 1; i < children.size(); i++) {
            int value = value(children.get(i));
            best = tree.player() == Player.MAX ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}
