// exercise: 01
// truth: wrong
// mistake: the first child is recognised by being the same object as children().get(0), so a shared subtree that comes again resets the best
// player: both
// style: one loop, no made-up start value
// single: yes
// detail: rare; only if one Tree object is child of a node more than once: t = leaf(1), max(t, leaf(5), t) gives 1; never with parsed trees
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        final Tree first = tree.children().get(0);
        int best = 0;
        for (Tree kid : tree.children()) {
            int v = value(kid);
            if (kid == first) {
                best = v;
                continue;
            }
            best = switch (tree.player()) {
                case MAX -> Math.max(best, v);
                case MIN -> Math.min(best, v);
            };
        }
        return best;
    }
}
