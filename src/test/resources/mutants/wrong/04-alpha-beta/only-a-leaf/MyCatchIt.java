// Wrong: a leaf leaves nothing to go wrong.
// Fails first: Catch it: version C
// Says: nobody could tell them apart

import plybook.task.CatchItTask;

public class MyCatchIt implements CatchItTask {
    @Override
    public String versionA() {
        return "((3 5) (7 9))";
    }

    @Override
    public String versionB() {
        return "(0 -1)";
    }

    @Override
    public String versionC() {
        return "0";
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
