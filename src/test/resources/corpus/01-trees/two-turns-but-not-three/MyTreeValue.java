// exercise: 01
// truth: wrong
// mistake: a second turn of the same player is handled, but after it the other player is assumed to move: three turns in a row go wrong
// kind: subtle
// player: both
// style: two methods, second turn inlined
// single: yes
// detail: only where a player moves three times in a row (the third node must have children of different values)
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
        return tree.player() == Player.MAX ? max(tree) : min(tree);
    }

    private int max(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int best = -Window.INFINITY;
        for (Tree child : tree.children()) {
            if (!child.isLeaf() && child.player() == Player.MAX) {
                // MAX moves again: what counts is what is below
                for (Tree grandchild : child.children()) {
                    best = Math.max(best, min(grandchild));
                }
            } else {
                best = Math.max(best, min(child));
            }
        }
        return best;
    }

    private int min(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int best = Window.INFINITY;
        for (Tree child : tree.children()) {
            if (!child.isLeaf() && child.player() == Player.MIN) {
                // MIN moves again
                for (Tree grandchild : child.children()) {
                    best = Math.min(best, max(grandchild));
                }
            } else {
                best = Math.min(best, max(child));
            }
        }
        return best;
    }
}
