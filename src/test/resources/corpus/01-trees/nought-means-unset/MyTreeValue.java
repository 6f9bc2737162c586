// exercise: 01
// truth: wrong
// mistake: a best value of 0 is taken for "no child yet", so the child after it replaces it whatever it is worth
// player: both
// style: one loop, one condition
// single: yes
// detail: sometimes; only if the best so far is 0 and a worse child follows
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    public int value(Tree t) {
        if (t.isLeaf()) return t.value();
        int res = 0;
        boolean max = t.player() == Player.MAX;
        for (Tree c : t.children()) {
            int v = value(c);
            if (res == 0 || (max && v > res) || (!max && v < res)) {
                res = v;
            }
        }
        return res;
    }
}
