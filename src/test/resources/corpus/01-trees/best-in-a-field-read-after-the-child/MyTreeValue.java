// exercise: 01
// truth: wrong
// mistake: the best so far is a field, and it is read only after the call for the child, which has overwritten it
// kind: slip
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
        if (tree.player() == Player.MAX) {
            best = -Window.INFINITY;
            for (Tree child : tree.children()) {
                best = Math.max(value(child), best);
            }
        } else {
            best = Window.INFINITY;
            for (Tree child : tree.children()) {
                best = Math.min(value(child), best);
            }
        }
        return best;
    }
}
