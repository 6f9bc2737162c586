package plybook.workbook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.judge.compiler.SourceCompiler;
import plybook.judge.process.TemporaryFolder;
import plybook.task.Exercise;
import plybook.task.Exercise.Part;

/** The learner's files, as a cell finds them. */
final class LearnersFiles {
    private static final String SUFFIX = ".class";

    private LearnersFiles() {}

    /** Returns the learner's own copy of the course: the one that {@code lab} names, otherwise the nearest one. */
    static Path folder() {
        String said = System.getenv("PLYBOOK_MY");
        return said != null && !said.isBlank()
                ? Path.of(said)
                : nearest(Path.of("").toAbsolutePath());
    }

    /** Returns the file name of the notebook that is running, which Jupyter's server tells its kernels; empty elsewhere. */
    static Optional<String> notebook() {
        return Optional.ofNullable(System.getenv("JPY_SESSION_NAME"))
                .map(path -> path.replaceFirst("^.*[/\\\\]", ""))
                .filter(name -> name.endsWith(".ipynb"));
    }

    /** Returns the nearest copy. A notebook runs in {@code notebooks/}, beside {@code exercises/}; other programs run in the folder above {@code my/}. */
    static Path nearest(Path here) {
        List<Path> near = here.getParent() == null ? List.of(here) : List.of(here, here.getParent());
        for (Path each : near) {
            if (Files.isDirectory(each.resolve("my/exercises"))) {
                return each.resolve("my");
            }
        }
        return near.stream()
                .filter(each -> Files.isDirectory(each.resolve("exercises")))
                .findFirst()
                .orElse(here.resolve("my"));
    }

    /** Returns the folder that holds the files of an exercise, or would hold them. */
    static Path folder(Exercise exercise) {
        return folder().resolve("exercises").resolve(exercise.folder());
    }

    /** Returns an object of the exercise's first class, compiled from the file as it is saved now. */
    static Object load(Exercise exercise) {
        return load(exercise.parts().get(0), folder(exercise));
    }

    static Object load(Part part, Path folder) {
        try {
            return Class.forName(part.className(), true, new Loaded(compiled(part, folder)))
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(Texts.of("load.no.object", part.className(), e), e);
        }
    }

    /** Returns the compiled classes by name. */
    private static Map<String, byte[]> compiled(Part part, Path folder) throws IOException {
        Path classes = TemporaryFolder.make("loaded");
        try {
            SourceCompiler.Outcome outcome =
                    SourceCompiler.ofOwnCode().compile(folder.resolve(part.fileName()), part, classes);
            if (outcome.classes().isEmpty()) {
                throw new IllegalArgumentException(outcome.message());
            }
            Map<String, byte[]> found = new HashMap<>();
            for (Path file : everythingIn(classes)) {
                String name = classes.relativize(file).toString();
                if (name.endsWith(SUFFIX)) {
                    found.put(name.substring(0, name.length() - SUFFIX.length()), Files.readAllBytes(file));
                }
            }
            return found;
        } finally {
            for (Path file : everythingIn(classes)) {
                Files.delete(file);
            }
        }
    }

    /** Returns everything in the folder and the folder itself, the innermost first. */
    private static List<Path> everythingIn(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.sorted(Comparator.reverseOrder()).toList();
        }
    }

    /** A learner's classes as they were when the file was loaded. */
    private static final class Loaded extends ClassLoader {
        private final Map<String, byte[]> classes;

        Loaded(Map<String, byte[]> classes) {
            super(LearnersFiles.class.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] code = classes.get(name);
            if (code == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, code, 0, code.length);
        }
    }
}
