// exercise: 01
// truth: wrong
// mistake: The player is asked at the root only and then flipped with every ply, in berechne, instead of being asked at each node.
// player: both
// style: streams, a boolean that flips with each ply, German names
// kind: slip
// single: yes
// detail: Only where the players do not take turns; alternating trees are right.
import java.util.stream.IntStream;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree baum) {
        return berechne(baum, !baum.isLeaf() && baum.player() == Player.MAX);
    }

    private int berechne(Tree knoten, boolean maxAmZug) {
        if (knoten.isLeaf()) {
            return knoten.value();
        }
        IntStream werte = knoten.children().stream().mapToInt(kind -> berechne(kind, !maxAmZug));
        return maxAmZug ? werte.max().getAsInt() : werte.min().getAsInt();
    }
}
