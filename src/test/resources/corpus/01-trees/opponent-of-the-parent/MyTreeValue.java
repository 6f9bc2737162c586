// exercise: 01
// truth: wrong
// mistake: only the root is asked who is to move; below, the player is the opponent of the parent's, so a node where the same player moves again is given to the other one: wrong values where the players do not take turns
// player: both
// style: private overload with a Player parameter and opponent()
// single: yes
// detail: right for all trees in which they take turns, with either at the root
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return tree.isLeaf() ? tree.value() : value(tree, tree.player());
    }

    private int value(Tree tree, Player player) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        List<Integer> values = new ArrayList<>();
        for (Tree child : tree.children()) {
            values.add(value(child, player.opponent()));
        }
        if (player == Player.MAX) {
            return Collections.max(values);
        }
        return Collections.min(values);
    }
}
