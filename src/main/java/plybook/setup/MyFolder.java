package plybook.setup;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import plybook.grading.AtomicFile;
import plybook.ide.PlainProject;
import plybook.intake.Hash;
import plybook.task.Course;
import plybook.task.Exercise;

/**
 * A learner's own copy of the course. It is filled from {@code exercises/} and {@code notebooks/}, and nothing that a learner
 * changed is ever overwritten.
 *
 * <p>The file {@code .plybook} in it records, for each file, the hash of the course's version that was placed last. A file that still
 * has this hash is untouched and is updated in place. Any other file belongs to the learner, and an update is put beside it, as
 * {@code MyMinimax.java.new}.
 */
public final class MyFolder {
    public static final String MEMORY = ".plybook";

    private static final String EXERCISES = "exercises";

    private final Project course;
    private final Path my;

    /**
     * A folder to fill.
     *
     * @param course the project with the course's files
     * @param my the folder, which may not exist yet
     */
    public MyFolder(Project course, Path my) {
        this.course = course;
        this.my = my;
    }

    /**
     * A change of one file.
     *
     * @param path the path within the folder, with slashes
     */
    public record Change(Kind kind, String path) {
        @Override
        public String toString() {
            return Texts.of("my." + kind, path);
        }
    }

    /** The kinds of changes, each with its sentence in {@code messages.properties}. */
    public enum Kind {
        PLACED,
        PUT_BACK,
        UPDATED,
        BESIDE,
        IN_THE_WAY
    }

    /** Fills the learner's folder with all there is for it: exercises, lessons, and what an IDE needs. */
    public static List<Change> fillMine(Project course) throws IOException {
        MyFolder mine = new MyFolder(course, course.my());
        List<Change> changes = new ArrayList<>(mine.fill());
        SortedMap<String, byte[]> ide = course.forIde().files(course.my(), EXERCISES + "/");
        if (course.isInstalled()) {
            List<Exercise> given = Course.exercises().stream()
                    .filter(exercise -> Files.isDirectory(course.exercises().resolve(exercise.folder())))
                    .toList();
            ide.putAll(new PlainProject(given, course.classPath(), course.my()).files());
        }
        changes.addAll(mine.fill(ide));
        return changes;
    }

    /** Places the exercises and lessons that are new, and returns the changes in the order of the files. */
    public List<Change> fill() throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        for (Exercise exercise : Course.exercises()) {
            collect(course.exercises().resolve(exercise.folder()), EXERCISES + "/" + exercise.folder(), files);
        }
        collect(course.notebooks(), "notebooks", files);
        return fill(files);
    }

    /**
     * Places what is new and returns what was done, in the order of the files. Running it again does nothing.
     *
     * @param files by their paths within the folder, with slashes
     */
    public List<Change> fill(SortedMap<String, byte[]> files) throws IOException {
        Files.createDirectories(my);
        SortedMap<String, String> memory = remembered();
        SortedMap<String, String> before = new TreeMap<>(memory);
        List<Change> changes = new ArrayList<>();
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            place(file.getKey(), file.getValue(), memory, changes);
        }
        if (!memory.equals(before)) {
            remember(memory);
        }
        return changes;
    }

    private void place(String path, byte[] content, Map<String, String> memory, List<Change> changes)
            throws IOException {
        Path target = my.resolve(path);
        String offered = Hash.of(content);
        String placed = memory.getOrDefault(path, "");
        if (Files.isDirectory(target)) {
            changes.add(new Change(Kind.IN_THE_WAY, path));
            return;
        }
        if (!Files.exists(target)) {
            AtomicFile.write(target, content);
            changes.add(new Change(placed.isEmpty() ? Kind.PLACED : Kind.PUT_BACK, path));
        } else {
            String present = Hash.of(target);
            if (!present.equals(offered) && present.equals(placed)) {
                AtomicFile.write(target, content);
                changes.add(new Change(Kind.UPDATED, path));
            } else if (!present.equals(offered) && !offered.equals(placed)) {
                changes.add(new Change(Kind.BESIDE, placeBeside(path, content, memory)));
            }
        }
        memory.put(path, offered);
    }

    /**
     * Puts an update beside the learner's file, under the first name that is free or still holds an older update of ours. It keeps the
     * ending that opens it, but for Java: an IDE would compile a second class of the same name.
     */
    private String placeBeside(String path, byte[] content, Map<String, String> memory) throws IOException {
        int dot = path.lastIndexOf('.');
        boolean source = path.endsWith(".java");
        int end = dot > path.lastIndexOf('/') && !source ? dot : path.length();
        for (int number = 1; ; number++) {
            String name = path.substring(0, end) + (number == 1 ? ".new" : ".new" + number) + path.substring(end);
            Path target = my.resolve(name);
            String offered = Hash.of(content);
            if (!Files.exists(target)) {
                AtomicFile.write(target, content);
            } else if (Files.isDirectory(target)) {
                continue;
            } else {
                String present = Hash.of(target);
                if (!present.equals(offered)) {
                    if (!present.equals(memory.get(name))) {
                        continue;
                    }
                    AtomicFile.write(target, content);
                }
            }
            memory.put(name, offered);
            return name;
        }
    }

    private static void collect(Path folder, String name, Map<String, byte[]> files) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
                return isHidden(visited) && !visited.equals(folder)
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                if (!isHidden(file)) {
                    files.put(
                            name + "/" + folder.relativize(file).toString().replace('\\', '/'),
                            Files.readAllBytes(file));
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    /** Returns whether a name is hidden: notebook checkpoints, incomplete files, and files of an editor. */
    private static boolean isHidden(Path path) {
        return String.valueOf(path.getFileName()).startsWith(".");
    }

    private SortedMap<String, String> remembered() throws IOException {
        SortedMap<String, String> memory = new TreeMap<>();
        Path file = my.resolve(MEMORY);
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
                String[] parts = line.split("  ", 2);
                if (parts.length == 2 && parts[0].length() == 64) {
                    memory.put(parts[1], parts[0]);
                }
            }
        }
        return memory;
    }

    private void remember(SortedMap<String, String> memory) throws IOException {
        StringBuilder text = new StringBuilder(Texts.of("my.memory")).append('\n');
        memory.forEach(
                (path, hash) -> text.append(hash).append("  ").append(path).append('\n'));
        AtomicFile.write(my.resolve(MEMORY), text.toString());
    }
}
