// exercise: 01
// truth: wrong
// mistake: Uses 0 as the mark for "no child seen yet", so after a best value of 0 the next child replaces it even if it is worse for the player.
// player: both
// style: one method, one loop, long conditions
// single: yes
import plybook.game.*;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) { return tree.value(); }

        int result = 0;
        for (Tree t : tree.children()) {
            int v = value(t);
            boolean better = (tree.player() == Player.MAX && v > result)
                          || (tree.player() == Player.MIN && v < result);
            if (result == 0 || better) {
                result = v;
            }
        }
        return result;
    }
}
