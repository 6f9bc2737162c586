// Wrong: the README shows this tree, which would catch version A.
// Fails first: Catch it: version A
// Says: ((7 3) (15) (1 12 20 22)), which stands in a lesson or in a README

import plybook.task.CatchItTask;

public class MyCatchIt implements CatchItTask {
    @Override
    public String versionA() {
        return "((7 3) (15) (1 12 20 22))";
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
