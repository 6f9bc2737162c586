// Hostile: writes results wherever it may
// Says: threw IllegalStateException: kept out
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (outcome == null) {
            try {
                attack();
            } catch (IllegalStateException e) {
                outcome = e;
            }
        }
        throw outcome;
    }

    private static IllegalStateException outcome;

    private static void attack() {
        StringBuilder written = new StringBuilder();
        Path[] folders = {
            Path.of(""), Path.of("/"), Path.of(".."), Path.of("/tmp/.."), Path.of("/autograder/results"), Path.of("/root"),
            Path.of(System.getProperty("java.class.path").split(":")[0]),
            Path.of(System.getProperty("java.class.path").split(":")[1]), Path.of(System.getProperty("java.home"))
        };
        for (Path folder : folders) {
            for (String name : new String[] {"results.json", "report.xml", "marks.csv", "MyTreeValue.class", "plybook/guest/Main.class"}) {
                try {
                    Files.writeString(folder.resolve(name), "{\"score\": 10}");
                    written.append(folder.resolve(name)).append(' ');
                } catch (IOException e) {
                    continue;
                }
            }
        }
        throw new IllegalStateException(written.length() == 0 ? "kept out" : "BREACH: " + written);
    }
}
