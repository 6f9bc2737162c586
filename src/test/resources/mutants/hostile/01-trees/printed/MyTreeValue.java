// Hostile: prints without end
// Says: printed more than 16 MiB (MyTreeValue.java:
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        while (true) {
            System.out.println("visiting " + tree);
        }
    }
}
