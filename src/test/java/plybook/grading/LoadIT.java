package plybook.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plybook.judge.process.Sandbox;
import plybook.judge.process.SandboxMissing;
import plybook.task.Course;
import plybook.task.Exercise;

/**
 * The same marks whatever else the machine does: with twelve programs beside the judge that never rest, and with the judge and its
 * children stopped for a while, each file gets the points that it gets alone, or is not graded; never another mark.
 */
class LoadIT {
    private static final Path MUTANTS = Path.of("src/test/resources/mutants/wrong");
    private static final int LOOPS = 12;
    private static final int LECTURE = 300;

    /** A smaller class for a machine that has other work, its wrong programs spread over all that there are. */
    private static final int CLASS = Integer.getInteger("plybook.class", LECTURE);

    private static final Duration QUARTER_OF_AN_HOUR = Duration.ofMinutes(15);
    private static final int SHARES = 2;

    /** Two machines of one core are to be so many times as fast as one. */
    private static final double SPEED_UP = 1.6;

    private static final Path CONTROL_GROUPS = Path.of("/sys/fs/cgroup");
    private static final Path CPU_ACCOUNTS = CONTROL_GROUPS.resolve("cpuacct");
    private static final double NANOSECONDS = 1e9;
    private static final double MICROSECONDS = 1e6;
    private static final Duration STOP = Duration.ofSeconds(20);
    private static final String SEED = "20261122";
    private static final String NOT_GRADED = "notGraded";

    /** Some of each kind: quick, slow, one that throws, with counted leaves, and one that plays something else when its clock is up. */
    private static final List<String> TEN_WRONG = List.of(
            "01-trees/depth-parity",
            "01-trees/stack-of-fixed-size",
            "02-tic-tac-toe/always-x",
            "03-minimax/best-starts-at-zero",
            "04-alpha-beta/alpha-never-raised",
            "04-alpha-beta/cut-too-early",
            "05-gomoku/exactly-five",
            "06-evaluation/only-x",
            "07-candidates/no-order",
            "08-player/best-so-far");

    @TempDir
    Path folder;

    @BeforeAll
    static void needsASandbox() {
        try {
            Sandbox.named("bubblewrap");
        } catch (SandboxMissing e) {
            assumeTrue("1".equals(System.getenv("PLYBOOK_REQUIRE_ALL")), e.getMessage());
            throw e;
        }
    }

    @Tag("alone")
    @Test
    @Timeout(1_800)
    void all_exercises_and_ten_wrong_ones_get_their_marks_under_load_with_a_stop() throws Exception {
        Path in = submissions();
        Map<String, String> alone = graded(in, "alone");
        sameMarks(alone, underLoad(() -> stopped(in, 1)));
    }

    /** Returns the marks that are given while programs beside the judge never rest. */
    private static Map<String, String> underLoad(Callable<Map<String, String>> grading) throws Exception {
        List<Process> loops = new ArrayList<>();
        try {
            for (int i = 0; i < LOOPS; i++) {
                loops.add(new ProcessBuilder("sh", "-c", "while :; do :; done").start());
            }
            return grading.call();
        } finally {
            loops.forEach(Process::destroyForcibly);
        }
    }

    /**
     * A class of the size of a lecture, a third of it wrong in a hundred ways: what a teaching assistant waits for. Two machines of one core
     * take a share each; one of them is killed in the middle and started again. Processor time is counted, as other programs may be busy.
     */
    @Tag("by-hand")
    @Test
    @Timeout(14_400)
    void three_hundred_alpha_betas_are_graded_in_two_shares_one_of_them_killed_midway() throws Exception {
        Path in = aClass();
        Path killed = folder.resolve("share-1");
        List<Path> groups = List.of(group(1), group(2));
        Process first = share(in, 1, groups.get(0));
        Process second = share(in, 2, groups.get(1));
        while (finished(killed) < CLASS / SHARES / 2) {
            assertThat(first.isAlive()).as(Files.readString(said(killed))).isTrue();
            TimeUnit.SECONDS.sleep(1);
        }
        List<ProcessHandle> all =
                Stream.concat(Stream.of(first.toHandle()), first.descendants()).toList();
        all.forEach(ProcessHandle::destroyForcibly);
        first.waitFor();
        long before = finished(killed);
        Path other = folder.resolve("share-2");
        assertThat(share(in, 1, groups.get(0)).waitFor())
                .as(Files.readString(said(killed)))
                .isLessThanOrEqualTo(1);
        assertThat(second.waitFor()).as(Files.readString(said(other))).isLessThanOrEqualTo(1);
        assertThat(Files.readString(said(killed))).contains("by an earlier call: " + before);
        Path merged = folder.resolve("graded");
        List<String> merge = plybook("grade", "--merge", killed.toString(), other.toString());
        assertThat(run(merge, merged).waitFor())
                .as(Files.readString(said(merged)))
                .isZero();
        double longer = Math.max(spent(groups.get(0)), spent(groups.get(1)));
        double total = spent(groups.get(0)) + spent(groups.get(1));
        for (Path each : groups) {
            Files.delete(each);
        }
        System.out.printf(
                Locale.ROOT,
                "%d submissions of exercise 04: %.0f s of processor time, %.2f each, killed after %d and resumed; the longer of %d shares %.0f s, %.2f times as fast; load %s%n",
                CLASS,
                total,
                total / CLASS,
                before,
                SHARES,
                longer,
                total / longer,
                Files.readString(Path.of("/proc/loadavg")).strip());
        assertThat(marks(merged)).hasSize(CLASS).doesNotContainValue(NOT_GRADED);
        assertThat(total / longer).isGreaterThan(SPEED_UP);
        assertThat(total / SHARES).isLessThan((double) QUARTER_OF_AN_HOUR.toSeconds() * CLASS / LECTURE);
    }

    /** Returns a class in which no two files are equal. */
    private Path aClass() throws IOException {
        List<Path> wrong;
        try (Stream<Path> cases = Files.list(MUTANTS.resolve("04-alpha-beta"))) {
            wrong = cases.sorted().toList();
        }
        Path in = Files.createDirectory(folder.resolve("class"));
        for (int i = 0; i < CLASS; i++) {
            Path from =
                    i % 3 == 0 ? wrong.get(i / 3 * LECTURE / CLASS % wrong.size()) : Path.of("solutions/04-alpha-beta");
            Path to = in.resolve("Learner %d_%d_assignsubmission_file/04-alpha-beta".formatted(i, 600_001 + i));
            copy(from, to);
            for (Path file : List.of(to.resolve("MyAlphaBeta.java"), to.resolve("MyCatchIt.java"))) {
                if (Files.exists(file)) {
                    Files.writeString(file, Files.readString(file) + "// learner " + i + "\n");
                }
            }
        }
        return in;
    }

    /** Grades a share on one core, in a control group of its own. */
    private Process share(Path in, int number, Path group) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                "sh",
                "-c",
                "echo $$ > \"$0\" && exec \"$@\"",
                group.resolve("cgroup.procs").toString(),
                "taskset",
                "-c",
                String.valueOf(number - 1)));
        command.addAll(plybook("grade", in.toString(), "--shard", number + "/" + SHARES));
        command.addAll(List.of("--format", "csv,json", "--seed", SEED, "--jobs", "1"));
        return run(command, folder.resolve("share-" + number));
    }

    /**
     * Makes a control group, whose kernel counts the processor time of all that ever ran in it. What a parent is told of its children is
     * less than half of that here: a sandbox that ends takes its programs with it, and nobody waits for them.
     */
    private static Path group(int number) throws IOException {
        Path all = Files.isDirectory(CPU_ACCOUNTS) ? CPU_ACCOUNTS : CONTROL_GROUPS;
        assumeTrue(Files.isWritable(all), "root, who may make control groups");
        return Files.createDirectory(
                all.resolve("plybook-" + ProcessHandle.current().pid() + "-" + number));
    }

    /** Returns the seconds of processor time spent in a control group, of the first version or the second. */
    private static double spent(Path group) throws IOException {
        Path first = group.resolve("cpuacct.usage");
        if (Files.exists(first)) {
            return Long.parseLong(Files.readString(first).strip()) / NANOSECONDS;
        }
        return Files.readAllLines(group.resolve("cpu.stat")).stream()
                .filter(line -> line.startsWith("usage_usec "))
                .mapToDouble(line -> Long.parseLong(line.substring("usage_usec ".length())) / MICROSECONDS)
                .sum();
    }

    private static void sameMarks(Map<String, String> alone, Map<String, String> now) {
        assertThat(alone).doesNotContainValue(NOT_GRADED);
        assertThat(now.keySet()).isEqualTo(alone.keySet());
        now.forEach((name, marks) -> assertThat(marks).as(name).isIn(alone.get(name), NOT_GRADED));
        System.out.printf(
                Locale.ROOT,
                "%d of %d submissions got the marks that they get alone, the others were not graded%n",
                now.values().stream().filter(marks -> !marks.equals(NOT_GRADED)).count(),
                now.size());
    }

    /** A folder for each, with the one exercise in it. */
    private Path submissions() throws IOException {
        Path in = Files.createDirectory(folder.resolve("in"));
        for (Exercise exercise : Course.exercises()) {
            String name = exercise.folder();
            copy(
                    Path.of("solutions", name),
                    in.resolve("right " + exercise.number()).resolve(name));
        }
        for (String each : TEN_WRONG) {
            String exercise = each.substring(0, each.indexOf('/'));
            copy(MUTANTS.resolve(each), in.resolve(each.replace('/', ' ')).resolve(exercise));
        }
        return in;
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                Files.copy(file, to.resolve(file.getFileName().toString()));
            }
        }
    }

    private Map<String, String> graded(Path in, String name) throws IOException, InterruptedException {
        Path out = folder.resolve(name);
        Process judge = start(in, out);
        assertThat(judge.waitFor()).as(Files.readString(said(out))).isLessThanOrEqualTo(1);
        return marks(out);
    }

    /**
     * Grades with the judge and all that it has started stopped, as by Ctrl-Z or by a computer that goes to sleep, at the first process for a
     * learner's code after so many submissions.
     */
    private Map<String, String> stopped(Path in, int after) throws IOException, InterruptedException {
        Path out = folder.resolve("stopped");
        Process judge = start(in, out);
        List<ProcessHandle> all = List.of();
        while (finished(out) < after || all.stream().noneMatch(LoadIT::runsALearnersCode)) {
            assertThat(judge.isAlive()).as(Files.readString(said(out))).isTrue();
            TimeUnit.MILLISECONDS.sleep(20);
            all = Stream.concat(Stream.of(judge.toHandle()), judge.descendants())
                    .toList();
        }
        signal("-STOP", all);
        TimeUnit.NANOSECONDS.sleep(STOP.toNanos());
        signal("-CONT", all);
        assertThat(judge.waitFor()).as(Files.readString(said(out))).isLessThanOrEqualTo(1);
        return marks(out);
    }

    private static boolean runsALearnersCode(ProcessHandle process) {
        return process.info().commandLine().orElse("").contains(plybook.guest.Main.class.getName());
    }

    private static void signal(String which, List<ProcessHandle> processes) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("kill", which));
        processes.forEach(process -> command.add(String.valueOf(process.pid())));
        new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor(); // one that has just ended is no matter
    }

    private static long finished(Path out) throws IOException {
        if (!Files.isDirectory(out)) {
            return 0;
        }
        try (Stream<Path> files = Files.walk(out)) {
            return files.filter(file -> file.endsWith(Finished.FILE)).count();
        }
    }

    private Process start(Path in, Path out) throws IOException {
        List<String> command = new ArrayList<>(plybook("grade", in.toString()));
        command.addAll(List.of("--format", "csv,json", "--seed", SEED));
        return run(command, out);
    }

    private static List<String> plybook(String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                Path.of("target/classes").toAbsolutePath()
                        + File.pathSeparator
                        + Files.readString(Path.of("target/classpath")).strip(),
                "plybook.cli.Main"));
        command.addAll(List.of(words));
        return command;
    }

    /** Starts a command that writes its results into a folder. */
    private static Process run(List<String> command, Path out) throws IOException {
        return new ProcessBuilder(Stream.concat(command.stream(), Stream.of("--out", out.toString()))
                        .toList())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(said(out).toFile()))
                .start();
    }

    private static Path said(Path out) {
        return out.resolveSibling(out.getFileName() + ".txt");
    }

    /** The points of each exercise by submission, as the gradebook gets them; one word for one that is not graded. */
    private static Map<String, String> marks(Path out) throws IOException {
        Map<String, String> marks = new TreeMap<>();
        List<String> lines = Files.readAllLines(out.resolve("grades.csv"));
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",", -1);
            marks.put(
                    cells[0],
                    cells[1].equals(NOT_GRADED)
                            ? NOT_GRADED
                            : String.join(
                                    ",",
                                    Arrays.copyOf(cells, 5 + Course.exercises().size())));
        }
        return marks;
    }
}
