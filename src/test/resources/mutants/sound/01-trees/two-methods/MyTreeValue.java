// Sound: one method for each player, which call each other or themselves.

import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        return tree.player() == Player.MAX ? largest(tree) : smallest(tree);
    }

    private int largest(Tree tree) {
        int best = Integer.MIN_VALUE;
        for (Tree child : tree.children()) {
            best = Math.max(best, value(child));
        }
        return best;
    }

    private int smallest(Tree tree) {
        int best = Integer.MAX_VALUE;
        for (Tree child : tree.children()) {
            best = Math.min(best, value(child));
        }
        return best;
    }
}
