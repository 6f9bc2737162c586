// exercise: 01
// truth: wrong
// mistake: maxWert always calls minWert for its children and minWert always calls maxWert, so below the root it is the depth and not the node that says whose turn it is
// player: both
// style: two methods that call each other, German names
// kind: slip
// single: yes
// detail: only in trees in which the players do not take turns; in alternating trees it is right whoever begins
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
        return baum.player() == Player.MAX ? maxWert(baum) : minWert(baum);
    }

    private int maxWert(Tree knoten) {
        if (knoten.isLeaf()) {
            return knoten.value();
        }
        int groesster = -Window.INFINITY;
        for (Tree kind : knoten.children()) {
            groesster = Math.max(groesster, minWert(kind));
        }
        return groesster;
    }

    private int minWert(Tree knoten) {
        if (knoten.isLeaf()) {
            return knoten.value();
        }
        int kleinster = Window.INFINITY;
        for (Tree kind : knoten.children()) {
            kleinster = Math.min(kleinster, maxWert(kind));
        }
        return kleinster;
    }
}
