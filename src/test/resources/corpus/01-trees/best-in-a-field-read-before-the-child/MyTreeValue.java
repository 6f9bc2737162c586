// exercise: 01
// truth: right
// mistake: none; the best so far is a field which the recursion overwrites, but Java reads the left operand before the call and assigns after it
// player: both
// style: field, one method
// single: yes
// detail: -
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private int best;

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        boolean max = tree.player() == Player.MAX;
        best = max ? -Window.INFINITY : Window.INFINITY;
        for (Tree child : tree.children()) {
            // the old best is read before the call, and the new one written after it
            best = max ? Math.max(best, value(child)) : Math.min(best, value(child));
        }
        return best;
    }
}
