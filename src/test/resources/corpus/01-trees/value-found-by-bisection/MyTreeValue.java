// exercise: 01
// truth: right
// mistake: none; it never takes a maximum, but finds the value by bisection with the question "can MAX get at least so much?"
// player: both
// style: boolean search with anyMatch and allMatch, bisection
// single: yes
// detail: -
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        int sure = -Window.MAX_VALUE; // MAX gets this much
        int tooMuch = Window.MAX_VALUE + 1; // and not this much
        while (tooMuch - sure > 1) {
            int goal = Math.floorDiv(sure + tooMuch, 2);
            if (reaches(tree, goal)) {
                sure = goal;
            } else {
                tooMuch = goal;
            }
        }
        return sure;
    }

    private static boolean reaches(Tree tree, int goal) {
        if (tree.isLeaf()) {
            return tree.value() >= goal;
        }
        boolean any = tree.player() == Player.MAX;
        for (Tree child : tree.children()) {
            if (reaches(child, goal) == any) {
                return any;
            }
        }
        return !any;
    }
}
