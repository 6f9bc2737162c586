package plybook.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import plybook.grading.AtomicFile;

/**
 * The kernel that runs the cells: JJava on the very JDK that runs Plybook, with Plybook on its class path.
 *
 * <p>Its own launcher is passed over, for that takes whatever {@code java} is on the search path.
 */
final class JavaKernel {
    private static final ObjectMapper JSON = new ObjectMapper();

    private JavaKernel() {}

    /** Writes the kernel's description for Jupyter; done at every start, as the JDK or the class path may have changed. */
    static void describe(Project project, PythonEnvironment python) {
        try {
            // JJava's own description lies nearer to Jupyter than ours and would win.
            Files.deleteIfExists(python.kernelJar().resolveSibling("kernel.json"));
            AtomicFile.write(
                    python.kernelFolder().resolve("kernel.json"),
                    JSON.writerWithDefaultPrettyPrinter().writeValueAsString(description(project, python.kernelJar()))
                            + "\n");
        } catch (IOException e) {
            throw new CommandFailed("could not describe the Java kernel: " + e.getMessage(), e);
        }
    }

    static Map<String, Object> description(Project project, Path kernel) {
        Map<String, Object> description = new LinkedHashMap<>();
        description.put(
                "argv",
                List.of(
                        Project.java().toString(),
                        "--add-opens",
                        "jdk.jshell/jdk.jshell=ALL-UNNAMED",
                        "-Xmx512m",
                        "-Djava.awt.headless=true",
                        "-Dfile.encoding=UTF-8",
                        "-Dstdout.encoding=UTF-8",
                        "-jar",
                        kernel.toString(),
                        "{connection_file}"));
        description.put("display_name", "Java");
        description.put("language", "java");
        description.put("interrupt_mode", "message");
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put(
                "JJAVA_CLASSPATH",
                project.classPath().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
        Path startup = project.resource("plybook/workbook/init.jshell");
        if (Files.exists(startup)) {
            environment.put("JJAVA_STARTUP_SCRIPTS_PATH", startup.toString());
        }
        description.put("env", environment);
        return description;
    }
}
