// Hostile: fills every folder that it can write to
// Says: threw IllegalStateException: kept out
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
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
        for (String folder : new String[] {"/tmp", System.getProperty("user.home"), "/dev/shm", "/var/tmp", "/", "."}) {
            long written = 0;
            try {
                for (int i = 0; i < 100; i++) {
                    try (OutputStream out = new FileOutputStream(folder + "/filled-by-a-learner" + i)) {
                        for (int j = 0; j < 100; j++) {
                            out.write(new byte[1 << 20]);
                            written += 1 << 20;
                        }
                    }
                }
            } catch (IOException e) {
                if (written > 20 << 20) {
                    throw new IllegalStateException("BREACH: " + written + " bytes in " + folder);
                }
            }
            if (written > 20 << 20) {
                throw new IllegalStateException("BREACH: " + written + " bytes in " + folder);
            }
        }
        throw new IllegalStateException("kept out");
    }
}
