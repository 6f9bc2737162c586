package plybook.judge.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A process outside any namespace, and its descendants. Those whose parents have ended are found again by a mark in their
 * environment, which they inherit (on Linux; elsewhere only the living ancestors lead to them).
 */
abstract class MarkedCell implements Sandbox.Cell {
    private static final String MARK = "PLYBOOK_PROCESS";
    private static final List<String> KEPT = List.of("SystemRoot", "TEMP", "TMPDIR");
    private static final int ROUNDS = 50;

    private final String mark = UUID.randomUUID().toString();
    private final Path home;
    private @Nullable Process process;

    MarkedCell() {
        try {
            this.home = TemporaryFolder.make("home");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Path home() {
        return home;
    }

    final Process startMarked(List<String> command, Sandbox.Errors errors) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).directory(home.toFile());
        builder.environment().keySet().retainAll(KEPT);
        builder.environment().put(MARK, mark);
        builder.environment().put("LC_ALL", "C.UTF-8"); // names of files may be in any script
        Process started = Programs.start(errors.in(builder));
        process = started;
        return started;
    }

    @Override
    public ProcessHandle program() {
        return started().toHandle();
    }

    private Process started() {
        if (process == null) {
            throw new IllegalStateException("not started");
        }
        return process;
    }

    @Override
    public void kill() {
        if (process != null) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            Programs.kill(process);
            others().forEach(ProcessHandle::destroyForcibly);
        }
    }

    /** Processes of this cell that no living ancestor leads to. */
    Stream<ProcessHandle> others() {
        return running().filter(each -> environment(each).contains(MARK + "=" + mark));
    }

    /** All processes of the machine, as far as they can be told from one another by their files. */
    static Stream<ProcessHandle> running() {
        return Programs.onLinux() ? ProcessHandle.allProcesses() : Stream.of();
    }

    private static String environment(ProcessHandle process) {
        try {
            Path file = Path.of("/proc", String.valueOf(process.pid()), "environ");
            return Files.isReadable(file) ? new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1) : "";
        } catch (IOException e) {
            return ""; // it has ended, or is not one of ours
        }
    }

    @Override
    public void close() {
        if (process != null) {
            endAll(process);
        }
        TemporaryFolder.remove(home);
    }

    /** One that is being started while the others are ended is found in the next round. */
    private void endAll(Process main) {
        try {
            for (int round = 0; round < ROUNDS; round++) {
                kill();
                main.waitFor(5, TimeUnit.SECONDS);
                Optional<ProcessHandle> left = others().findFirst();
                if (left.isEmpty()) {
                    return;
                }
                left.get().destroyForcibly();
                TimeUnit.MILLISECONDS.sleep(round);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
