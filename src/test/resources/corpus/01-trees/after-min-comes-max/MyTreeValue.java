// exercise: 01
// truth: wrong
// mistake: below a MIN node every inner child is taken for a MAX node; only MAX nodes look who moves next
// kind: slip
// player: MIN
// style: two methods that call each other
// single: yes
// detail: -
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
        return tree.player() == Player.MAX ? maxValue(tree) : minValue(tree);
    }

    private int maxValue(Tree tree) {
        List<Tree> children = tree.children();
        int largest = value(children.get(0));
        for (int i = 1; i < children.size(); i++) {
            int v = value(children.get(i));
            if (v > largest) {
                largest = v;
            }
        }
        return largest;
    }

    private int minValue(Tree tree) {
        List<Tree> children = tree.children();
        int smallest = reply(children.get(0));
        for (int i = 1; i < children.size(); i++) {
            int v = reply(children.get(i));
            if (v < smallest) {
                smallest = v;
            }
        }
        return smallest;
    }

    /** What MAX makes of it when MIN has moved. */
    private int reply(Tree tree) {
        return tree.isLeaf() ? tree.value() : maxValue(tree);
    }
}
