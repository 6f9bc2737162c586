// Hostile: reads processes, environment, home and other people's files
// Says: threw IllegalStateException: kept out
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
        StringBuilder found = new StringBuilder();
        long processes = ProcessHandle.allProcesses().count();
        if (processes > 4) {
            found.append(processes).append(" processes ");
        }
        for (String name : System.getenv().keySet()) {
            if (!List.of("HOME", "LANG", "MALLOC_ARENA_MAX", "PWD", "OLDPWD", "SHLVL", "_").contains(name)) {
                found.append(name).append(' ');
            }
        }
        for (String name : new String[] {
            "/etc/passwd", "/etc/hostname", "/root", "/home", "/var", "/opt", "/mnt", "/srv", "/usr/local", "/proc/1/root/etc/passwd",
            "/proc/1/cwd/etc/passwd", "/proc/1/cwd/root", "/proc/1/root/usr/bin/bash", "/bin/sh", "/autograder", "/run", System.getProperty("user.home")
        }) {
            File file = new File(name);
            String[] inside = file.list();
            boolean own = inside != null && (inside.length == 0 || List.of(inside).equals(List.of("learner")));
            if (file.canRead() && !own) {
                found.append(name).append(' ');
            }
        }
        try {
            for (ProcessHandle process : ProcessHandle.allProcesses().toList()) {
                String variables = Files.readString(Path.of("/proc/" + process.pid() + "/environ"));
                if (variables.contains("PATH=") || variables.contains("USER=")) {
                    found.append("environment of ").append(process.pid()).append(' ');
                }
            }
        } catch (IOException e) {
            found.append("");
        }
        for (String each : new File("/tmp").list()) {
            if (!System.getProperty("java.class.path").contains(each) && !each.startsWith("plybook")) {
                found.append("/tmp/").append(each).append(' ');
            }
        }
        throw new IllegalStateException(found.length() == 0 ? "kept out" : "BREACH: " + found);
    }
}
