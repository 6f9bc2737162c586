// exercise: 01
// truth: wrong
// mistake: the player is asked at the root only; below it the methods for MAX and MIN call each other as if the two always took turns
// kind: slip
// player: both
// style: two methods that call each other
// single: yes
// detail: -
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
        if (tree.player() == Player.MAX) {
            return maxValue(tree);
        }
        return minValue(tree);
    }

    private int maxValue(Tree node) {
        if (node.isLeaf()) {
            return node.value();
        }
        int v = -Window.INFINITY;
        for (Tree child : node.children()) {
            v = Math.max(v, minValue(child));
        }
        return v;
    }

    private int minValue(Tree node) {
        if (node.isLeaf()) {
            return node.value();
        }
        int v = Window.INFINITY;
        for (Tree child : node.children()) {
            v = Math.min(v, maxValue(child));
        }
        return v;
    }
}
