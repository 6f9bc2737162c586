// exercise: 01
// truth: right
// mistake: none; Folds the children with a BinaryOperator chosen by the player and reduce without identity; a node has at least one child, so get() is safe.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.Map;
import java.util.function.BinaryOperator;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private static final Map<Player, BinaryOperator<Integer>> CHOICE =
            Map.of(Player.MAX, Integer::max, Player.MIN, Integer::min);

    @Override
    public int value(Tree tree) {
        return tree.isLeaf()
                ? tree.value()
                : tree.children().stream().map(this::value).reduce(CHOICE.get(tree.player())).get();
    }
}
