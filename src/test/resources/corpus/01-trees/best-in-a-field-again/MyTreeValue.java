// exercise: 01
// truth: wrong
// mistake: the best value so far is a field, so a child that is an inner node overwrites what its parent had found
// kind: slip
// player: both
// style: verbose student code with a field
// single: yes
// detail: -
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {

    private int bestValue;

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf() == true) {
            return tree.value();
        }
        List<Tree> kids = tree.children();
        if (tree.player() == Player.MAX) {
            bestValue = -Window.INFINITY;
            for (int i = 0; i < kids.size(); i++) {
                int childValue = value(kids.get(i));
                if (childValue > bestValue) {
                    bestValue = childValue;
                }
            }
        } else {
            bestValue = Window.INFINITY;
            for (int i = 0; i < kids.size(); i++) {
                int childValue = value(kids.get(i));
                if (childValue < bestValue) {
                    bestValue = childValue;
                }
            }
        }
        return bestValue;
    }
}
