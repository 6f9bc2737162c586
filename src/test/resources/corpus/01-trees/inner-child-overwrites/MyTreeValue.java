// exercise: 01
// truth: wrong
// mistake: a child that is a leaf is compared with the best so far, but the value of an inner child replaces it without being compared
// player: both
// style: children that are leaves are handled in the loop; Integer that starts as null
// single: yes
// detail: often; needs an inner child that is not the first and is worse than the best so far
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf())
            return tree.value();

        Integer res = null;
        for (Tree c : tree.children()) {
            if (c.isLeaf()) {
                int n = c.value();
                if (res == null)
                    res = n;
                else if (tree.player() == Player.MAX && n > res)
                    res = n;
                else if (tree.player() == Player.MIN && n < res)
                    res = n;
            } else {
                res = value(c);
            }
        }
        return res;
    }
}
