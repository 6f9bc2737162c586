// exercise: 01
// truth: wrong
// mistake: whose turn it is is asked at the root only and then flipped at each ply
// player: both
// style: helper method with a boolean, ternaries, ported from Python
// single: yes
// detail: sometimes; only where a player moves twice in a row
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {

    public int value(Tree tree) {
        return tree.isLeaf() ? tree.value() : minimax(tree, tree.player() == Player.MAX);
    }

    private int minimax(Tree node, boolean maximizing) {
        if (node.isLeaf()) return node.value();
        int best = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (Tree child : node.children()) {
            int score = minimax(child, !maximizing);
            best = maximizing ? Math.max(best, score) : Math.min(best, score);
        }
        return best;
    }
}
