// exercise: 01
// truth: wrong
// mistake: in the knockout the unpaired last value is kept by the parity of the number of children instead of the number still in the round
// player: both
// style: values in an array, knockout in rounds
// single: yes
// detail: sometimes: only for nodes of 6, 10, 12, 14 ... children with the best among the last; seen: (1 2 3 4 5 6) gives 4
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();

        List<Tree> children = tree.children();
        int[] left = new int[children.size()];
        for (int i = 0; i < left.length; i++) left[i] = value(children.get(i));

        int n = left.length;
        while (n > 1) {
            for (int i = 0; i < n / 2; i++) {
                left[i] = winner(tree.player(), left[2 * i], left[2 * i + 1]);
            }
            if (left.length % 2 == 1) {
                left[n / 2] = left[n - 1]; // a bye
            }
            n = (n + 1) / 2;
        }
        return left[0];
    }

    private static int winner(Player player, int a, int b) {
        return player == Player.MAX ? Math.max(a, b) : Math.min(a, b);
    }
}
