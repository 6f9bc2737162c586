// exercise: 01
// truth: wrong
// mistake: a node with a single child is answered by that child's own value(), as if it were a leaf; if the single child is an inner node this throws an IllegalStateException
// player: both
// style: special case for forced moves, then a loop
// single: yes
// detail: right where every single child is a leaf, as in the worked example
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
        List<Tree> children = tree.children();
        if (children.size() == 1) {
            return children.get(0).value(); // no choice
        }
        boolean max = tree.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (int i = 0; i < children.size(); i++) {
            int v = value(children.get(i));
            if (max && v > best || !max && v < best) {
                best = v;
            }
        }
        return best;
    }
}
