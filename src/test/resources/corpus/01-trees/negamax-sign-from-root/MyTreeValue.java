// exercise: 01
// truth: wrong
// mistake: the sign is taken from the root's player once and turned at every ply, so where one player moves twice in a row the wrong side is served
// kind: slip
// player: both
// style: negamax with a colour
// single: yes
// detail: only trees in which the players do not take turns
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int colour = tree.player() == Player.MAX ? 1 : -1;
        return colour * negamax(tree, colour);
    }

    private int negamax(Tree node, int colour) {
        if (node.isLeaf()) {
            return colour * node.value();
        }
        int best = Integer.MIN_VALUE;
        for (Tree child : node.children()) {
            best = Math.max(best, -negamax(child, -colour));
        }
        return best;
    }
}
