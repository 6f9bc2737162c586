package plybook.judge.compiler;

import java.util.List;

/** The names that could have been meant where the compiler does not know one. */
public interface Names {
    /** Returns the names that may stand at that place. A method ends with its parentheses, such as {@code isLeaf()}. */
    List<String> around(Complaint complaint);

    /** Returns the full names of the classes with this simple name that are there and not imported. */
    List<String> classes(String simpleName);
}
