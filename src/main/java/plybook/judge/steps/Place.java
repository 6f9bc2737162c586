package plybook.judge.steps;

import java.util.List;

/**
 * A place in a learner's class that tells when the program comes to it.
 *
 * @param method the name of the method; that of the method around it for a lambda
 * @param line the line of the file; 0 where it is not known
 * @param names the names of what is told there: parameters, local variables and fields
 * @param isNumber whether the method returns an {@code int} and is no lambda: what that returns need not be the value of a node
 */
public record Place(Kind kind, String method, int line, List<String> names, boolean isNumber) {
    /** A kind of place. */
    public enum Kind {
        /** A method begins. It tells its parameters. */
        ENTER,
        /** A line is next. It tells the variables that have a value by then. */
        LINE,
        /** A method of the course is called on an object, such as the value of a leaf is read. It tells the object. */
        READ,
        /** A method returns. It tells the value. */
        RETURN,
        /** A method ends by an exception. It tells the exception. */
        THROW
    }

    public Place {
        names = List.copyOf(names);
    }
}
