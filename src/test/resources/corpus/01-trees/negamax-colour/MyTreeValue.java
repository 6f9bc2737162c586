// exercise: 01
// truth: wrong
// mistake: The recursive method negates every child's value and flips the colour, so it takes for granted that the players take turns.
// player: both
// style: negamax with a colour
// kind: slip
// single: yes
// detail: Any tree in which a node and an inner child of it belong to the same player, such as ^(^(1 2) v(3 0)).
import plybook.game.Player;
import plybook.game.Window;
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

    private int negamax(Tree tree, int colour) {
        if (tree.isLeaf()) {
            return colour * tree.value();
        }
        int best = -Window.INFINITY;
        for (Tree child : tree.children()) {
            best = Math.max(best, -negamax(child, -colour));
        }
        return best;
    }
}
