// exercise: 01
// truth: wrong
// mistake: The best is a field that the recursion for a child overwrites before the parent has compared it.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.*;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private int best;

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        best = tree.player() == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (Tree child : tree.children()) {
            int v = value(child);
            if (tree.player() == Player.MAX) best = Math.max(best, v);
            else best = Math.min(best, v);
        }
        return best;
    }
}
