// Hostile: knows the trees of the course by heart, and answers 0 to all others
// Says: expected the value
import java.util.Map;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return Map.ofEntries(
                        Map.entry("5", 5), Map.entry("-3", -3), Map.entry("1000000", 1_000_000), Map.entry("-1000000", -1_000_000),
                        Map.entry("(4)", 4), Map.entry("(1 2)", 2), Map.entry("(2 1)", 2), Map.entry("(1 3 2)", 3),
                        Map.entry("(-5 -2 -9)", -2), Map.entry("(-1000000 -1000000)", -1_000_000),
                        Map.entry("v(4)", 4), Map.entry("v(1 2)", 1), Map.entry("v(2 1)", 1), Map.entry("v(3 1 2)", 1),
                        Map.entry("v(5 2 9)", 2), Map.entry("v(1000000 1000000)", 1_000_000), Map.entry("(0 -1)", 0),
                        Map.entry("(-2 0 -1)", 0), Map.entry("((7 3) (15) (1 12 20 22))", 15),
                        Map.entry("((3 12 8) (2 100 8) (14 5 2))", 3),
                        Map.entry("((((10 20) (5)) ((-10))) (((7 5) (-8)) ((-7 -5))))", -7),
                        Map.entry("((((3 17) (2 12)) ((15) (25 0))) (((2 5) (3)) ((2 14))))", 3),
                        Map.entry("(^(1 2) ^(3 0))", 3), Map.entry("v(v(1 2) v(3 0))", 0))
                .getOrDefault(tree.toString(), 0);
    }
}
