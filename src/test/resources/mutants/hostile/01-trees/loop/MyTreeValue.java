// Hostile: never ends, and is deaf to interrupts
// Says: still busy when its time was over (MyTreeValue.java:
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        while (true) {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                continue;
            }
        }
    }
}
