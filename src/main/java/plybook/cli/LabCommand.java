package plybook.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import plybook.grading.AtomicFile;
import plybook.setup.Child;
import plybook.setup.CommandFailed;
import plybook.setup.HtmlExport;
import plybook.setup.JavaKernel;
import plybook.setup.Machine;
import plybook.setup.MyFolder;
import plybook.setup.Project;
import plybook.setup.PythonEnvironment;

/** {@code plybook lab}: sets up everything that a learner needs, and opens JupyterLab at lesson 1. */
@Command(name = "lab", mixinStandardHelpOptions = true)
final class LabCommand implements Callable<Integer> {
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    @Option(names = "--no-browser")
    private boolean noBrowser;

    private static final int MOST_ATTEMPTS = 3;

    @Option(names = "--port", paramLabel = "N")
    private Optional<Integer> port = Optional.empty();

    @Override
    public Integer call() {
        Project project = Project.here();
        Machine machine = Machine.here();
        Machine.requireJdk();
        port.ifPresent(LabCommand::requireFree);
        PythonEnvironment python = new PythonEnvironment(project, machine, System.err::println);
        python.ensureAny();
        JavaKernel.describe(project, python);
        try {
            fill(project);
            configure(project);
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("cannot.write", project.root(), e), e);
        }
        return open(project, machine, python);
    }

    private static void fill(Project project) throws IOException {
        boolean first = !Files.exists(project.my().resolve(MyFolder.MEMORY));
        List<MyFolder.Change> changes = MyFolder.fillMine(project);
        if (first) {
            System.out.println(Texts.of("lab.filled", changes.size()));
            System.out.println(Texts.of("ide.too"));
        } else {
            changes.forEach(change -> System.out.println(Texts.of("my.change", "my/", change)));
        }
    }

    /**
     * Turns off news, updates and a second notebook format, which a course on one's own machine does not need. The first time, the list of files
     * is folded away: beside it a lesson had two thirds of a small window.
     */
    private static void configure(Project project) throws IOException {
        Path workspace = project.plybook().resolve("jupyter/workspaces/default-37a8.jupyterlab-workspace");
        if (!Files.exists(workspace)) {
            AtomicFile.write(workspace, """
                    {"data": {"layout-restorer:data": {"left": {"collapsed": true, "visible": true, "widgets": ["filebrowser"]}}},
                     "metadata": {"id": "default"}}
                    """);
        }
        AtomicFile.write(project.plybook().resolve("jupyter/config/labconfig/page_config.json"), """
                {"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": true, "jupyterlab-jupytext": true}}
                """);
        HtmlExport.describe(project);
    }

    private int open(Project project, Machine machine, PythonEnvironment python) {
        Path log = project.plybook().resolve("lab.log");
        String token = newToken();
        Map<String, String> environment = new HashMap<>(python.environment());
        // In the environment, not as an argument: every user of the machine can read arguments.
        environment.put("JUPYTER_TOKEN", token);
        environment.put("PLYBOOK_MY", project.my().toString());
        System.err.println(Texts.of("lab.starting"));
        for (int attempt = 1; ; attempt++) {
            int chosen = port.orElseGet(LabCommand::freePort);
            try (Child lab = Child.start(
                    project,
                    python.python(),
                    command(project, machine, python, chosen),
                    project.my(),
                    environment,
                    ProcessBuilder.Redirect.to(log.toFile()))) {
                URI address = URI.create("http://127.0.0.1:" + chosen + "/");
                if (answers(address, token, lab) || lab.ending()) {
                    return untilItEnds(lab, address.resolve("lab" + path(project) + "?token=" + token), log);
                }
            }
            String said = tail(log);
            // Two that start at the same moment may find the same port free; the other may be gone by now, so Jupyter's
            // word counts.
            boolean lostThePort = port.isEmpty() && said.contains("port " + chosen + " is already in use");
            if (!lostThePort || attempt == MOST_ATTEMPTS) {
                throw new CommandFailed(Texts.of("lab.not.started", log, said));
            }
        }
    }

    private static int untilItEnds(Child lab, URI address, Path log) {
        System.out.println(Texts.of("lab.open", address));
        lab.endedByInterrupt(() -> {
            System.out.println(Texts.of("lab.ended"));
            System.out.flush();
        });
        int code = lab.exitCode();
        if (code != 0 && !lab.ending()) {
            throw new CommandFailed(Texts.of("lab.ended.code", code, log, tail(log)));
        }
        return Main.PASSED;
    }

    private List<String> command(Project project, Machine machine, PythonEnvironment python, int chosen) {
        List<String> command = new ArrayList<>(List.of(
                python.python().toString(),
                "-I",
                "-X",
                "utf8",
                "-m",
                "jupyterlab",
                "--ServerApp.ip=127.0.0.1",
                "--ServerApp.port=" + chosen,
                "--ServerApp.port_retries=0",
                "--ServerApp.root_dir=" + project.my(),
                "--ServerApp.jpserver_extensions={'jupyterlab_jupytext': False}",
                "--LabApp.default_url=/lab" + path(project),
                "--LabApp.news_url=None",
                "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
                "--LabApp.extension_manager=readonly",
                "--KernelSpecManager.ensure_native_kernel=False",
                "--KernelSpecManager.allowed_kernelspecs=java"));
        if (noBrowser || !machine.hasDisplay()) {
            command.add("--no-browser");
        }
        if ("root".equals(System.getProperty("user.name"))) {
            command.add("--allow-root");
        }
        return command;
    }

    /** Returns the path of the first lesson in the address; empty if there is none. */
    private static String path(Project project) {
        try (Stream<Path> notebooks = Files.list(project.my().resolve("notebooks"))) {
            return notebooks
                    .map(notebook -> notebook.getFileName().toString())
                    .filter(name -> name.startsWith("01-") && name.endsWith(".ipynb") && !name.contains(".new"))
                    .sorted()
                    .findFirst()
                    .map(name -> "/tree/notebooks/" + name)
                    .orElse("");
        } catch (IOException e) {
            return "";
        }
    }

    private static boolean answers(URI address, String token, Child lab) {
        HttpClient client = HttpClient.newBuilder()
                .proxy(HttpClient.Builder.NO_PROXY)
                .connectTimeout(Duration.ofSeconds(2))
                .build();
        HttpRequest status = HttpRequest.newBuilder(address.resolve("api/status"))
                .header("Authorization", "token " + token)
                .timeout(Duration.ofSeconds(5))
                .build();
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (lab.process().isAlive() && System.nanoTime() < end) {
            try {
                if (client.send(status, HttpResponse.BodyHandlers.discarding()).statusCode() == 200) {
                    return true;
                }
            } catch (IOException e) {
                // It is not listening yet.
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
            sleep(Duration.ofMillis(150));
        }
        return false;
    }

    private static void sleep(Duration time) {
        try {
            Thread.sleep(time.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static String tail(Path log) {
        try {
            List<String> lines = Files.readAllLines(log, StandardCharsets.UTF_8);
            return String.join("\n", lines.subList(Math.max(0, lines.size() - 15), lines.size()));
        } catch (IOException e) {
            return Texts.of("lab.log.unreadable", e.getMessage());
        }
    }

    /** Returns Jupyter's usual port or one of the next, otherwise any free one: an address that stays the same is easier to find again. */
    private static int freePort() {
        return IntStream.concat(IntStream.range(8888, 8898), IntStream.of(0))
                .map(LabCommand::tryPort)
                .filter(found -> found > 0)
                .findFirst()
                .orElseThrow(() -> new CommandFailed(Texts.of("lab.port.none")));
    }

    private static void requireFree(int port) {
        if (port < 1 || port > 65535) {
            throw new CommandFailed(Texts.of("lab.port.number", port));
        }
        if (tryPort(port) != port) {
            throw new CommandFailed(Texts.of("lab.port.taken", port));
        }
    }

    /** Returns the port if it is free, or -1; port 0 stands for any free one. */
    private static int tryPort(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return socket.getLocalPort();
        } catch (IOException e) {
            return -1;
        }
    }

    private static String newToken() {
        byte[] random = new byte[24];
        new SecureRandom().nextBytes(random);
        return HexFormat.of().formatHex(random);
    }
}
