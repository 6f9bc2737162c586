import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        System.out.println("value of " + tree);
        if (tree.isLeaf()) return tree.value();
        int best = Integer.MIN_VALUE;
        for (Tree child : tree.children()) {
            int value = value(child);
            System.out.println("child " + child);
            if (value > best) best = value;
        }
        return best;
    }
}
