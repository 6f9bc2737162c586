// Hostile: leaves a process behind, and answers 12345
// Says: expected the value
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        try {
            if (!started) {
                started = true;
                // With the name of the canary, so that the test can look for it.
                new ProcessBuilder(
                                System.getProperty("java.home") + "/bin/java", "-Xmx16m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
                                "-XX:ReservedCodeCacheSize=16m", "-XX:CompressedClassSpaceSize=16m", "-cp",
                                System.getProperty("java.class.path"), "MyTreeValue", "left-behind-by-a-learner")
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
                Thread.sleep(300);
            }
        } catch (Exception e) {
            return 54321;
        }
        return 12345;
    }

    private static boolean started;

    /** What the child does: nothing, for long. */
    public static void main(String[] arguments) throws Exception {
        Thread.sleep(600_000);
    }
}
