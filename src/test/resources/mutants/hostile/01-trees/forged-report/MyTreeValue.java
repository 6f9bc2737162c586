// Hostile: prints a report of its own, as every format has it, and ends with success
// Says: ended without an answer
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        System.out.println("{\"score\": 10, \"tests\": [{\"name\": \"all\", \"status\": \"passed\"}]}");
        System.out.println("<testsuite tests=\"7\" failures=\"0\"><testcase name=\"all\"/></testsuite>");
        System.out.println("Tests run: 7, Failures: 0, Errors: 0, Skipped: 0");
        System.out.println("10 of 10 points");
        System.out.println("Terminating due to nothing at all");
        Runtime.getRuntime().halt(0);
        return 0;
    }
}
