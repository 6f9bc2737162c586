package plybook.task;

import java.util.List;

/**
 * An exercise of the course.
 *
 * @param number its place as two digits, such as {@code "03"}
 * @param name its name in file names, such as {@code "minimax"}
 * @param title its name for people
 * @param parts the classes to write, one or more
 */
public record Exercise(String number, String name, String title, List<Part> parts) {
    /**
     * A class that a learner writes.
     *
     * @param className its name, in the unnamed package; the file has the same name with {@code .java}
     * @param contract what it implements
     * @param given the packages whose parts it is given, beside the hooks; where one writes such a part oneself, it is not among them
     */
    public record Part(String className, Class<?> contract, List<String> given) {
        public Part {
            given = List.copyOf(given);
        }

        /** A class that is given nothing but the hooks. */
        public Part(String className, Class<?> contract) {
            this(className, contract, List.of());
        }

        /** The name of the file. */
        public String fileName() {
            return className + ".java";
        }
    }

    public Exercise {
        parts = List.copyOf(parts);
    }

    /** The name of its folder, such as {@code "03-minimax"}. */
    public String folder() {
        return number + "-" + name;
    }
}
