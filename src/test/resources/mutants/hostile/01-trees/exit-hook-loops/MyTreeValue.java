// Hostile: ends the program, and has a shutdown hook that never ends
// Says: ended the program
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            while (true) {}
        }));
        System.exit(0);
        return 0;
    }
}
