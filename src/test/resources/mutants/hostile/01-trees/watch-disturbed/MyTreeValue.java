// Hostile: interrupts the thread that watches the deadline, and never ends
// Says: still busy when its time was over
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        while (true) {
            Thread.getAllStackTraces().keySet().forEach(Thread::interrupt);
        }
    }
}
