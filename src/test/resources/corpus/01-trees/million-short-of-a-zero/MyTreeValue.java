// exercise: 01
// truth: wrong
// mistake: MIN's first value is meant to be above a million but is written 1_000_00 + 1, so a MIN node worth more than 100,001 is too low
// kind: slip
// player: MIN
// style: verbose student code, index loop, switch on the player
// single: yes
// detail: only with values above 100001
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private static final int TOO_SMALL = -1_000_000 - 1;
    private static final int TOO_LARGE = 1_000_00 + 1;

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            int number = tree.value();
            return number;
        } else {
            List<Tree> children = tree.children();
            Player player = tree.player();
            int result;
            switch (player) {
                case MAX:
                    result = TOO_SMALL;
                    for (int i = 0; i < children.size(); i++) {
                        int childValue = value(children.get(i));
                        if (childValue > result) {
                            result = childValue;
                        }
                    }
                    break;
                case MIN:
                    result = TOO_LARGE;
                    for (int i = 0; i < children.size(); i++) {
                        int childValue = value(children.get(i));
                        if (childValue < result) {
                            result = childValue;
                        }
                    }
                    break;
                default:
                    throw new IllegalStateException("who is " + player + "?");
            }
            return result;
        }
    }
}
