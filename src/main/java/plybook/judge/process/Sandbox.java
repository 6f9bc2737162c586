package plybook.judge.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A wall between a learner's process and the machine that judges it. */
public interface Sandbox {
    /** Returns its name on the command line. */
    String name();

    /** Returns a sentence for the instructor about attacks that it does not stop; empty if it stops all of {@code docs/threat-model.md}. */
    Optional<String> gap();

    /** The use of what a process writes to its standard error. */
    enum Errors {
        WITH_OUTPUT,
        DISCARDED;

        ProcessBuilder in(ProcessBuilder builder) {
            return this == WITH_OUTPUT
                    ? builder.redirectErrorStream(true)
                    : builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        }
    }

    /** Room for one process. */
    Cell open() throws IOException;

    /** Room for one process and all that it starts. */
    interface Cell extends AutoCloseable {
        /** Returns the path of the home folder, as the process sees it. */
        Path home();

        /**
         * Lets the process read a folder with all that is in it, under the same name, and write to what in it is a socket.
         *
         * @param folder nobody else's: it is handed to the user whom the process runs as, unless everybody may read it
         */
        void admit(Path folder) throws IOException;

        /** Starts the process, which finds nothing of the judge's but what was admitted; its errors are part of its output. */
        default Process start(List<String> command) throws IOException {
            return start(command, Errors.WITH_OUTPUT);
        }

        /** Starts the process, which finds nothing of the judge's but what was admitted. */
        Process start(List<String> command, Errors errors) throws IOException;

        /** The program of the command as it is seen from here, once it has reported; may be a descendant of what was started. */
        ProcessHandle program();

        /** Ends the process and all that it started, without waiting for them. */
        void kill();

        /** Ends the process and all that it started, and returns when nothing of it is left. */
        @Override
        void close();
    }

    /** Returns no sandbox: a plain process with all rights of the user who runs the judge. It is for your own code. */
    static Sandbox none() {
        return new NoSandbox();
    }

    /**
     * The sandbox of that name.
     *
     * @param name {@code auto} (the best that works here), {@code bubblewrap}, {@code outer} (this whole program runs in a container
     *     that is thrown away) or {@code none}
     * @throws SandboxMissing if it does not work on this machine; the message says how to get one and how to do without
     * @throws IllegalArgumentException if there is no such name
     */
    static Sandbox named(String name) {
        return switch (name) {
            case "auto", "bubblewrap" -> Bubblewrap.found();
            case "outer" -> OuterSandbox.found();
            case "none" -> none();
            default ->
                throw new IllegalArgumentException(
                        "there is no sandbox \"" + name + "\"; there are auto, bubblewrap, outer, none");
        };
    }
}
