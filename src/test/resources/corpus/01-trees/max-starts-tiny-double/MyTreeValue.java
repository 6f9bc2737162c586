// exercise: 01
// truth: wrong
// mistake: MAX's best starts at Double.MIN_VALUE, which is just above 0
// player: MAX
// style: ported from JavaScript, doubles, two methods
// single: yes
// detail: sometimes; all children of a MAX node are below 0
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return (int) score(tree);
    }

    private double score(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        return tree.player() == Player.MAX ? maxScore(tree) : minScore(tree);
    }

    private double maxScore(Tree tree) {
        double best = Double.MIN_VALUE;
        for (Tree child : tree.children()) {
            double s = score(child);
            if (s > best) {
                best = s;
            }
        }
        return best;
    }

    private double minScore(Tree tree) {
        double best = Double.MAX_VALUE;
        for (Tree child : tree.children()) {
            double s = score(child);
            if (s < best) {
                best = s;
            }
        }
        return best;
    }
}
