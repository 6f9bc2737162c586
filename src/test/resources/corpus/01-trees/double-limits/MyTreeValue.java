// exercise: 01
// truth: wrong
// mistake: MAX starts from Double.MIN_VALUE, a tiny number above 0, so a node with negative children only is worth 0
// player: MAX
// style: doubles
// single: yes
// detail: -
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return (int) evaluate(tree);
    }

    private double evaluate(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        double best;
        switch (tree.player()) {
            case MAX:
                best = Double.MIN_VALUE;
                for (Tree t : tree.children()) {
                    double v = evaluate(t);
                    if (v > best) best = v;
                }
                break;
            default:
                best = Double.MAX_VALUE;
                for (Tree t : tree.children()) {
                    double v = evaluate(t);
                    if (v < best) best = v;
                }
                break;
        }
        return best;
    }
}
