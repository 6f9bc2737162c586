// Hostile: answers with a hundred megabytes
// Says: ended without an answer | used up the memory
import plybook.task.CatchItTask;

public class MyCatchIt implements CatchItTask {
    private static String answer() {
        return "(" + "1 ".repeat(25_000_000) + ")";
    }

    @Override
    public String versionA() {
        return answer();
    }

    @Override
    public String versionB() {
        return answer();
    }

    @Override
    public String versionC() {
        return answer();
    }

    @Override
    public String versionD() {
        return answer();
    }

    @Override
    public String versionE() {
        return answer();
    }
}
