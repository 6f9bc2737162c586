// exercise: 01
// truth: right
// mistake: none; alpha-beta before it was asked for
// player: both
// style: alpha-beta
// single: yes
// detail: fail-hard
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return search(tree, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private int search(Tree t, int low, int high) {
        if (t.isLeaf()) return t.value();
        boolean max = t.player() == Player.MAX;
        for (Tree child : t.children()) {
            int v = search(child, low, high);
            if (max) low = Math.max(low, v);
            else high = Math.min(high, v);
            if (low >= high) break;
        }
        return max ? low : high;
    }
}
