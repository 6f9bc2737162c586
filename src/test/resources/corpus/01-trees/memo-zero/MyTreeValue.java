// exercise: 01
// truth: wrong
// mistake: The best is an int that starts with 0 as "nothing yet", and the first child is taken when best == 0; at a node whose best so far is really 0 the next child replaces it, better or not.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        int best = 0;
        for (Tree child : tree.children()) {
            int v = value(child);
            if (best == 0) {
                best = v; // first child
            } else if (tree.player() == Player.MAX && v > best) {
                best = v;
            } else if (tree.player() == Player.MIN && v < best) {
                best = v;
            }
        }
        return best;
    }
}
