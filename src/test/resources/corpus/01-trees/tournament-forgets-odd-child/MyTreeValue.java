// exercise: 01
// truth: wrong
// mistake: halves the list of values by pairs, and drops the last one when their number is odd
// player: both
// style: rounds of pairs, as in a knock-out tournament
// single: yes
// detail: only with three or more children, where the last one counts
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        List<Integer> round = new ArrayList<>();
        for (Tree t : tree.children()) round.add(value(t));
        while (round.size() > 1) {
            List<Integer> winners = new ArrayList<>();
            for (int i = 0; i + 1 < round.size(); i += 2) {
                winners.add(winner(tree.player(), round.get(i), round.get(i + 1)));
            }
            round = winners;
        }
        return round.get(0);
    }

    private int winner(Player p, int a, int b) {
        if (p == Player.MAX) return a > b ? a : b;
        return a < b ? a : b;
    }
}
