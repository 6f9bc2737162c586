package plybook.setup;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A program that Plybook starts and that never outlives it: when Plybook ends, even by force, {@code together.py} ends the program
 * and everything that it started. That script runs on any Python, with nothing installed.
 */
public final class Child implements AutoCloseable {
    private static final long SECONDS_TO_END = 20;

    private final Process process;
    private final Thread hook;
    private volatile boolean ending;
    private volatile Optional<Runnable> farewell = Optional.empty();

    private Child(Process process) {
        this.process = process;
        this.hook = new Thread(this::endWithPlybook, "end-child");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /**
     * Starts a program.
     *
     * @param environment variables to add to ours
     * @param output the destination of its output, standard error included
     */
    public static Child start(
            Project project,
            Path python,
            List<String> command,
            Path folder,
            Map<String, String> environment,
            ProcessBuilder.Redirect output) {
        List<String> all = new ArrayList<>(List.of(
                python.toString(),
                "-I",
                project.resource("plybook/setup/together.py").toString()));
        all.addAll(command);
        ProcessBuilder builder = new ProcessBuilder(all).directory(folder.toFile());
        // Settings of another Python must not reach ours.
        builder.environment()
                .keySet()
                .removeAll(List.of("PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "__PYVENV_LAUNCHER__"));
        builder.environment().putAll(environment);
        builder.redirectOutput(output);
        if (output.equals(ProcessBuilder.Redirect.INHERIT)) {
            builder.redirectError(output);
        } else {
            builder.redirectErrorStream(true);
        }
        try {
            return new Child(builder.start());
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("cannot.start", command.get(0), e.getMessage()), e);
        }
    }

    public Process process() {
        return process;
    }

    /** Makes Ctrl-C the normal way to end Plybook while this runs: the farewell is run, and the exit code is 0. */
    public void endedByInterrupt(Runnable farewell) {
        this.farewell = Optional.of(farewell);
    }

    /** Returns whether Plybook itself is ending the program. */
    public boolean ending() {
        return ending;
    }

    /** Waits until the program ends, and returns its exit code. */
    public int exitCode() {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandFailed(Texts.of("interrupted"), e);
        }
    }

    /** Ends the program and waits until it is gone; does nothing if it has ended already. */
    @Override
    public void close() {
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // Plybook itself is ending, and the hook is what called us.
        }
    }

    private void endWithPlybook() {
        end();
        farewell.ifPresent(each -> {
            each.run();
            Runtime.getRuntime().halt(0);
        });
    }

    private void end() {
        ending = true;
        try {
            process.getOutputStream().close();
            if (!process.waitFor(SECONDS_TO_END, TimeUnit.SECONDS)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
