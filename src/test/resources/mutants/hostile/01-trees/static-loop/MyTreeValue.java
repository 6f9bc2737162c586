// Hostile: never ends while the class is loaded
// Says: still busy when its time was over (MyTreeValue.java:
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return 0;
    }

    static {
        loop();
    }

    private static void loop() {
        while (true) {}
    }
}
