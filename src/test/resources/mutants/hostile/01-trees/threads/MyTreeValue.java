// Hostile: starts threads without end
// Says: started more threads than a solution may have
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        while (true) {
            Thread thread = new Thread(() -> {
                while (true) {
                    try {
                        Thread.sleep(1_000);
                    } catch (InterruptedException e) {
                        continue;
                    }
                }
            });
            thread.setDaemon(true);
            thread.start();
        }
    }
}
