// Wrong: a single leaf, on which version A does nothing wrong.
// Fails first: Catch it: version A
// Says: nobody could tell them apart

import plybook.task.CatchItTask;

public class MyCatchIt implements CatchItTask {
    @Override
    public String versionA() {
        return "(5)";
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
