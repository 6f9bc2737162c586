// exercise: 01
// truth: wrong
// mistake: The largest value starts at 0, so a MAX node all of whose children are negative is worth 0 instead of the largest of them.
// player: MAX
// style: German identifiers, two index loops in if and else, best child value kept in a local
// single: yes
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree baum) {
        int wert = 0;
        if (baum.isLeaf()) {
            wert = baum.value();
        } else if (baum.player() == Player.MAX) {
            // MAX sucht den größten Wert
            for (int i = 0; i < baum.children().size(); i++) {
                int kind = value(baum.children().get(i));
                if (kind > wert) {
                    wert = kind;
                }
            }
        } else {
            // MIN sucht den kleinsten Wert
            wert = Integer.MAX_VALUE;
            for (int i = 0; i < baum.children().size(); i++) {
                int kind = value(baum.children().get(i));
                if (kind < wert) {
                    wert = kind;
                }
            }
        }
        return wert;
    }
}
