// exercise: 01
// truth: wrong
// mistake: the loop ends at the first child that is the same object as the last child, so with shared subtrees the ones between are left out
// kind: subtle
// player: both
// style: do-while
// single: yes
// detail: only if one object stands twice below the same node, as in (a b a)
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        boolean max = tree.player() == Player.MAX;
        List<Tree> children = tree.children();
        Tree last = children.get(children.size() - 1);
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int next = 0;
        Tree child;
        do {
            child = children.get(next++);
            int value = value(child);
            if (max ? value > best : value < best) {
                best = value;
            }
        } while (child != last);
        return best;
    }
}
