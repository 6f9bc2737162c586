package plybook.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import plybook.setup.CommandFailed;
import plybook.setup.Machine;
import plybook.setup.Project;

/** {@code plybook bench}: measures the searches beside a peer. The benchmarks are among the tests, so Maven builds those first. */
@Command(name = "bench", mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {
    @Option(names = "--quick")
    private boolean quick;

    @Override
    public Integer call() {
        Machine.requireJdk();
        Project project = Project.here();
        project.requireCheckout();
        Path libraries = project.root().resolve("target/test-classpath");
        System.out.println(Texts.of("bench.building"));
        int built = run(
                project,
                List.of(
                        project.root()
                                .resolve(Machine.isWindows() ? "mvnw.cmd" : "mvnw")
                                .toString(),
                        "-B",
                        "-q",
                        "test-compile",
                        "dependency:build-classpath",
                        "-DincludeScope=test",
                        "-Dmdep.outputFile=" + libraries));
        if (built != 0) {
            throw new CommandFailed(Texts.of("bench.not.built"));
        }
        List<String> command = new ArrayList<>(List.of(
                Project.java().toString(),
                "-cp",
                project.root().resolve("target/test-classes")
                        + File.pathSeparator
                        + project.classes()
                        + File.pathSeparator
                        + read(libraries).strip(),
                "plybook.bench.Bench"));
        if (quick) {
            command.add("--quick");
        }
        return run(project, command) == 0 ? Main.PASSED : Main.FAILED;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("cannot.read", file), e);
        }
    }

    /** Runs the program in the project's folder until it ends, with our output, and returns its exit code. */
    private static int run(Project project, List<String> command) {
        try {
            Process process = new ProcessBuilder(command)
                    .directory(project.root().toFile())
                    .inheritIO()
                    .start();
            Thread end = new Thread(process::destroy, "end-bench");
            Runtime.getRuntime().addShutdownHook(end);
            int code = process.waitFor();
            Runtime.getRuntime().removeShutdownHook(end);
            return code;
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("cannot.start", command.get(0), e.getMessage()), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandFailed(Texts.of("interrupted"), e);
        }
    }
}
