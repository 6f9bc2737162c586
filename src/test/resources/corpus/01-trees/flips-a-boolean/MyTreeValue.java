// exercise: 01
// truth: wrong
// mistake: only the root is asked who moves; below it a boolean flips at every ply, so in trees in which the players do not take turns nodes are played for the wrong player
// player: both
// style: helper with a boolean maximizing
// single: yes
// detail: right where MAX and MIN alternate, whoever begins

import plybook.game.Window;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        return minimax(tree, tree.player() == Player.MAX);
    }

    private int minimax(Tree node, boolean maximizing) {
        if (node.isLeaf()) {
            return node.value();
        }
        int best = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (Tree child : node.children()) {
            int v = minimax(child, !maximizing);
            best = maximizing ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }
}
