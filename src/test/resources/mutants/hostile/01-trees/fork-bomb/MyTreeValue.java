// Hostile: starts processes that start processes
// Says: started more threads than a solution may have | threw | still busy | expected the value | outside the heap
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        try {
            main(new String[0]);
        } catch (Exception e) {
            throw new IllegalStateException("no more processes");
        }
        return 12345;
    }

    /** Starts two of its own kind for as long as that can be done. */
    public static void main(String[] arguments) throws Exception {
        for (int i = 0; i < 2; i++) {
            new ProcessBuilder(
                            System.getProperty("java.home") + "/bin/java", "-Xmx16m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
                            "-XX:ReservedCodeCacheSize=16m", "-XX:CompressedClassSpaceSize=16m", "-cp",
                            System.getProperty("java.class.path"), "MyTreeValue", "left-behind-by-a-learner")
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        }
        Thread.sleep(600_000);
    }
}
