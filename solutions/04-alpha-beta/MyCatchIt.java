import plybook.task.CatchItTask;

/** Exercise 04, last part, solved: a small tree for each wrong version, and what it shows. */
public class MyCatchIt implements CatchItTask {
    /** The first MIN node leaves its beta of 3 behind; with MAX's alpha of 3 the root is cut, and 7 is never seen. */
    @Override
    public String versionA() {
        return "((3 5) (7 9))";
    }

    /** The leaf worth 0 is taken for a node without a value. */
    @Override
    public String versionB() {
        return "(0 -1)";
    }

    /** MIN can play 1 on the right. The search there stops at 4, a bound that looks as good as the 4 on the left. */
    @Override
    public String versionC() {
        return "(4 (4 1))";
    }

    /** All that MAX can get is less than the 0 that nobody offers. */
    @Override
    public String versionD() {
        return "(-1 -2)";
    }

    /** MAX has 6 at the root. Four plies down MIN can play 5, which closes that node; but 8 is looked at all the same. */
    @Override
    public String versionE() {
        return "(6 (7 ((5 8) (4 9))))";
    }
}
