package plybook.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import plybook.setup.Project;

/** {@code ./plybook lab} as a person starts it, and what it prints. */
final class LabProcess implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("(http://127\\.0\\.0\\.1:\\d+/)lab\\S*\\?token=(\\w+)");

    /** A start that lets Ctrl-C through: children of a shell's background job ignore it, those of a person's shell do not. */
    private static final List<String> INTERRUPTIBLE = List.of(
            "python3",
            "-c",
            "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execvp(sys.argv[1], sys.argv[1:])");

    private final Process process;
    private final Path folder;
    private final List<String> lines = new ArrayList<>();
    private final Thread reader;

    private LabProcess(Process process, Path folder) {
        this.process = process;
        this.folder = folder;
        this.reader = new Thread(this::read, "lab-output");
        reader.setDaemon(true);
        reader.start();
    }

    static LabProcess start(Project project, Map<String, String> environment) throws IOException {
        return start(project, List.of(), environment);
    }

    /**
     * Starts it from another folder.
     *
     * @param around a command to run it with, such as a sandbox
     */
    static LabProcess start(Project project, List<String> around, Map<String, String> environment) throws IOException {
        List<String> command = new ArrayList<>(INTERRUPTIBLE);
        command.addAll(around);
        command.addAll(List.of(project.root().resolve("plybook").toString(), "lab", "--no-browser"));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(Path.of("/").toFile()).redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().putAll(environment);
        return new LabProcess(builder.start(), project.root());
    }

    private void read() {
        try (BufferedReader out = process.inputReader()) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                System.out.println("lab: " + line);
                synchronized (lines) {
                    lines.add(line);
                    lines.notifyAll();
                }
            }
        } catch (IOException e) {
            // It was killed; its output up to then has been read.
        }
    }

    /** Waits for a line of its output. */
    String awaitLine(Predicate<String> wanted, Duration patience) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        synchronized (lines) {
            while (true) {
                for (String line : lines) {
                    if (wanted.test(line)) {
                        return line;
                    }
                }
                long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
                if (left <= 0 || (!process.isAlive() && !reader.isAlive())) {
                    throw new AssertionError("the lab never said that; it said:\n" + String.join("\n", lines));
                }
                lines.wait(Math.min(left, 200));
            }
        }
    }

    /** Waits until the lab is open. */
    Address awaitAddress(Duration patience) throws InterruptedException {
        Matcher found = ADDRESS.matcher(awaitLine(line -> ADDRESS.matcher(line).find(), patience));
        if (!found.find()) {
            throw new AssertionError("unreachable");
        }
        return new Address(URI.create(found.group(1)), found.group(2));
    }

    /** Returns the address at which the lab answers. */
    record Address(URI root, String token) {
        HttpResponse<String> get(String path) throws IOException, InterruptedException {
            HttpRequest request = HttpRequest.newBuilder(root.resolve(path))
                    .header("Authorization", "token " + token)
                    .timeout(Duration.ofMinutes(1))
                    .build();
            return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        }

        HttpResponse<String> post(String path, String json) throws IOException, InterruptedException {
            HttpRequest request = HttpRequest.newBuilder(root.resolve(path))
                    .header("Authorization", "token " + token)
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(json))
                    .timeout(Duration.ofSeconds(60))
                    .build();
            return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        }
    }

    /** Waits until a process that works in the project's folder has this in its command line. */
    void awaitProcess(String part, Duration patience) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        while (working().stream().noneMatch(line -> line.contains(part))) {
            if (System.nanoTime() > end) {
                throw new AssertionError("no process with " + part + " among " + working());
            }
            Thread.sleep(50);
        }
    }

    Process process() {
        return process;
    }

    /** Sends Ctrl-C, and returns the exit code. */
    int interrupt() throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
        if (!process.waitFor(2, TimeUnit.MINUTES)) {
            throw new AssertionError("the lab did not end on Ctrl-C");
        }
        reader.join(60_000);
        return process.exitValue();
    }

    String output() {
        synchronized (lines) {
            return String.join("\n", lines);
        }
    }

    /** Waits until no process works in the project's folder, and returns the command lines of those that still do. */
    List<String> leftOvers(Duration patience) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        List<String> found = working();
        while (!found.isEmpty() && System.nanoTime() < end) {
            Thread.sleep(100);
            found = working();
        }
        return found;
    }

    private List<String> working() {
        try (Stream<ProcessHandle> all = ProcessHandle.allProcesses()) {
            return all.map(handle -> handle.info().commandLine().orElse(""))
                    .filter(line -> line.contains(folder + "/"))
                    .toList();
        }
    }

    @Override
    public void close() throws InterruptedException, IOException {
        List<ProcessHandle> all = process.descendants().toList();
        process.destroy();
        if (!process.waitFor(1, TimeUnit.MINUTES)) {
            all.forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        Path python = folder.resolve(".plybook/python");
        if (Files.isSymbolicLink(python)) {
            Files.delete(python); // or the deletion of the temporary folder warns about where it leads
        }
    }
}
