package plybook.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A JupyterHub with the wheel, used by two users of the machine at the same time, one of whom has blanks and other letters in the home's path. */
@Tag("servers")
@Timeout(120)
class HubIT {
    private static final String EXERCISE = "my/exercises/01-trees/MyTreeValue.java";

    @TempDir
    static Path temp;

    private static final List<AutoCloseable> TO_CLOSE = new ArrayList<>();
    private static List<Learner> learners = List.of();

    /** Somebody with a server of their own on the hub. */
    private record Learner(HubUser user, JupyterClient server) {}

    @BeforeAll
    static void start() throws Exception {
        assumeTrue(
                "root".equals(System.getProperty("user.name")) || "1".equals(System.getenv("PLYBOOK_REQUIRE_ALL")),
                "only root can make two users");
        Files.setPosixFilePermissions(temp, PosixFilePermissions.fromString("rwxr-xr-x"));
        Path python = Wheel.environment(temp.resolve("hub"));
        Path wheel = Wheel.make(python, temp);
        Wheel.install(python, wheel.toString(), "jupyterhub==6.1.1", "configurable-http-proxy==0.4.0");
        Path homes = Files.createDirectories(temp.resolve("home"));
        HubUser anna = HubUser.make("plybook-hub-anna", homes.resolve("anna"));
        TO_CLOSE.add(anna);
        HubUser lukasz = HubUser.make("plybook-hub-lukasz", homes.resolve("Łukasz 王 Żak"));
        TO_CLOSE.add(lukasz);
        Hub hub = Hub.start(python.resolveSibling(""), Files.createDirectory(temp.resolve("run")));
        TO_CLOSE.add(0, hub);
        learners = atOnce(List.of(anna, lukasz), user -> new Learner(user, hub.serverOf(user.name())));
    }

    @AfterAll
    static void end() throws Exception {
        for (AutoCloseable each : TO_CLOSE) {
            each.close();
        }
    }

    @Test
    void each_works_in_a_copy_of_their_own() throws Exception {
        List<String> verdicts = atOnce(learners, learner -> {
            JupyterClient server = learner.server;
            assertThat(server.must("GET", "api/contents/my/notebooks/01-game-trees.ipynb", "")
                            .at("/content/metadata/kernelspec/name")
                            .asText())
                    .isEqualTo(KernelFolders.NAME);
            JupyterClient.Kernel kernel = server.kernel("my/notebooks");
            assertThat(kernel.run("check(\"01\")")).contains("0 of 10", "not attempted");
            if (learner.equals(learners.get(0))) {
                server.save(EXERCISE, Files.readString(Path.of("solutions/01-trees/MyTreeValue.java")));
            }
            return kernel.run("check(\"01\")");
        });
        assertThat(verdicts.get(0)).contains("10 of 10");
        assertThat(verdicts.get(1)).contains("0 of 10", "not attempted");
    }

    @Test
    void a_kernel_that_was_restarted_has_forgotten_all_and_works() throws Exception {
        assertThat(atOnce(learners, learner -> {
                    JupyterClient.Kernel kernel = learner.server.kernel("my/notebooks");
                    assertThat(kernel.run("int seven = 7; Tree.parse(\"(3 \" + seven + \")\").leaves()"))
                            .contains("2");
                    kernel.restart();
                    return kernel.run("Tree.parse(\"(3 7)\").leaves()") + kernel.run("seven");
                }))
                .allSatisfy(said -> assertThat(said).startsWith("2").contains("seven"));
    }

    @Test
    void neither_reads_the_others_files_or_reaches_their_server() throws Exception {
        for (int i = 0; i < learners.size(); i++) {
            Learner learner = learners.get(i);
            Learner other = learners.get(1 - i);
            Path secret = other.user.home().resolve(EXERCISE);
            assertThat(secret).isRegularFile();
            JupyterClient.Kernel kernel = learner.server.kernel("");
            String reads = "java.nio.file.Files.readString(java.nio.file.Path.of(\"%s\"))";
            assertThat(kernel.run(reads.formatted(secret)))
                    .contains("AccessDeniedException")
                    .doesNotContain("class MyTreeValue");
            assertThat(kernel.run(reads.formatted(learner.user.home().resolve(EXERCISE))))
                    .contains("class MyTreeValue");
            JupyterClient intruder = new JupyterClient(other.server.root(), learner.server.token());
            assertThat(intruder.ask("GET", "api/contents/" + EXERCISE, "").statusCode())
                    .isEqualTo(403);
        }
    }

    /** Does something for each of them at the same time. */
    private static <T, R> List<R> atOnce(List<T> all, Task<T, R> task) throws Exception {
        ExecutorService each = Executors.newFixedThreadPool(all.size());
        try {
            List<Callable<R>> tasks =
                    all.stream().map(one -> (Callable<R>) () -> task.of(one)).toList();
            List<R> results = new ArrayList<>();
            for (Future<R> done : each.invokeAll(tasks)) {
                results.add(done.get());
            }
            return results;
        } finally {
            each.shutdownNow();
        }
    }

    private interface Task<T, R> {
        R of(T one) throws Exception;
    }
}
