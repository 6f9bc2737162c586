// exercise: 01
// truth: wrong
// mistake: maxValue calls minValue for every inner child and the other way round; a MAX node below a MAX node is minimised.
// player: MAX
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        return tree.player() == Player.MAX ? maxValue(tree) : minValue(tree);
    }

    private int maxValue(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        int best = minValue(tree.children().get(0));
        for (Tree child : tree.children()) {
            int v = minValue(child);
            if (v > best) best = v;
        }
        return best;
    }

    private int minValue(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        int best = maxValue(tree.children().get(0));
        for (Tree child : tree.children()) {
            int v = maxValue(child);
            if (v < best) best = v;
        }
        return best;
    }
}
