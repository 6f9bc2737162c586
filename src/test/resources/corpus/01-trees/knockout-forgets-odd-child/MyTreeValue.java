// exercise: 01
// truth: wrong
// mistake: children play off in pairs, and when their number in a round is odd (and above 1) the last one is not carried into the next round, so it is never looked at
// player: both
// style: knockout tournament over a list, while loop
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        List<Integer> round = new ArrayList<>();
        for (Tree child : tree.children()) {
            round.add(value(child));
        }
        boolean max = tree.player() == Player.MAX;
        while (round.size() > 1) {
            List<Integer> winners = new ArrayList<>();
            for (int i = 0; i + 1 < round.size(); i += 2) {
                int a = round.get(i);
                int b = round.get(i + 1);
                winners.add((a > b) == max ? a : b);
            }
            round = winners;
        }
        return round.get(0);
    }
}
