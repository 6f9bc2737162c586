package plybook.setup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A user of this machine, made for a test and removed after it. */
record HubUser(String name, Path home) implements AutoCloseable {
    /** Makes a user whose home, as on many machines, others may enter. */
    static HubUser make(String name, Path home) throws IOException, InterruptedException {
        HubUser user = new HubUser(name, home);
        user.close(); // left by a test that was killed
        Wheel.run(List.of("useradd", "--create-home", "--home-dir", home.toString(), name));
        Files.setPosixFilePermissions(home, PosixFilePermissions.fromString("rwxr-xr-x"));
        return user;
    }

    /** Returns the user's processes with this in their command line. */
    List<ProcessHandle> processes(String part) {
        try (Stream<ProcessHandle> all = ProcessHandle.allProcesses()) {
            return all.filter(each -> each.info().user().filter(name::equals).isPresent())
                    .filter(each -> each.info().commandLine().orElse("").contains(part))
                    .toList();
        }
    }

    /** Ends all that the user runs, and removes the user. */
    @Override
    public void close() throws IOException, InterruptedException {
        if (new ProcessBuilder("id", name)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor()
                != 0) {
            return;
        }
        processes("").forEach(ProcessHandle::destroyForcibly);
        for (ProcessHandle each : processes("")) {
            try {
                each.onExit().get(1, TimeUnit.MINUTES);
            } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException e) {
                throw new AssertionError("a process of " + name + " does not end", e);
            }
        }
        Wheel.run(List.of("userdel", "--remove", "--force", name));
    }
}
