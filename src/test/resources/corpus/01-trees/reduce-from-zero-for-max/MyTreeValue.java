// exercise: 01
// truth: wrong
// mistake: the largest value is reduced from 0 instead of from something below every value, so a MAX node whose children are all negative is worth 0
// player: MAX
// style: streams, one expression
// single: yes
import java.util.stream.IntStream;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        IntStream values = tree.children().stream().mapToInt(this::value);
        return tree.player() == Player.MAX
                ? values.reduce(0, Math::max)
                : values.reduce(Integer.MAX_VALUE, Math::min);
    }
}
