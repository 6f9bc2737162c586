// exercise: 01
// truth: right
// mistake: none; one stream of the children's values, then max or min
// player: both
// style: stream, recursive method reference
// single: yes
// detail: always
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
        return (tree.player() == Player.MAX ? values.max() : values.min()).getAsInt();
    }
}
