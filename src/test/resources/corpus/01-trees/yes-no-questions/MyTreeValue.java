// exercise: 01
// truth: right
// mistake: none; it never compares two children: it bisects between minus and plus a million with the question "can MAX get at least this?"
// player: both
// style: bisection, anyMatch and allMatch
// single: yes
// detail: -
import java.util.function.Predicate;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        int sure = -Window.MAX_VALUE;
        int hopeless = Window.MAX_VALUE + 1;
        while (hopeless - sure > 1) {
            int middle = sure + (hopeless - sure) / 2;
            if (canGet(tree, middle)) {
                sure = middle;
            } else {
                hopeless = middle;
            }
        }
        return sure;
    }

    private boolean canGet(Tree tree, int wanted) {
        if (tree.isLeaf()) {
            return tree.value() >= wanted;
        }
        Predicate<Tree> question = child -> canGet(child, wanted);
        return tree.player() == Player.MAX
                ? tree.children().stream().anyMatch(question)
                : tree.children().stream().allMatch(question);
    }
}
