// exercise: 01
// truth: wrong
// mistake: MAX takes the first child that is worth more than 0 as a win and looks no further, although a later child may be worth more.
// player: MAX
// style: two private methods, early return from an older tic-tac-toe program
// single: yes
import plybook.game.Player;
import plybook.tree.Tree;
import plybook.task.TreeValueTask;

public class MyTreeValue implements TreeValueTask {

    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        return tree.player() == Player.MAX ? bestForMax(tree) : bestForMin(tree);
    }

    private int bestForMax(Tree node) {
        int best = Integer.MIN_VALUE;
        for (Tree t : node.children()) {
            int score = value(t);
            if (score > best) {
                best = score;
            }
            if (best > 0) {
                return best;   // MAX wins here, no need to go on
            }
        }
        return best;
    }

    private int bestForMin(Tree node) {
        int best = Integer.MAX_VALUE;
        for (Tree t : node.children()) {
            int score = value(t);
            if (score < best) {
                best = score;
            }
        }
        return best;
    }
}
