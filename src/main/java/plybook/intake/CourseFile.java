package plybook.intake;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.task.Exercise.Part;

/**
 * A file of the course, recognized by its name.
 *
 * @param part the class that it holds
 * @param name its name in an archive of {@code submit}
 * @param exact whether it has just that name; otherwise a browser or a course system changed it
 */
record CourseFile(Part part, String name, boolean exact) {
    /** A second file of the same name, as browsers, Canvas, macOS and Windows call it, and a program saved as a text. */
    private static final Pattern RENAMED = Pattern.compile(
            "(?<class>\\w+?)(?: ?\\(\\d+\\)|-\\d+| copy(?: \\d+)?| - Copy(?: \\(\\d+\\))?)?\\.java(?:\\.txt)?",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern ARCHIVES = Pattern.compile("\\.(zip|rar|7z|tar|gz|tgz|bz2|xz|jar)$");

    private static final Map<String, CourseFile> BY_CLASS = Course.exercises().stream()
            .flatMap(exercise -> exercise.parts().stream().map(part -> of(exercise, part)))
            .collect(Collectors.toMap(file -> file.part().className(), Function.identity()));

    private static CourseFile of(Exercise exercise, Part part) {
        return new CourseFile(part, Submission.name(exercise, part), true);
    }

    /** Returns the file of the course that has this name, perhaps with a small change. */
    static Optional<CourseFile> called(String fileName) {
        Matcher name = RENAMED.matcher(fileName);
        return name.matches()
                ? Optional.ofNullable(BY_CLASS.get(name.group("class")))
                        .map(file -> new CourseFile(
                                file.part(), file.name(), file.part().fileName().equals(fileName)))
                : Optional.empty();
    }

    /** Returns the file of the course that this one is called like, but for capital and small letters. */
    static Optional<CourseFile> misspelt(String fileName) {
        return BY_CLASS.values().stream()
                .filter(file -> file.part().fileName().equalsIgnoreCase(fileName))
                .filter(file -> !file.part().fileName().equals(fileName))
                .findFirst();
    }

    /** Returns whether the file is called like an archive. */
    static boolean isArchive(String fileName) {
        String name = fileName.toLowerCase(Locale.ROOT);
        return ARCHIVES.matcher(name).find();
    }

    /** Returns whether the file is called like an archive of the kind that is opened. */
    static boolean isZip(String fileName) {
        return fileName.toLowerCase(Locale.ROOT).endsWith(".zip");
    }

    static boolean isNotebook(String fileName) {
        return fileName.toLowerCase(Locale.ROOT).endsWith(".ipynb");
    }

    /** Returns whether the file could be, or hold, a file of the course. */
    static boolean matters(String fileName) {
        return called(fileName).isPresent() || isArchive(fileName);
    }
}
