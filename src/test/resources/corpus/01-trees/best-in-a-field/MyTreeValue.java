// exercise: 01
// truth: wrong
// mistake: the best so far is kept in a field; the calls for the children set the same field, so after an inner child the node goes on with what the child left there instead of its own best: wrong values from two plies on
// player: both
// style: field instead of local variable, helper method
// single: yes
// detail: the field is set anew at every node, so old calls do no harm by themselves
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
        if (tree.player() == Player.MAX) {
            best = -Window.INFINITY;
            for (Tree child : tree.children()) {
                int childValue = value(child);
                best = Math.max(best, childValue);
            }
        } else {
            best = Window.INFINITY;
            for (Tree child : tree.children()) {
                int childValue = value(child);
                best = Math.min(best, childValue);
            }
        }
        return best;
    }
}
