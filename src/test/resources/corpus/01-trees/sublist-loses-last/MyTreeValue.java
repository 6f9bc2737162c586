// exercise: 01
// truth: wrong
// mistake: the rest of the children is subList(1, size - 1), whose end is exclusive, so the last of two or more children is never looked at; wrong values where it is the best
// player: both
// style: first child as the first best, subList for the rest
// single: yes
// detail: single children are caught before

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
        int best = value(children.get(0));
        if (children.size() == 1) {
            return best;
        }
        for (Tree child : children.subList(1, children.size() - 1)) {
            int v = value(child);
            best = tree.player() == Player.MAX ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }
}
