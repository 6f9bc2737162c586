// exercise: 01
// truth: wrong
// mistake: the children are reduced with 0 as the start, so 0 always takes part: a MAX node whose children are all negative is worth 0, and so is a MIN node whose children are all positive
// player: both
// style: streams, reduce(0, Math::max) and reduce(0, Math::min)
// single: yes
// detail: -
import java.util.function.IntBinaryOperator;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        IntBinaryOperator choose = tree.player() == Player.MAX ? Math::max : Math::min;
        return tree.children().stream().mapToInt(this::value).reduce(0, choose);
    }
}
