package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plybook.setup.JavaKernel;
import plybook.setup.Machine;
import plybook.setup.Project;
import plybook.setup.PythonEnvironment;

/** Lessons where one can only upload notebooks: a JJava that knows nothing of Plybook, and the first cell that {@code docs/kernels.md} gives. */
@Tag("corpus-only")
class UploadedNotebookIT {
    static final List<String> LESSONS = List.of("01", "03b", "05b", "08", "10");

    private static final Pattern FIRST_CELL =
            Pattern.compile("```java\n(%\\w+.*?Notebook\\.begin\\(\\);)\n```", Pattern.DOTALL);

    /**
     * Runs notebooks, two at a time, each with a first cell more, and prints which cells fail or show another text than the notebook that was
     * uploaded. Outputs that differ from run to run, or that only another cell's error explains, are not compared.
     */
    private static final String RUN = """
            import asyncio, sys, nbformat
            from nbclient import NotebookClient
            first, *notebooks = sys.argv[1:]

            def text(cell):
                return "".join(o.get("text") or o.get("data", {}).get("text/plain", "") + "\\n" for o in cell.outputs)

            async def run(path, turn):
                async with turn:
                    nb = nbformat.read(path, 4)
                    shown = [text(cell) if cell.cell_type == "code" else "" for cell in nb.cells]
                    nb.cells.insert(0, nbformat.v4.new_code_cell(first))
                    await NotebookClient(nb, kernel_name="java", timeout=180, allow_errors=True, shutdown_kernel="immediate").async_execute()
                    print(path, text(nb.cells[0]))
                    wrong = 0
                    for before, cell in zip(["", *shown], nb.cells):
                        if cell.cell_type != "code" or "raises-exception" in cell.metadata.get("tags", []):
                            continue
                        failed = any(o.output_type == "error" for o in cell.outputs)
                        drawn = any("image/png" in o.get("data", {}) for o in cell.outputs)
                        differs = before and not drawn and "measured" not in cell.metadata.get("tags", []) and before != text(cell)
                        if failed or differs:
                            wrong += 1
                            print("WRONG", cell.source, cell.outputs, "instead of", before, sep="\\n")
                    return wrong

            async def main():
                turn = asyncio.Semaphore(2)
                return sum(await asyncio.gather(*(run(path, turn) for path in notebooks)))

            sys.exit(1 if asyncio.run(main()) else 0)
            """;

    @TempDir
    Path temp;

    private PythonEnvironment python = new PythonEnvironment(Project.here(), Machine.here(), System.err::println);
    private Path uploaded = Path.of("");
    private Path all = Path.of("");

    /** Describes the kernel without Plybook's class path and imports, and keeps it out of this machine's Maven repository. */
    @BeforeEach
    void somewhereElse() throws IOException {
        python.ensure();
        uploaded = Files.createDirectory(temp.resolve("uploaded"));
        Path kernel = Files.createDirectories(temp.resolve("data/kernels/java"));
        Map<String, Object> description = JavaKernel.description(Project.here(), python.kernelJar());
        List<String> command = new ArrayList<>();
        ((List<?>) Objects.requireNonNull(description.get("argv"))).forEach(word -> command.add(word.toString()));
        command.add(1, "-Duser.home=" + Files.createDirectory(temp.resolve("home")));
        description.put("argv", command);
        assertThat(description.remove("env"))
                .as("what tells a kernel of Plybook")
                .isNotNull();
        new JsonMapper().writeValue(kernel.resolve("kernel.json").toFile(), description);
        try (Stream<Path> built = Files.list(Path.of("target"))) {
            all = built.filter(file -> file.toString().endsWith("-all.jar"))
                    .findFirst()
                    .orElseThrow()
                    .toAbsolutePath();
        }
    }

    @Test
    @Timeout(480)
    void lessons_run_with_the_archive_beside_them() throws Exception {
        Files.createSymbolicLink(uploaded.resolve("plybook-VERSION-all.jar"), all);
        List<Path> lessons;
        try (Stream<Path> notebooks = Files.list(Path.of("notebooks"))) {
            lessons = notebooks
                    .filter(notebook ->
                            LESSONS.contains(notebook.getFileName().toString().split("-", 2)[0]))
                    .sorted()
                    .toList();
        }
        assertThat(lessons).hasSameSizeAs(LESSONS);
        String said = run(firstCells().get(0), lessons);
        assertThat(said).contains("The exercises' starters are in " + uploaded.resolve("my"));
        assertThat(uploaded.resolve("my/exercises/01-trees/MyTreeValue.java"))
                .hasSameTextualContentAs(Path.of("exercises/01-trees/MyTreeValue.java"));
    }

    @Test
    @Timeout(240)
    void a_lesson_runs_with_the_archive_from_a_maven_repository() throws Exception {
        Path mine = Files.createDirectories(uploaded.resolve("my/exercises/01-trees"))
                .resolve("MyTreeValue.java");
        Files.writeString(mine, "// mine");
        HttpServer repository = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        String pom = "<project><modelVersion>4.0.0</modelVersion>"
                + "<groupId>plybook</groupId><artifactId>plybook</artifactId><version>VERSION</version></project>";
        serve(repository, ".pom", pom.getBytes(StandardCharsets.UTF_8));
        serve(repository, "-all.jar", Files.readAllBytes(all));
        repository.start();
        try {
            String address = "http://127.0.0.1:" + repository.getAddress().getPort() + "/";
            String cell = firstCells().get(1).replaceFirst("https://\\S+", address);
            run(cell, List.of(Path.of("notebooks/00-lose-first.ipynb")));
        } finally {
            repository.stop(0);
        }
        assertThat(mine).hasContent("// mine");
    }

    private static void serve(HttpServer repository, String file, byte[] content) {
        repository.createContext("/plybook/plybook/VERSION/plybook-VERSION" + file, exchange -> {
            boolean itself = exchange.getRequestURI().getPath().endsWith(file);
            exchange.sendResponseHeaders(itself ? 200 : 404, itself ? content.length : -1);
            if (itself) {
                exchange.getResponseBody().write(content);
            }
            exchange.close();
        });
    }

    /** Returns the cells that the page on kernels tells people to put first. */
    private static List<String> firstCells() throws IOException {
        Matcher matcher = FIRST_CELL.matcher(Files.readString(Path.of("docs/kernels.md")));
        List<String> cells = new ArrayList<>();
        while (matcher.find()) {
            cells.add(matcher.group(1));
        }
        assertThat(cells).hasSize(2);
        assertThat(cells.get(0)).startsWith("%classpath plybook-VERSION-all.jar\n");
        assertThat(cells.get(1))
                .startsWith("%mavenRepo course https://")
                .contains("%maven plybook:plybook:jar:all:VERSION\n");
        return cells;
    }

    private String run(String first, List<Path> lessons) throws Exception {
        List<String> command = new ArrayList<>(List.of(python.python().toString(), "-X", "utf8", "-c", RUN, first));
        for (Path lesson : lessons) {
            command.add(
                    Files.copy(lesson, uploaded.resolve(lesson.getFileName())).toString());
        }
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(uploaded.toFile()).redirectErrorStream(true);
        builder.environment().put("JUPYTER_DATA_DIR", temp.resolve("data").toString());
        builder.environment().put("JUPYTER_RUNTIME_DIR", temp.resolve("runtime").toString());
        builder.environment().remove("PLYBOOK_MY");
        Process process = builder.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }
}
