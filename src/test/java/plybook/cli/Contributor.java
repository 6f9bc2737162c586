package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import plybook.setup.Project;

/** Somebody who works in a copy of the project: types commands, compiles what was changed, and runs tests by name. */
final class Contributor {
    private final Project copy;
    private final String classPath;

    Contributor(Project copy) throws IOException {
        this.copy = copy;
        Path checkout = CourseCopy.checkout().classes();
        Files.createDirectories(testClasses());
        this.classPath = Stream.concat(
                        Stream.of(testClasses().toString(), copy.classes().toString()),
                        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                                .filter(entry ->
                                        !Path.of(entry).toAbsolutePath().equals(checkout)))
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** The output of a command or a test run, and its exit code. */
    record Said(int code, String text) {}

    private Path testClasses() {
        return copy.root().resolve("target/test-classes");
    }

    /** Runs a command of the copy with this input, to its end. */
    Said plybook(String input, String... words) throws IOException, InterruptedException {
        return ended(start(words), input);
    }

    /** Starts a command of the copy. */
    Process start(String... words) throws IOException {
        return java("plybook.cli.Main", words);
    }

    /** Runs test classes of the copy by their names. */
    Said tests(String... classes) throws IOException, InterruptedException {
        return ended(java("plybook.cli.TestsByName", classes), "");
    }

    private Process java(String main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(Project.java().toString(), "-cp", classPath, main));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .directory(copy.root().toFile())
                .redirectErrorStream(true)
                .start();
    }

    private static Said ended(Process process, String input) throws IOException, InterruptedException {
        process.outputWriter().append(input).close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Said(process.waitFor(), text);
    }

    /** Compiles these packages, main and tests, as Maven would. */
    void compile(String... packages) throws IOException {
        for (String name : packages) {
            compile(copy.root().resolve("src/main/java/plybook").resolve(name), copy.classes());
        }
        for (String name : packages) {
            compile(copy.root().resolve("src/test/java/plybook").resolve(name), testClasses());
        }
    }

    private void compile(Path sources, Path classes) throws IOException {
        if (!Files.exists(sources)) {
            return;
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        try (Stream<Path> files = Files.list(sources);
                StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            List<Path> java =
                    files.filter(file -> file.toString().endsWith(".java")).toList();
            List<String> options = List.of(
                    "-proc:none",
                    "-cp",
                    classPath,
                    "-d",
                    classes.toString(),
                    "-sourcepath",
                    copy.root() + "/src/main/java");
            boolean compiled = compiler.getTask(
                            said, manager, null, options, null, manager.getJavaFileObjectsFromPaths(java))
                    .call();
            assertThat(compiled).as(said.toString()).isTrue();
        }
    }
}
