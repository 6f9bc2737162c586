// exercise: 01
// truth: wrong
// mistake: the made-up first value is 999,999, so a MIN node whose children are all worth 1,000,000 (or a MAX node with only -1,000,000) gets a value that no leaf has
// kind: slip
// player: both
// style: fold with a switch and a constant for infinity
// single: yes
// detail: rare: only a node all of whose children are worth 1,000,000 at MIN or -1,000,000 at MAX, e.g. v(1000000)
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private static final int INF = 999_999;

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        return switch (tree.player()) {
            case MAX -> {
                int best = -INF;
                for (Tree child : tree.children()) {
                    best = Math.max(best, value(child));
                }
                yield best;
            }
            case MIN -> {
                int best = INF;
                for (Tree child : tree.children()) {
                    best = Math.min(best, value(child));
                }
                yield best;
            }
        };
    }
}
