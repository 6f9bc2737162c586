// exercise: 01
// truth: wrong
// mistake: asks for the player at the root only and lets the two take turns from there
// player: both
// style: helper with boolean
// single: yes
// detail: -
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        return help(tree, tree.player() == Player.MAX);
    }

    private int help(Tree t, boolean max) {
        if (t.isLeaf()) return t.value();
        int result = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : t.children()) {
            int v = help(child, !max);
            result = max ? Math.max(result, v) : Math.min(result, v);
        }
        return result;
    }
}
