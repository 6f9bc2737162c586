// exercise: 01
// truth: right
// mistake: none; all nodes are listed level by level and valued from the last to the first, parents are known by number, not by object, so shared objects are no problem
// player: both
// style: breadth-first list with parent numbers, arrays, no recursion
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private record Place(Tree tree, int parent) {}

    @Override
    public int value(Tree tree) {
        List<Place> places = new ArrayList<>();
        places.add(new Place(tree, -1));
        for (int i = 0; i < places.size(); i++) {
            for (Tree child : places.get(i).tree().children()) {
                places.add(new Place(child, i));
            }
        }
        Integer[] best = new Integer[places.size()];
        for (int i = places.size() - 1; i > 0; i--) {
            int value = valueAt(places.get(i), best[i]);
            int parent = places.get(i).parent();
            boolean max = places.get(parent).tree().player() == Player.MAX;
            if (best[parent] == null || (max && value > best[parent]) || (!max && value < best[parent])) {
                best[parent] = value;
            }
        }
        return valueAt(places.get(0), best[0]);
    }

    private static int valueAt(Place place, Integer best) {
        return place.tree().isLeaf() ? place.tree().value() : best;
    }
}
