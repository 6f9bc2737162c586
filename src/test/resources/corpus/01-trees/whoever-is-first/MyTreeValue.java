// exercise: 01
// truth: wrong
// mistake: the player of the root chooses at every node below it, too
// player: both
// style: streams
// single: yes
// detail: -
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Player me = tree.player();
        // gather the ends, then choose
        IntStream ends = leaves(tree).mapToInt(Tree::value);
        return me == Player.MAX ? ends.max().getAsInt() : ends.min().getAsInt();
    }

    private Stream<Tree> leaves(Tree tree) {
        return tree.isLeaf() ? Stream.of(tree) : tree.children().stream().flatMap(this::leaves);
    }
}
