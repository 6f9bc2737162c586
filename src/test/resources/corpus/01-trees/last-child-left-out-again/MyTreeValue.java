// exercise: 01
// truth: wrong
// mistake: the loop of MIN ends one child early, so its last child is never looked at (unless it is the only one)
// player: MIN
// style: index loops, first child as the start
// single: yes
// detail: whenever the last of several children is the smallest
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        List<Tree> kids = tree.children();
        int n = kids.size();
        int result = value(kids.get(0));
        if (tree.player() == Player.MAX) {
            for (int i = 1; i < n; i++) {
                int v = value(kids.get(i));
                if (v > result) result = v;
            }
        } else {
            for (int i = 1; i < n - 1; i++) {
                int v = value(kids.get(i));
                if (v < result) result = v;
            }
        }
        return result;
    }
}
