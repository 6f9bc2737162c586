// exercise: 01
// truth: wrong
// mistake: for a node with a single child it asks that child for its number although the child may be an inner node, which throws
// player: both
// style: special case for forced moves, streams for the rest
// single: yes
// detail: sometimes; an IllegalStateException for ((1 2)), right for (5) and where no single child is an inner node
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
        if (tree.children().size() == 1) {
            return tree.children().get(0).value();
        }
        IntStream values = tree.children().stream().mapToInt(this::value);
        return (tree.player() == Player.MAX ? values.max() : values.min()).getAsInt();
    }
}
