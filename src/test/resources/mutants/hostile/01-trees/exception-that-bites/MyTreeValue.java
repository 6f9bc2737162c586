// Hostile: throws an exception whose every method loops or throws
// Says: threw Bite
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        throw new Bite();
    }

    private static final class Bite extends RuntimeException {
        @Override
        public String getMessage() {
            throw new Bite();
        }

        @Override
        public StackTraceElement[] getStackTrace() {
            throw new Bite();
        }

        @Override
        public String toString() {
            throw new Bite();
        }

        @Override
        public synchronized Throwable getCause() {
            throw new Bite();
        }
    }
}
