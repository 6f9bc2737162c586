// Wrong: no tree, but words.
// Fails first: Catch it: version A
// Says: expected

import plybook.task.CatchItTask;

public class MyCatchIt implements CatchItTask {
    @Override
    public String versionA() {
        return "a tree";
    }

    @Override
    public String versionB() {
        return "(0 -1)";
    }

    @Override
    public String versionC() {
        return "(4 (4 1))";
    }

    @Override
    public String versionD() {
        return "(-1 -2)";
    }

    @Override
    public String versionE() {
        return "(6 (7 ((5 8) (4 9))))";
    }
}
