// exercise: 01
// truth: wrong
// mistake: a line of single children is skipped, but the player was read above it, so the node at its end is played by whoever moved at the line's top
// kind: subtle
// player: both
// style: loop that skips forced moves, then streams
// single: yes
// detail: shows below a single child whose parent has another player, e.g. ((1 2)) written as ^(v(1 2))
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
        Player mover = tree.player();
        // a forced move changes nothing, so walk down to the first real choice
        Tree node = tree;
        while (node.children().size() == 1) {
            node = node.children().get(0);
        }
        if (node.isLeaf()) {
            return node.value();
        }
        IntStream values = node.children().stream().mapToInt(this::value);
        return (mover == Player.MAX ? values.max() : values.min()).getAsInt();
    }
}
