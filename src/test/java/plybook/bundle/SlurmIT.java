package plybook.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plybook.assignment.Assignment;
import plybook.assignment.AssignmentFile;
import plybook.release.Release;
import plybook.release.ReleaseWriter;
import plybook.setup.Project;

/** The job array on a real Slurm: a controller, and two nodes of one core, of which one fails in the middle of its work. */
@Tag("servers")
class SlurmIT {
    private static final Project PROGRAM = new Project(Path.of("").toAbsolutePath());
    private static final int LEARNERS = 24;
    private static final int SHARES = 4;
    private static final int KEY_BYTES = 128;

    @TempDir
    Path folder;

    private final List<Process> servers = new ArrayList<>();
    private Path configuration = Path.of("");

    @BeforeEach
    void a_controller_and_two_nodes() throws Exception {
        boolean installed = Stream.of("slurmctld", "slurmd", "munged", "sbatch")
                .allMatch(name ->
                        Stream.of("/usr/sbin", "/usr/bin").anyMatch(where -> Files.isExecutable(Path.of(where, name))));
        assumeTrue("1".equals(System.getenv("PLYBOOK_REQUIRE_ALL")) || installed, "apt install slurm-wlm munge");
        Path munge = Files.createDirectory(folder.resolve("munge"));
        byte[] key = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(key);
        Files.write(munge.resolve("key"), key);
        Stream.of("state", "n1", "n2")
                .forEach(name -> folder.resolve(name).toFile().mkdir());
        configuration = folder.resolve("slurm.conf");
        Files.writeString(configuration, """
                ClusterName=plybook
                SlurmctldHost=localhost(127.0.0.1)
                SlurmctldPort=%d
                SlurmUser=%s
                SlurmdUser=%2$s
                AuthType=auth/munge
                AuthInfo=socket=%s/munge/socket
                StateSaveLocation=%3$s/state
                SlurmdSpoolDir=%3$s/%%n
                SlurmctldPidFile=%3$s/controller.pid
                SlurmdPidFile=%3$s/%%n.pid
                ProctrackType=proctrack/pgid
                TaskPlugin=task/none
                JobAcctGatherType=jobacct_gather/none
                MpiDefault=none
                SelectType=select/cons_tres
                SelectTypeParameters=CR_Core
                SlurmdParameters=config_overrides
                SlurmdTimeout=10
                SchedulerParameters=batch_sched_delay=1
                NodeName=n1 NodeHostname=localhost NodeAddr=127.0.0.1 Port=%d CPUs=1 RealMemory=4000
                NodeName=n2 NodeHostname=localhost NodeAddr=127.0.0.1 Port=%d CPUs=1 RealMemory=4000
                PartitionName=all Nodes=n1,n2 Default=YES State=UP MaxTime=INFINITE
                """.formatted(
                        freePort(), System.getProperty("user.name"), folder, freePort(), freePort()));
        server(
                "munged",
                "--force",
                "--foreground",
                "--key-file=" + munge.resolve("key"),
                "--socket=" + munge.resolve("socket"),
                "--pid-file=" + munge.resolve("pid"),
                "--seed-file=" + munge.resolve("seed"),
                "--log-file=" + munge.resolve("log"));
        until("munge answers", () -> Files.exists(munge.resolve("socket")));
        server("slurmctld", "-D");
        server("slurmd", "-D", "-N", "n1");
        server("slurmd", "-D", "-N", "n2");
        until(
                "both nodes wait for work",
                () -> run("sinfo", "-h", "-t", "idle", "-o", "%D").strip().equals("2"));
    }

    @AfterEach
    void the_end() throws InterruptedException {
        killed("n1");
        killed("n2");
        servers.forEach(Process::destroyForcibly);
        for (Process server : servers) {
            server.waitFor();
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private ProcessBuilder builder(String... command) {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().put("SLURM_CONF", configuration.toString());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().merge("PATH", "/usr/sbin", (path, more) -> path + ":" + more);
        return builder;
    }

    private void server(String... command) throws IOException {
        Path log = folder.resolve(String.join("", command).replaceAll("[^a-z0-9].*", "") + servers.size() + ".log");
        servers.add(builder(command).redirectOutput(log.toFile()).start());
    }

    private String run(String... command) throws Exception {
        Process process = builder(command).start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }

    private interface Condition {
        boolean holds() throws Exception;
    }

    private static void until(String what, Condition condition) throws Exception {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(5);
        while (!condition.holds()) {
            assertThat(System.nanoTime()).as(what).isLessThan(end);
            TimeUnit.MILLISECONDS.sleep(50);
        }
    }

    /** Returns everything that a node has started: what Slurm has told which node it is on, with those that watch over it. */
    private List<ProcessHandle> on(String node) {
        List<ProcessHandle> found = new ArrayList<>();
        ProcessHandle.allProcesses().forEach(process -> {
            try {
                String environment =
                        Files.readString(Path.of("/proc/" + process.pid() + "/environ"), StandardCharsets.ISO_8859_1);
                if (environment.contains("SLURM_CONF=" + configuration)
                        && environment.contains("SLURMD_NODENAME=" + node)) {
                    process.parent()
                            .filter(parent -> parent.info().command().orElse("").contains("slurmstepd"))
                            .ifPresent(found::add);
                    found.add(process);
                }
            } catch (IOException e) {
                // it has just ended, or is another user's
            }
        });
        return found;
    }

    private void killed(String node) {
        on(node).forEach(ProcessHandle::destroyForcibly);
    }

    private void signal(String which, List<ProcessHandle> processes) throws Exception {
        List<String> command = new ArrayList<>(List.of("kill", which));
        processes.forEach(process -> command.add(String.valueOf(process.pid())));
        builder(command.toArray(String[]::new)).start().waitFor(); // one that has just ended is no matter
    }

    private static long finished(Path share) throws IOException {
        if (!Files.isDirectory(share)) {
            return 0;
        }
        try (Stream<Path> files = Files.walk(share)) {
            return files.filter(file -> file.endsWith("judged.json")).count();
        }
    }

    private static long planned(Path share) throws IOException {
        String plan = Files.readString(share.resolve("shard.json"));
        return plan.lines().filter(line -> line.contains("\" : \"")).count();
    }

    /** Fails the first node as soon as its share is begun and not yet at its end, and returns the share's folder. */
    private Path failed(Path shares) throws Exception {
        Path[] half = new Path[1];
        until("the first node is in the middle of a share", () -> {
            String number =
                    run("squeue", "-h", "-t", "R", "-w", "n1", "-o", "%K").strip();
            Path share = shares.resolve("share-" + number);
            if (number.isEmpty() || finished(share) == 0) {
                return false;
            }
            List<ProcessHandle> all = on("n1");
            signal("-STOP", all);
            if (finished(share) == planned(share)) {
                signal("-CONT", all);
                return false;
            }
            half[0] = share;
            return true;
        });
        servers.get(2).destroyForcibly().waitFor();
        killed("n1");
        return half[0];
    }

    private static Map<String, String> marks(Path graded) throws IOException {
        Map<String, String> marks = new TreeMap<>();
        List<String> lines = Files.readAllLines(graded.resolve("grades.csv"));
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",", -1);
            String before = marks.put(cells[0], cells[1] + " " + cells[2]);
            assertThat(before).as("twice: %s", cells[0]).isNull();
        }
        return marks;
    }

    @Test
    @Timeout(900)
    void a_node_killed_in_the_middle_loses_and_doubles_nothing() throws Exception {
        Path downloads = Files.createDirectory(folder.resolve("downloads"));
        for (int i = 0; i < LEARNERS; i++) {
            String from = i % 3 == 0 ? "src/test/resources/mutants/wrong/01-trees/depth-parity" : "solutions/01-trees";
            Path to = Files.createDirectories(downloads.resolve("learner-" + i + "/01-trees"))
                    .resolve("MyTreeValue.java");
            Files.writeString(to, Files.readString(Path.of(from, "MyTreeValue.java")) + "// learner " + i + "\n");
        }
        Path file = folder.resolve("assignment.yml");
        Files.writeString(file, "title: Trees\nexercises: [{exercise: 01}]\nseed: trees.seed\n");
        Files.writeString(folder.resolve("trees.seed"), "99\n");
        Assignment assignment = AssignmentFile.read(file);
        Path program = folder.resolve("program");
        ReleaseWriter.folder(Release.of(PROGRAM, assignment, false), program);
        Path job = folder.resolve("job");
        ReleaseWriter.folder(Bundle.SLURM.of(PROGRAM, assignment), job);
        String plybook = program.resolve("plybook").toString();

        String id = run(
                        "sbatch",
                        "--parsable",
                        "--chdir=" + job,
                        "--array=1-" + SHARES,
                        "--export=ALL,SUBMISSIONS=" + downloads + ",PLYBOOK=" + plybook,
                        job.resolve("grade.sh").toString())
                .strip();
        Path share = failed(job.resolve("shares"));
        long before = finished(share);
        assertThat(before).isPositive();
        until(
                "its share is queued again",
                () -> run("sinfo", "-h", "-t", "down", "-o", "%D").strip().equals("1"));
        String task = id + "_" + share.getFileName().toString().replace("share-", "");
        until(
                "its share is queued again",
                () -> run("squeue", "-h", "-r", "-t", "PD", "-o", "%i").lines().anyMatch(task::equals));
        // Slurm waits for two minutes before it starts such a job again, so that the node may come back.
        run("scontrol", "update", "JobId=" + task, "StartTime=now");
        until("all tasks have ended", () -> run("squeue", "-h").isBlank());

        ProcessBuilder merge = builder(job.resolve("merge.sh").toString()).directory(job.toFile());
        merge.environment().put("PLYBOOK", plybook);
        Process merging =
                merge.redirectOutput(folder.resolve("merged.txt").toFile()).start();
        assertThat(merging.waitFor())
                .as(Files.readString(folder.resolve("merged.txt")))
                .isZero();
        run(
                plybook,
                "grade",
                downloads.toString(),
                "--assignment",
                job.resolve("assignment.yml").toString(),
                "--out",
                folder.resolve("single").toString());
        assertThat(marks(job.resolve("graded"))).hasSize(LEARNERS).isEqualTo(marks(folder.resolve("single")));
        assertThat(finished(job.resolve("shares"))).as("each is in one share").isEqualTo(LEARNERS);
        StringBuilder logs = new StringBuilder();
        for (int i = 1; i <= SHARES; i++) {
            logs.append(Files.readString(job.resolve("share-" + i + ".log")));
        }
        assertThat(logs).contains("by an earlier call: " + before);
    }
}
