package plybook.judge.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** A sandbox that remembers which processes are its own, so that two judges can be tried at a time. */
public final class WatchedSandbox implements Sandbox {
    private final Sandbox inner;
    private final Consumer<Process> started;

    /** Folders that are nobody else's, by which the processes are known: they are named on the command lines. */
    private final Set<String> folders = ConcurrentHashMap.newKeySet();

    public WatchedSandbox(Sandbox inner) {
        this(inner, process -> {});
    }

    /** @param started what is done with each process when it starts */
    WatchedSandbox(Sandbox inner, Consumer<Process> started) {
        this.inner = inner;
        this.started = started;
    }

    @Override
    public String name() {
        return inner.name();
    }

    @Override
    public Optional<String> gap() {
        return inner.gap();
    }

    @Override
    public Cell open() throws IOException {
        Cell cell = inner.open();
        return new Cell() {
            @Override
            public Path home() {
                return cell.home();
            }

            @Override
            public void admit(Path folder) throws IOException {
                if (GuestClasses.folders().noneMatch(folder::equals)) {
                    folders.add(folder.toString());
                }
                cell.admit(folder);
            }

            @Override
            public Process start(List<String> command, Errors errors) throws IOException {
                Process process = cell.start(command, errors);
                started.accept(process);
                return process;
            }

            @Override
            public ProcessHandle program() {
                return cell.program();
            }

            @Override
            public void kill() {
                cell.kill();
            }

            @Override
            public void close() {
                cell.close();
            }
        };
    }

    /** The command lines of what still runs of all that was started here, and of what that has started. */
    public List<String> running() {
        return ProcessHandle.allProcesses()
                .map(process -> commandLine(process.pid()))
                .filter(line -> folders.stream().anyMatch(line::contains))
                .toList();
    }

    private static String commandLine(long process) {
        try {
            return new String(
                    Files.readAllBytes(Path.of("/proc", String.valueOf(process), "cmdline")), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return ""; // it has just ended
        }
    }
}
