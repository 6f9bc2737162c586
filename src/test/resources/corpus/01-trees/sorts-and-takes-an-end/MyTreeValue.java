// exercise: 01
// truth: right
// mistake: none; sorts the values of all children and takes the last one for MAX, the first one for MIN
// player: both
// style: array and sort
// single: yes
import java.util.Arrays;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        int n = tree.children().size();
        if (n == 0) return tree.value();
        int[] v = new int[n];
        for (int i = 0; i < n; i++) v[i] = value(tree.children().get(i));
        Arrays.sort(v);
        return tree.player() == Player.MIN ? v[0] : v[n - 1];
    }
}
