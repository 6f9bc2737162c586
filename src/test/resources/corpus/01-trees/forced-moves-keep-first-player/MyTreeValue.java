// exercise: 01
// truth: wrong
// mistake: after running down a chain of single children it still uses the player of the top of the chain, not of the node where the choice is
// kind: slip
// player: both
// style: forced moves skipped in a loop, then recursion
// single: yes
// detail: needs a node with a single child that is an inner node of the other player
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Player who = tree.player();
        // nothing to choose where there is one move only: go on until there is a choice
        List<Tree> moves = tree.children();
        while (moves.size() == 1) {
            Tree only = moves.get(0);
            if (only.isLeaf()) {
                return only.value();
            }
            moves = only.children();
        }
        int best = value(moves.get(0));
        for (Tree move : moves.subList(1, moves.size())) {
            int v = value(move);
            boolean better = who == Player.MAX ? v > best : v < best;
            best = better ? v : best;
        }
        return best;
    }
}
