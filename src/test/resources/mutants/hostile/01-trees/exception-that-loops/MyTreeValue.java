// Hostile: throws an exception whose message takes for ever
// Says: still busy when its time was over
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        throw new RuntimeException() {
            @Override
            public String getMessage() {
                while (true) {}
            }
        };
    }
}
