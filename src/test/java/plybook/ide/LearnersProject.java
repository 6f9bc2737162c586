package plybook.ide;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** A learner's project as an IDE has compiled it: the real test class, and only those exercises that a test puts in. */
record LearnersProject(Path folder) {
    private static final Path TEST_CLASS = Path.of("src/main/resources/plybook/ide/my/ExercisesTest.java");

    /** Compiles the test class that learners get against the classes as they are now. */
    static LearnersProject in(Path folder) throws IOException {
        Path classes = Files.createDirectories(folder.resolve("target/test-classes"));
        int code = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-encoding",
                        "UTF-8",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        classes.toString(),
                        TEST_CLASS.toString());
        if (code != 0) {
            throw new AssertionError("ExercisesTest.java does not compile");
        }
        return new LearnersProject(folder);
    }

    Path testClasses() {
        return folder.resolve("target/test-classes");
    }

    /** Writes a learner's file, such as {@code 01-trees/MyTreeValue.java}. */
    Path write(String file, String content) throws IOException {
        Path path = folder.resolve("exercises").resolve(file);
        Files.createDirectories(path.resolveSibling("."));
        return Files.writeString(path, content);
    }

    static String starter(String file) throws IOException {
        return Files.readString(Path.of("exercises").resolve(file));
    }

    static String solution(String file) throws IOException {
        return Files.readString(Path.of("solutions").resolve(file));
    }
}
