// exercise: 01
// truth: wrong
// mistake: The loop over the children ends when it meets the object that is the last child, and does not notice that the same object may stand further left as well.
// player: both
// style: do-while with a running index, last child remembered
// single: yes
// detail: when the last child of a node is one and the same object as an earlier child, and a child between them is better

import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        List<Tree> children = tree.children();
        Tree last = children.get(children.size() - 1);
        boolean wantsMore = tree.player() == Player.MAX;
        Integer best = null;
        int next = 0;
        Tree child;
        do {
            child = children.get(next++);
            int v = value(child);
            if (best == null || (wantsMore ? v > best : v < best)) {
                best = v;
            }
        } while (child != last);
        return best;
    }
}
