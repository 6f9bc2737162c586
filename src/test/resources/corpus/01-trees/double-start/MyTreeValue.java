// exercise: 01
// truth: wrong
// mistake: a MAX node starts with Double.MIN_VALUE, which is a tiny number above 0, so the result is never below 0
// player: MAX
// style: doubles, ternary, a private recursive method
// kind: slip
// single: yes
// detail: MAX nodes all of whose children are worth less than 0
import java.util.*;
import java.util.stream.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return (int) calculate(tree);
    }

    private double calculate(Tree node) {
        if (node.isLeaf()) {
            return node.value();
        }
        boolean maximizing = node.player() == Player.MAX;
        double bestValue = maximizing ? Double.MIN_VALUE : Double.MAX_VALUE;
        for (Tree child : node.children()) {
            double childValue = calculate(child);
            if (maximizing && childValue > bestValue) {
                bestValue = childValue;
            } else if (!maximizing && childValue < bestValue) {
                bestValue = childValue;
            }
        }
        return bestValue;
    }
}
