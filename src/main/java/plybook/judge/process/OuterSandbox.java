package plybook.judge.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A sandbox without namespaces, for a judge that runs in a container which is deleted afterwards. It uses another user if the judge is
 * root, gives up the ability to gain rights, and sets limits.
 */
final class OuterSandbox implements Sandbox {
    private final Path prlimit;
    private final Path setpriv;

    private OuterSandbox(Path prlimit, Path setpriv) {
        this.prlimit = prlimit;
        this.setpriv = setpriv;
    }

    static OuterSandbox found() {
        if (!Programs.onLinux()) {
            throw new SandboxMissing("The sandbox \"outer\" needs Linux");
        }
        return new OuterSandbox(needed("prlimit"), needed("setpriv"));
    }

    private static Path needed(String program) {
        return Programs.find(program)
                .orElseThrow(() -> new SandboxMissing(
                        "The sandbox \"outer\" needs the program " + program + ", which is in util-linux"));
    }

    @Override
    public String name() {
        return "outer";
    }

    @Override
    public Optional<String> gap() {
        return Optional.of("the code may use the network and read what everybody in this container may read"
                + (UnprivilegedUser.needed() ? "" : "; it runs as the judge's own user, whose files it may change"));
    }

    @Override
    public Cell open() {
        return new OuterCell(UnprivilegedUser.needed() ? UnprivilegedUser.lend() : null);
    }

    private final class OuterCell extends MarkedCell {
        private final @Nullable UnprivilegedUser user;

        OuterCell(@Nullable UnprivilegedUser user) {
            this.user = user;
        }

        @Override
        public void admit(Path folder) throws IOException {
            if (user != null) {
                user.admit(folder);
            }
        }

        @Override
        public Process start(List<String> command, Errors errors) throws IOException {
            admit(home());
            Stream<String> privileges = Stream.concat(
                    user == null ? Stream.of(setpriv.toString()) : user.around(setpriv),
                    // Without a namespace this is what ends the process if the judge is killed.
                    Stream.of("--no-new-privs", "--pdeathsig", "KILL", "--"));
            Stream<String> limits = Limits.around(prlimit, user == null ? Threads.ofThisUser() : 0);
            return startMarked(
                    Stream.of(privileges, limits, command.stream())
                            .flatMap(each -> each)
                            .toList(),
                    errors);
        }

        /** Returns all other processes of the user, who is theirs alone, even if they changed their environment. */
        @Override
        Stream<ProcessHandle> others() {
            return user == null ? super.others() : user.processes();
        }

        @Override
        public void close() {
            super.close();
            if (user != null) {
                user.close();
            }
        }
    }
}
