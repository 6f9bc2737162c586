// Wrong: nothing is worth less than -1000, or so it seemed.
// Fails first: MAX takes the largest
// Says: expected the value −1000000
// Diagnosis: sentinel-inside

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
        int best = tree.player() == Player.MAX ? -1000 : 1000;
        for (Tree child : tree.children()) {
            best = tree.player() == Player.MAX ? Math.max(best, value(child)) : Math.min(best, value(child));
        }
        return (int) best;
    }
}
