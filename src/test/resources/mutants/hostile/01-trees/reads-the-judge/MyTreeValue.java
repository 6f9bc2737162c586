// Hostile: looks for the suites, the oracles and the seeds in its own process
// Says: threw IllegalStateException: kept out
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
        for (String name : new String[] {
            "plybook.judge.Judge", "plybook.judge.TreeValueSuite", "plybook.search.Minimax", "plybook.tictactoe.TicTacToe",
            "plybook.trace.Trace", "plybook.report.Marks", "org.junit.jupiter.api.Test", "picocli.CommandLine"
        }) {
            try {
                Class.forName(name);
                found.append(name).append(' ');
            } catch (ClassNotFoundException e) {
                continue;
            }
        }
        for (String name : new String[] {"plybook/judge/Judge.class", "META-INF/MANIFEST.MF"}) {
            if (Tree.class.getClassLoader().getResource(name) != null) {
                found.append(name).append(' ');
            }
        }
        for (String property : System.getProperties().stringPropertyNames()) {
            if (property.contains("seed")) {
                found.append(property).append(' ');
            }
        }
        throw new IllegalStateException(found.length() == 0 ? "kept out" : "BREACH: " + found);
    }
}
