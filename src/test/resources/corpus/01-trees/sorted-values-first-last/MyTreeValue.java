// exercise: 01
// truth: right
// mistake: none; the values of the children are collected in an array and sorted, MAX takes the last and MIN the first
// player: both
// style: array of values, Arrays.sort, switch expression
// single: yes
// detail: always right
import java.util.Arrays;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(final Tree tree) {
        if (!tree.isLeaf()) {
            int[] values = new int[tree.children().size()];
            int n = 0;
            for (Tree child : tree.children()) {
                values[n++] = value(child);
            }
            Arrays.sort(values);
            return switch (tree.player()) {
                case MAX -> values[n - 1];
                case MIN -> values[0];
            };
        }
        return tree.value();
    }
}
