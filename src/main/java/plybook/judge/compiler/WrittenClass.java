package plybook.judge.compiler;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A class that was written in a notebook and has no file.
 *
 * @param name its simple name
 * @param imports what the notebook imports
 * @param code the class, and the classes and methods of the notebook that it uses, as members of another class; it has the lines of what
 *     is shown
 * @param place where it was written, in words
 * @param shown the lines as their author knows them
 */
public record WrittenClass(String name, List<Import> imports, String code, String place, List<String> shown) {
    private static final String AROUND = "Notebook";
    private static final String ALL = "*";

    /**
     * An import.
     *
     * @param name such as {@code java.util.List} or {@code java.util.*}
     */
    public record Import(String name, boolean isStatic) {
        /** Returns whether a learner's class may use it: a notebook imports more than an exercise gives. */
        private boolean isThere(Path hooks) {
            if (name.startsWith("java.")) {
                return true;
            }
            int last = name.lastIndexOf('.');
            Path around = hooks.resolve(name.substring(0, Math.max(0, last)).replace('.', '/'));
            boolean isPackage = !isStatic && name.substring(last + 1).equals(ALL);
            return isPackage
                    ? Files.isDirectory(around)
                    : Files.exists(classFile(isStatic ? around : hooks.resolve(name.replace('.', '/'))));
        }

        private static Path classFile(Path type) {
            return type.resolveSibling(type.getFileName() + ".class");
        }

        private String text() {
            return "import " + (isStatic ? "static " : "") + name + ";";
        }
    }

    public WrittenClass {
        imports = List.copyOf(imports);
        shown = List.copyOf(shown);
    }

    /** Returns the name under which it is compiled. */
    public String className() {
        return AROUND + "$" + name;
    }

    /** Returns the text to compile. All that is added stands in its first and its last line. */
    String text(Path hooks) {
        return imports.stream()
                        .filter(each -> each.isThere(hooks))
                        .map(Import::text)
                        .collect(Collectors.joining(" "))
                + " final class " + AROUND + " { " + code + "\n}";
    }
}
