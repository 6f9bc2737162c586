// exercise: 01
// truth: wrong
// mistake: groesster() and kleinster() call each other in turn, so below the root the player is taken from the ply and not from the node.
// player: both
// style: German, two methods that call each other
// single: yes
// detail: when a node's player is the same as its parent's; right wherever the two take turns, whoever begins

import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree baum) {
        if (baum.isLeaf()) {
            return baum.value();
        }
        return baum.player() == Player.MAX ? groesster(baum) : kleinster(baum);
    }

    private int groesster(Tree baum) {
        if (baum.isLeaf()) {
            return baum.value();
        }
        int wert = -Window.INFINITY;
        for (Tree kind : baum.children()) {
            wert = Math.max(wert, kleinster(kind));
        }
        return wert;
    }

    private int kleinster(Tree baum) {
        if (baum.isLeaf()) {
            return baum.value();
        }
        int wert = Window.INFINITY;
        for (Tree kind : baum.children()) {
            wert = Math.min(wert, groesster(kind));
        }
        return wert;
    }
}
