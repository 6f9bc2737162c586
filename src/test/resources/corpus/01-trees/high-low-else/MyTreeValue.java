// exercise: 01
// truth: wrong
// mistake: Highest and lowest are updated by if / else if, so a value that raises the highest (the first one always) never becomes the lowest.
// player: MIN
// style: one loop that keeps the highest and the lowest at once
// single: yes
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();

        int highest = -Window.INFINITY;
        int lowest = Window.INFINITY;
        for (Tree child : tree.children()) {
            int v = value(child);
            if (v > highest) {
                highest = v;
            } else if (v < lowest) {
                lowest = v;
            }
        }
        if (lowest == Window.INFINITY) lowest = highest; // only one child
        return tree.player() == Player.MAX ? highest : lowest;
    }
}
