// exercise: 01
// truth: wrong
// mistake: the best value so far is a field, which the calls for the children overwrite
// player: both
// style: field for the best, helper for the comparison
// single: yes
// detail: sometimes, from two plies on, when a child that is not a leaf comes after another one
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private int bestValue;

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Player me = tree.player();
        this.bestValue = me == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (Tree child : tree.children()) {
            int v = value(child);
            if (isBetter(me, v)) {
                this.bestValue = v;
            }
        }
        return this.bestValue;
    }

    private boolean isBetter(Player me, int v) {
        if (me == Player.MAX) {
            return v > bestValue;
        } else {
            return v < bestValue;
        }
    }
}
