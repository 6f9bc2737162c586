// exercise: 01
// truth: right
// mistake: none; collects the children's values in an array, sorts it and takes one end
// player: both
// style: array and Arrays.sort, ternary for the index
// single: yes
// detail: always right
import java.util.Arrays;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (!tree.isLeaf()) {
            List<Tree> kids = tree.children();
            int n = kids.size();
            int[] vals = new int[n];
            for (int i = 0; i < n; i++) vals[i] = value(kids.get(i));
            Arrays.sort(vals);
            return vals[tree.player() == Player.MIN ? 0 : n - 1];
        }
        return tree.value();
    }
}
