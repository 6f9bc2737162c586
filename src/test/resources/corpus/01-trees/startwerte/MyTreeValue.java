// exercise: 01
// truth: wrong
// mistake: the first best value of a MIN node is 9999 (not infinity), so a MIN node whose children are all worth more gets 9999.
// player: MIN
// style: German names, stream reduce with a start value from a small enum-like helper
// single: yes
// detail: when all children of a MIN node are worth more than 9999 (values go up to 1,000,000)
import java.util.function.IntBinaryOperator;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private record Wunsch(int anfang, IntBinaryOperator wahl) {}

    private static final Wunsch GROSS = new Wunsch(-Window.INFINITY, Math::max);
    private static final Wunsch KLEIN = new Wunsch(9999, Math::min);

    @Override
    public int value(Tree baum) {
        if (baum.isLeaf()) {
            return baum.value();
        }
        Wunsch wunsch = baum.player() == Player.MAX ? GROSS : KLEIN;
        return baum.children().stream().mapToInt(this::value).reduce(wunsch.anfang(), wunsch.wahl());
    }
}
