// exercise: 01
// truth: right
// mistake: none; streams with a comparator that is turned round for MIN
// player: both
// style: streams, comparator, orElseThrow
// single: yes
// detail: always
import java.util.Comparator;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {

    @Override
    public int value(Tree tree) {
        return tree.isLeaf() ? tree.value() : bestForPlayer(tree);
    }

    private int bestForPlayer(Tree node) {
        Comparator<Integer> worseFirst = Comparator.naturalOrder();
        if (node.player() == Player.MIN) {
            worseFirst = worseFirst.reversed();
        }
        return node.children().stream().map(this::value).max(worseFirst).orElseThrow();
    }
}
