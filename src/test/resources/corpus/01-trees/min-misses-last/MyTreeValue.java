// exercise: 01
// truth: wrong
// mistake: MIN's loop ends one too early, so MIN never looks at its last child when it has two or more.
// player: MIN
// style: index loops, first child taken before the loop
// single: yes
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf())
            return tree.value();
        List<Tree> c = tree.children();
        int n = c.size();
        int result = value(c.get(0));
        if (tree.player() == Player.MAX) {
            for (int i = 1; i < n; i++)
                result = Math.max(result, value(c.get(i)));
        } else {
            for (int i = 1; i < n - 1; i++)
                result = Math.min(result, value(c.get(i)));
        }
        return result;
    }
}
