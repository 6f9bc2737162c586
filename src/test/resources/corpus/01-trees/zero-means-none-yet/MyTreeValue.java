// exercise: 01
// truth: wrong
// mistake: a best value of 0 is taken for "nothing found yet", so the next child replaces it whatever it is worth
// player: both
// style: one loop, a ternary for the comparison
// single: yes
// detail: sometimes; needs a best of 0 followed by a worse child, such as (0 -1)
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();

        int best = 0;
        for (Tree t : tree.children()) {
            int v = value(t);
            boolean better = tree.player() == Player.MAX ? v > best : v < best;
            if (best == 0 || better) {
                best = v;
            }
        }
        return best;
    }
}
