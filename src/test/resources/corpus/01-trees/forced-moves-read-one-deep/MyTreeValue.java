// exercise: 01
// truth: wrong
// mistake: for a single child that is an inner node the value of its first child is taken instead of its own
// player: both
// style: shortcut for forced moves, reduce
// single: yes
// detail: sometimes, only with a single child that has two children or more, and one of the others is better
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
        List<Tree> moves = tree.children();
        if (moves.size() == 1) {
            return forced(moves.get(0));
        }
        if (tree.player() == Player.MAX) {
            return moves.stream().map(this::value).reduce(Integer::max).get();
        }
        return moves.stream().map(this::value).reduce(Integer::min).get();
    }

    /** Nothing to choose here, so walk on. */
    private int forced(Tree only) {
        Tree here = only;
        while (!here.isLeaf()) {
            here = here.children().get(0);
        }
        return here.value();
    }
}
