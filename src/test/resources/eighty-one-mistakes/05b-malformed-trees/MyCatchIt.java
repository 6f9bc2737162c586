import plybook.task.CatchItTask;

public class MyCatchIt implements CatchItTask {
    @Override
    public String versionA() {
        return "((7 3) (15) (1 12 20 22)";
    }

    @Override
    public String versionB() {
        return "((7 3) (15) (1 12 20 22)";
    }

    @Override
    public String versionC() {
        return "((7 3) (15) (1 12 20 22)";
    }

    @Override
    public String versionD() {
        return "((7 3) (15) (1 12 20 22)";
    }

    @Override
    public String versionE() {
        return "((7 3) (15) (1 12 20 22)";
    }
}
