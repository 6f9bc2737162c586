// exercise: 01
// truth: wrong
// mistake: MAX keeps the best value in a field, which MAX nodes further down overwrite
// kind: slip
// player: MAX
// style: verbose student code with a field
// single: yes
// detail: needs a MAX node somewhere below another one
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private int maxValue;

    @Override
    public int value(Tree tree) {
        // base case
        if (tree.isLeaf() == true) {
            int leafValue = tree.value();
            return leafValue;
        }
        // recursive case for MAX
        if (tree.player().equals(Player.MAX)) {
            maxValue = -Window.INFINITY;
            for (int i = 0; i < tree.children().size(); i++) {
                Tree child = tree.children().get(i);
                int childValue = value(child);
                if (childValue > maxValue) {
                    maxValue = childValue;
                }
            }
            return maxValue;
        } else { // recursive case for MIN
            int minValue = Window.INFINITY;
            for (int i = 0; i < tree.children().size(); i++) {
                Tree child = tree.children().get(i);
                int childValue = value(child);
                if (childValue < minValue) {
                    minValue = childValue;
                }
            }
            return minValue;
        }
    }
}
