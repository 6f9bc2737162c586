// exercise: 01
// truth: wrong
// mistake: the player is asked only at the root and then flipped at every ply, so nodes where the same player moves again are valued for the wrong one
// player: both
// style: German names, helper method with a boolean
// kind: slip
// single: yes
// detail: in every tree in which the players do not take turns strictly and the node in question has different children
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
        return bewerte(tree, tree.player() == Player.MAX);
    }

    private int bewerte(Tree knoten, boolean maxAmZug) {
        if (knoten.isLeaf()) {
            return knoten.value();
        }
        int bester = maxAmZug ? -Window.INFINITY : Window.INFINITY;
        for (Tree kind : knoten.children()) {
            int wert = bewerte(kind, !maxAmZug);
            if (maxAmZug && wert > bester || !maxAmZug && wert < bester) {
                bester = wert;
            }
        }
        return bester;
    }
}
