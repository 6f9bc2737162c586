package plybook.judge.compiler;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The names that could have been meant where the compiler does not know one. */
public interface Names {
    /** The packages that a class may come from. */
    List<String> PACKAGES = List.of(
            "java.util",
            "java.util.function",
            "java.util.stream",
            "java.math",
            "plybook.game",
            "plybook.tree",
            "plybook.task",
            "plybook.tictactoe",
            "plybook.gomoku");

    /**
     * Returns the names in a file, which need not compile.
     *
     * @param classes what it may use
     */
    static Names in(String text, Path classes) throws IOException {
        return TreeNames.in(text, classes);
    }

    /** Returns the names that may stand at that place. A method ends with its parentheses, such as {@code isLeaf()}. */
    List<String> around(Complaint complaint);

    /** Returns the full names of the classes with this simple name that are there and not imported. */
    List<String> classes(String simpleName);
}
