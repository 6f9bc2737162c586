package plybook.setup;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import plybook.grading.AtomicFile;
import plybook.intake.Hash;

/**
 * Plybook's private Python environment, {@code .plybook/python}: JupyterLab and what the lessons need, in pinned versions, apart
 * from any other Python of the machine.
 *
 * <p>It is complete if and only if it has the right marker, which is written last; anything else is made anew.
 */
public final class PythonEnvironment {
    private static final Duration BETWEEN_LINES = Duration.ofSeconds(2);

    private final Project project;
    private final Machine machine;
    private final Consumer<String> say;
    private Optional<Jupyter> atHand = Optional.empty();

    /**
     * An environment, which may have to be made first.
     *
     * @param say receives a line for each step that takes long
     */
    public PythonEnvironment(Project project, Machine machine, Consumer<String> say) {
        this.project = project;
        this.machine = machine;
        this.say = say;
    }

    private Path folder() {
        return project.plybook().resolve("python");
    }

    private Path marker() {
        return folder().resolve("plybook-complete");
    }

    /** Returns the interpreter of the JupyterLab that is used. */
    public Path python() {
        return atHand.map(Jupyter::python).orElseGet(this::ownPython);
    }

    private Path ownPython() {
        return Machine.isWindows() ? folder().resolve("Scripts/python.exe") : folder().resolve("bin/python");
    }

    /** Returns the kernel itself. */
    public Path kernelJar() {
        return atHand.isPresent() ? KernelJar.find(project, machine, say) : ownKernelJar();
    }

    private Path ownKernelJar() {
        return folder().resolve("share/jupyter/kernels/java/jjava.jar");
    }

    /** Returns the folder in which Jupyter finds our description of the kernel. */
    public Path kernelFolder() {
        return jupyter().resolve("data/kernels/java");
    }

    private Path jupyter() {
        return project.plybook().resolve("jupyter");
    }

    /**
     * Takes the JupyterLab that is at hand, if there is one and Plybook has not made an environment here before; otherwise the same as
     * {@link #ensure}. A checkout has one of its own, so that lessons are reproduced.
     */
    public void ensureAny() {
        if (project.isInstalled() && !isComplete()) {
            atHand = Jupyter.atHand(machine);
            atHand.ifPresent(jupyter -> say.accept(Texts.of("python.at.hand", jupyter.version(), jupyter.prefix())));
        }
        if (atHand.isEmpty()) {
            ensure();
        }
    }

    /**
     * Makes the environment unless it exists. One command at a time does so.
     *
     * @throws MachineLacks if there is no suitable Python, or no network
     */
    public void ensure() {
        if (isComplete()) {
            return;
        }
        try {
            Files.createDirectories(project.plybook());
            try (FileChannel lock = FileChannel.open(
                            project.plybook().resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    FileLock held = held(lock)) {
                if (held.isValid() && !isComplete()) {
                    build();
                }
            }
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("cannot.write", project.plybook(), e.getMessage()), e);
        }
    }

    private FileLock held(FileChannel channel) throws IOException {
        FileLock lock = channel.tryLock();
        if (lock == null) {
            say.accept(Texts.of("python.waiting"));
            lock = channel.lock();
        }
        return lock;
    }

    /** Returns whether the marker names the packages, the folder and the Python of now. */
    private boolean isComplete() {
        try {
            if (!Files.isExecutable(ownPython()) || !Files.exists(marker())) {
                return false;
            }
            return Files.readString(marker()).equals(markerText(versionOf(ownPython())));
        } catch (IOException e) {
            return false;
        }
    }

    private String markerText(String version) throws IOException {
        return "python %s in %s with %s%n".formatted(version, folder().toRealPath(), Hash.of(requirements()));
    }

    private static String versionOf(Path python) throws IOException {
        Process process = new ProcessBuilder(
                        python.toString(), "-I", "-c", "import sys; print('%d.%d' % sys.version_info[:2])")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.getOutputStream().close();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }

    private Path requirements() {
        return project.resource("plybook/setup/requirements.txt");
    }

    private void build() throws IOException {
        SystemPython system = SystemPython.find(machine);
        boolean again = Files.exists(folder());
        say.accept(again ? Texts.of("python.anew") : Texts.of("python.first"));
        long start = System.nanoTime();
        Trash.delete(folder(), project.plybook());
        List<String> venv = List.of(system.program().toString(), "-I", "-m", "venv", folder().toString());
        Deque<String> said = run(system.program(), venv, line -> {});
        if (!Files.isExecutable(ownPython())) {
            throw new CommandFailed(Texts.of("python.no.environment", String.join("\n", said)));
        }
        install();
        // JupyterLab brings a Python kernel, which a Java course does not need.
        Trash.delete(folder().resolve("share/jupyter/kernels/python3"), project.plybook());
        // JJava's own description of itself lies nearer to Jupyter than ours, and would win.
        Files.deleteIfExists(ownKernelJar().resolveSibling("kernel.json"));
        AtomicFile.write(marker(), markerText(versionOf(ownPython())));
        say.accept(Texts.of("python.ready", TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start)));
    }

    private void install() throws IOException {
        long packages = Files.readAllLines(requirements()).stream()
                .filter(line -> line.contains("=="))
                .count();
        List<String> pip = new ArrayList<>(List.of(
                ownPython().toString(),
                "-I",
                "-m",
                "pip",
                "install",
                "--disable-pip-version-check",
                "--no-input",
                "--progress-bar",
                "off",
                "--prefer-binary",
                "--require-hashes",
                "--retries",
                "2",
                "--requirement",
                requirements().toString()));
        // A release for rooms without a network has all packages in it.
        Path packed = project.root().resolve("wheels");
        if (Files.isDirectory(packed)) {
            pip.addAll(List.of("--no-index", "--find-links", packed.toString()));
        }
        Deque<String> said = run(ownPython(), pip, new PipProgress(packages, say));
        if (said.isEmpty() || !said.getLast().equals(SUCCESS)) {
            Path log = project.plybook().resolve("pip.log");
            AtomicFile.write(log, String.join("\n", said) + "\n");
            throw pipFailed(String.join("\n", said), log);
        }
    }

    private static final String SUCCESS = "\0success";

    /** Runs a step of the build to its end, and returns its last lines, followed by {@link #SUCCESS} if it succeeded. */
    private Deque<String> run(Path python, List<String> command, Consumer<String> line) throws IOException {
        Deque<String> last = new ArrayDeque<>();
        try (Child child = Child.start(
                        project, python, command, project.plybook(), environment(), ProcessBuilder.Redirect.PIPE);
                BufferedReader reader = child.process().inputReader(StandardCharsets.UTF_8)) {
            for (String read = reader.readLine(); read != null; read = reader.readLine()) {
                line.accept(read);
                last.add(read);
                if (last.size() > 25) {
                    last.removeFirst();
                }
            }
            if (child.exitCode() == 0) {
                last.add(SUCCESS);
            }
            return last;
        }
    }

    private static RuntimeException pipFailed(String said, Path log) {
        boolean network = List.of(
                        "NewConnectionError",
                        "NameResolutionError",
                        "ConnectTimeout",
                        "ReadTimeout",
                        "ProxyError",
                        "SSLError",
                        "Connection broken",
                        "(from versions: none)",
                        "Max retries exceeded")
                .stream()
                .anyMatch(said::contains);
        if (network) {
            return new MachineLacks(Texts.of("python.network", log));
        }
        if (said.contains("No space left on device")) {
            return new MachineLacks(Texts.of("python.disk.full"));
        }
        return new CommandFailed(Texts.of("python.pip", said));
    }

    /**
     * Returns the environment variables for everything that runs in it. With them nothing is read from or written to the user's own
     * Jupyter folders, and nothing at all is written to a home that cannot be written.
     */
    public Map<String, String> environment() {
        Map<String, String> variables = new HashMap<>();
        Path jupyter = jupyter();
        variables.put("PYTHONNOUSERSITE", "1");
        variables.put("PYTHONUTF8", "1");
        variables.put("PYTHONUNBUFFERED", "1");
        // Ours before others; in somebody else's environment there may be another kernel of the same name.
        variables.put("JUPYTER_PREFER_ENV_PATH", atHand.isPresent() ? "0" : "1");
        variables.put("JUPYTER_CONFIG_DIR", jupyter.resolve("config").toString());
        variables.put("JUPYTER_DATA_DIR", jupyter.resolve("data").toString());
        variables.put("JUPYTER_RUNTIME_DIR", jupyter.resolve("runtime").toString());
        variables.put("JUPYTERLAB_SETTINGS_DIR", jupyter.resolve("settings").toString());
        variables.put("JUPYTERLAB_WORKSPACES_DIR", jupyter.resolve("workspaces").toString());
        // IPython warns about a folder that isn't there.
        Path ipython = jupyter.resolve("ipython");
        variables.put("IPYTHONDIR", ipython.toString());
        ipython.toFile().mkdirs();
        if (machine.writableHome().isEmpty() && !machine.environment().containsKey("PIP_CACHE_DIR")) {
            variables.put(
                    "PIP_CACHE_DIR", project.plybook().resolve("cache/pip").toString());
        }
        return variables;
    }

    /** A filter that turns pip's output into a line now and then. */
    private static final class PipProgress implements Consumer<String> {
        private final long packages;
        private final Consumer<String> say;
        private long collected;
        private long lastSaid = System.nanoTime();

        PipProgress(long packages, Consumer<String> say) {
            this.packages = packages;
            this.say = say;
        }

        @Override
        public void accept(String line) {
            if (line.startsWith("Collecting ")) {
                collected++;
                if (System.nanoTime() - lastSaid > BETWEEN_LINES.toNanos()) {
                    lastSaid = System.nanoTime();
                    say.accept(Texts.of("python.fetched", collected, packages));
                }
            } else if (line.startsWith("Installing collected packages")) {
                say.accept(Texts.of("python.unpacking", collected));
            }
        }
    }
}
