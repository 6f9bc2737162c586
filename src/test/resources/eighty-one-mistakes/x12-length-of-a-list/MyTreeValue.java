import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        int max = Integer.MIN_VALUE;
        for (int i = 0; i < tree.children().length; i++) max = Math.max(max, value(tree.children()[i]));
        return max;
    }
}
