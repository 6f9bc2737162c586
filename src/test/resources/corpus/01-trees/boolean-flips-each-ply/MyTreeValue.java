// exercise: 01
// truth: wrong
// mistake: only the root's player is asked; below it a boolean is flipped at every ply
// player: both
// style: private recursive method with a boolean, ternaries
// single: yes
// detail: sometimes, when the players do not take turns
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
        int v = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (Tree c : node.children())
            v = maximizing ? Math.max(v, minimax(c, false)) : Math.min(v, minimax(c, true));
        return v;
    }
}
