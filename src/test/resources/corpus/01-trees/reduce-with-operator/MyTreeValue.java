// exercise: 01
// truth: right
// mistake: none; each player has an IntBinaryOperator, the children's values are reduced with it
// player: both
// style: streams, switch expression, method references
// single: yes
// detail: always right
import java.util.function.IntBinaryOperator;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {

    private static IntBinaryOperator taste(Player p) {
        return switch (p) {
            case MAX -> Math::max;
            case MIN -> Math::min;
        };
    }

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        return tree.children().stream()
                .mapToInt(this::value)
                .reduce(taste(tree.player()))
                .orElseThrow();
    }
}
