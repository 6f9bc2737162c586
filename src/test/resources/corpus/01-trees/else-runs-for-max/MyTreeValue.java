// exercise: 01
// truth: wrong
// mistake: the else of MAX's comparison also runs at MAX nodes: a child that is not better is compared for MIN and, if smaller, replaces the best; so MAX gets its last child's value (MIN is right)
// player: MAX
// style: one loop, if and else if without braces
// single: yes
// detail: dangling condition: the else belongs to "MAX and better", not to "MAX"

import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf())
            return tree.value();
        boolean max = tree.player() == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            int v = value(child);
            if (max && v > best)
                best = v;
            else if (v < best)
                best = v;
        }
        return best;
    }
}
