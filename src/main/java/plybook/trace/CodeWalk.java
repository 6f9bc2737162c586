package plybook.trace;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A learner's search, step by step: the line of the file at each step and the variables there, beside what is known of the tree by then.
 *
 * @param file the name of the file
 * @param source its lines
 * @param steps in the order in which they happened
 * @param wrong the index of the first step that is wrong; empty if none is known
 * @param caption what is wrong there, or why nothing more is shown, in a sentence; may be empty
 * @param search the tree and the search, by the leaves that were asked for
 */
public record CodeWalk(
        String file, List<String> source, List<CodeStep> steps, OptionalInt wrong, String caption, Recording search) {
    /** A kind of step. */
    public enum Kind {
        /** A line is next. */
        LINE,
        /** The line asks for a leaf. */
        LEAF,
        /** A method returns. */
        RETURN,
        /** A method ends by an exception. */
        THROW
    }

    /**
     * A step.
     *
     * @param depth the number of the learner's methods that are open around this one
     * @param variables the variables that have a value there, by their names, in the order of the file
     * @param value the value of the leaf, the value that is returned, or the name of the exception; may be empty
     * @param node the way to the node that the method is about: the numbers of the children from the root; empty if it is not known
     * @param moment how many steps of the search had happened
     */
    public record CodeStep(
            Kind kind,
            String method,
            int line,
            int depth,
            Map<String, String> variables,
            String value,
            Optional<List<Integer>> node,
            int moment) {}

    public CodeWalk {
        source = List.copyOf(source);
        steps = List.copyOf(steps);
    }

    /** Returns the same with the file's lines. */
    public CodeWalk with(String fileName, List<String> lines) {
        return new CodeWalk(fileName, lines, steps, wrong, caption, search);
    }

    /** Returns the first wrong step. */
    public Optional<CodeStep> wrongStep() {
        return wrong.isPresent() ? Optional.of(steps.get(wrong.getAsInt())) : Optional.empty();
    }
}
