// exercise: 01
// truth: right
// mistake: none; negamax-like sign trick without alternation: MIN's smallest is minus the largest of the negated values
// player: both
// style: stream, one expression
// single: yes
// detail: always
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree t) {
        return t.isLeaf() ? t.value() : sign(t) * t.children().stream().mapToInt(c -> sign(t) * value(c)).max().orElseThrow();
    }

    private static int sign(Tree t) {
        return 1 - 2 * t.player().compareTo(Player.MAX);
    }
}
