package plybook.release;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.assignment.Assignment;
import plybook.assignment.AssignmentFile;
import plybook.assignment.NewAssignment;
import plybook.setup.Project;
import plybook.task.Course;
import plybook.task.Exercise;

/**
 * Everything that learners get, by its path.
 *
 * @param files where each file is now; in the order of their names
 */
public record Release(SortedMap<String, Source> files) {
    /** The folder of Python's packages in a release that needs no network. */
    public static final String WHEELS = "wheels";

    private static final Set<String> PROGRAMS = Set.of("plybook", "run_autograder", "setup.sh", "grade.sh", "merge.sh");

    /** Resources that other programs read as files, as an installation has it in {@code share/}. */
    private static final List<String> SHARED = List.of(
            "plybook/cli/lessons.py",
            "plybook/setup/together.py",
            "plybook/setup/requirements.txt",
            "plybook/workbook/init.jshell");

    private static final String JAR = "lib/plybook.jar";
    private static final String IDE_PAGE = "docs/ide.md";
    private static final Pattern PICTURE = Pattern.compile("\\]\\((pictures/[^)]+)\\)");
    private static final Pattern OTHER_PAGE = Pattern.compile("\\[([^\\]]+)\\]\\((?!pictures/|https?:|#)[^)]+\\)");

    /** The time of every entry, so that the same classes are the same bytes. */
    private static final LocalDateTime EPOCH = LocalDateTime.of(1980, 1, 1, 0, 0);

    /** The content of a file. */
    public interface Source {
        /** Returns it whole. */
        byte[] bytes() throws IOException;
    }

    public Release {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    /**
     * Collects a release.
     *
     * @param program a checkout that is built, or an installation
     * @param allLessons whether to give all lessons, not only those that lead to the exercises
     */
    public static Release of(Project program, Assignment assignment, boolean allLessons) throws IOException {
        SortedMap<String, Source> files = new TreeMap<>();
        for (String launcher : List.of("plybook", "plybook.cmd", "LICENSE")) {
            put(files, launcher, program.root().resolve(launcher));
        }
        libraries(program, files);
        SHARED.forEach(name -> put(files, "share/" + name, program.resource(name)));
        for (Exercise exercise : assignment.exercises()) {
            String folder = "exercises/" + exercise.folder() + "/";
            Path given = program.exercises().resolve(exercise.folder());
            put(files, folder + "README.md", given.resolve("README.md"));
            exercise.parts().forEach(part -> put(files, folder + part.fileName(), given.resolve(part.fileName())));
        }
        for (Path lesson : lessons(program.notebooks(), assignment.exercises(), allLessons)) {
            put(files, "notebooks/" + lesson.getFileName(), lesson);
        }
        idePage(program.root(), files);
        files.put(AssignmentFile.NAME, () -> NewAssignment.learners(assignment).getBytes(StandardCharsets.UTF_8));
        files.put("README.md", () -> readme(assignment).getBytes(StandardCharsets.UTF_8));
        files.put(
                ".gitignore", () -> "/.plybook/\n.ipynb_checkpoints/\n/my/target/\n".getBytes(StandardCharsets.UTF_8));
        return new Release(files);
    }

    private static void put(Map<String, Source> files, String name, Path file) {
        files.put(name, () -> Files.readAllBytes(file));
    }

    /** Adds the page that the command {@code ide} names, with its pictures. Links to pages that stay behind become words. */
    private static void idePage(Path root, Map<String, Source> files) throws IOException {
        Path page = root.resolve(IDE_PAGE);
        if (!Files.exists(page)) {
            return; // an installation has no pages
        }
        String text = Files.readString(page);
        files.put(IDE_PAGE, () -> OTHER_PAGE.matcher(text).replaceAll("$1").getBytes(StandardCharsets.UTF_8));
        PICTURE.matcher(text)
                .results()
                .map(found -> "docs/" + found.group(1))
                .forEach(name -> put(files, name, root.resolve(name)));
    }

    private static void libraries(Project program, Map<String, Source> files) {
        Path classes = program.classes();
        for (Path library : program.classPath()) {
            if (!library.equals(classes)) {
                put(files, "lib/" + library.getFileName(), library);
            }
        }
        files.put(
                JAR, () -> Files.isDirectory(classes) ? archive(program.root(), classes) : Files.readAllBytes(classes));
    }

    /** Returns the classes as one archive, with the {@code pom.xml} that Maven would put there: an IDE's project needs its versions. */
    private static byte[] archive(Path root, Path classes) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Stream<Path> walked = Files.walk(classes.resolve("plybook"));
                JarOutputStream jar = new JarOutputStream(bytes)) {
            for (Path file : walked.filter(Files::isRegularFile).sorted().toList()) {
                entry(jar, classes.relativize(file).toString().replace('\\', '/'), file);
            }
            entry(jar, "META-INF/maven/plybook/plybook/pom.xml", root.resolve("pom.xml"));
        }
        return bytes.toByteArray();
    }

    private static void entry(JarOutputStream jar, String name, Path file) throws IOException {
        JarEntry entry = new JarEntry(name);
        entry.setTimeLocal(EPOCH);
        jar.putNextEntry(entry);
        Files.copy(file, jar);
        jar.closeEntry();
    }

    /** Returns the lessons that lead to these exercises. One that leads to none goes with the lesson before it. */
    static List<Path> lessons(Path notebooks, List<Exercise> exercises, boolean all) throws IOException {
        List<Path> chosen = new ArrayList<>();
        boolean wanted = false;
        try (Stream<Path> files = Files.list(notebooks)) {
            for (Path lesson : files.filter(file -> file.toString().endsWith(".ipynb"))
                    .sorted()
                    .toList()) {
                String text = Files.readString(lesson);
                List<Exercise> leadsTo = Course.exercises().stream()
                        .filter(exercise -> text.contains("exercises/" + exercise.folder()))
                        .toList();
                wanted = all || (leadsTo.isEmpty() ? wanted : leadsTo.stream().anyMatch(exercises::contains));
                if (wanted) {
                    chosen.add(lesson);
                }
            }
        }
        return chosen;
    }

    private static String readme(Assignment assignment) throws IOException {
        String exercises = assignment.exercises().stream()
                .map(exercise -> "- `my/exercises/" + exercise.folder() + "/`: " + exercise.title())
                .collect(Collectors.joining("\n"));
        String due = assignment
                .due()
                .map(time -> Texts.of("readme.due", AssignmentFile.shown(time)))
                .orElse("");
        try (InputStream in = Objects.requireNonNull(Release.class.getResourceAsStream("README.md"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .replace("@title@", assignment.title())
                    .replace("@due@\n", due.isEmpty() ? "" : due + "\n")
                    .replace("@exercises@", exercises);
        }
    }

    /** Returns whether a file can be run. */
    static boolean isProgram(String path) {
        return PROGRAMS.contains(path.substring(path.lastIndexOf('/') + 1));
    }

    /** Returns the same release with more files. */
    public Release with(Map<String, Source> more) {
        SortedMap<String, Source> all = new TreeMap<>(files);
        all.putAll(more);
        return new Release(all);
    }
}
