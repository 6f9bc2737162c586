import plybook.task.CatchItTask;

/**
 * Exercise 04, last part: for each of five wrong versions of alpha-beta a tree on which it goes wrong. The task is in README.md
 * beside this file.
 *
 * <p>A tree is text: a leaf is its number, a node its children in parentheses. return "((7 3) (15))"; is a tree, with MAX at the root.
 */
public class MyCatchIt implements CatchItTask {
    @Override
    public String versionA() {
        throw new UnsupportedOperationException(
                "TODO: return a tree on which version A goes wrong. Begin with any tree of four leaves, and read what A did on it.");
    }

    @Override
    public String versionB() {
        throw new UnsupportedOperationException(
                "TODO: return a tree on which version B goes wrong. Begin with the leaves: which values did you not try yet?");
    }

    @Override
    public String versionC() {
        throw new UnsupportedOperationException(
                "TODO: return a tree on which version C goes wrong. Begin with its choice: is it right when two actions look alike?");
    }

    @Override
    public String versionD() {
        throw new UnsupportedOperationException(
                "TODO: return a tree on which version D goes wrong. Begin with the leaves: which values did you not try yet?");
    }

    @Override
    public String versionE() {
        throw new UnsupportedOperationException(
                "TODO: return a tree on which version E goes wrong. Begin with the leaves it evaluates: could each still matter?");
    }
}
