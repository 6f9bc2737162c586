package plybook.grading;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plybook.intake.RawZip;
import plybook.intake.Submission;
import plybook.task.Course;
import plybook.task.Exercise;

/** The command as a teaching assistant runs it: on a class, in the sandbox, and killed in the middle. */
class GradeIT {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path MUTANTS = Path.of("src/test/resources/mutants");

    /**
     * A class of wrong, right, hostile, untouched and unreadable submissions.
     *
     * @param size of all of them
     * @param wrongRules of each of two exercises that are judged quickly
     * @param wrongSearches of each of two exercises of which one takes as long as ten of the others
     * @param hostile their names
     */
    private record Mixture(
            int size, int wrongRules, int soundRules, int wrongSearches, int soundSearches, Set<String> hostile) {
        private int wrong() {
            return 2 * (wrongRules + wrongSearches);
        }
    }

    /** One in so many is graded again, by a run that is not interrupted. */
    private static final int EVERY = 7;

    /** The hostile submissions that are quick; other tests try all of them one by one. */
    private static final Set<String> QUICK = Set.of(
            "exit",
            "halt",
            "static-exit",
            "loop",
            "network",
            "looks-around",
            "reads-the-judge",
            "forged-files",
            "package-of-the-judge",
            "module",
            "stack",
            "leaves-forged",
            "leaves-guessed",
            "pipe-two-gigabytes");

    /** Short enough for every change. */
    private static final Mixture SMALL = new Mixture(
            28, 2, 1, 1, 0, Set.of("exit", "network", "forged-files", "leaves-forged", "pipe-two-gigabytes"));

    private static final Mixture LARGE = new Mixture(60, 8, 3, 2, 1, QUICK);

    private static final String SEED = "20261121";

    @TempDir
    Path folder;

    @Tag("corpus-only")
    @Test
    @Timeout(300)
    void solutions_get_full_points_in_the_sandbox_and_starters_none() throws Exception {
        Path out = folder.resolve("out");
        assertThat(run(grade(out, "solutions", "exercises"))).isZero();
        assertThat(Files.readAllLines(out.resolve("grades.csv")).get(0))
                .isEqualTo("submission,status,points,possible,withheld,"
                        + Course.exercises().stream().map(Exercise::folder).collect(Collectors.joining(","))
                        + ",receipt,notes,id,version,program,java,sandbox,judged,seconds");
        JsonNode solutions = report(out, "solutions");
        assertThat(wrongChecks(solutions)).isEmpty();
        assertThat(solutions.get("passed").asBoolean()).isTrue();
        JsonNode starters = report(out, "exercises");
        assertThat(starters.get("earned").asInt()).isZero();
        assertThat(starters.get("possible").asInt())
                .isEqualTo(solutions.get("earned").asInt())
                .isGreaterThan(50);
        assertThat(starters.findValuesAsText("verdict")).containsOnly("notAttempted");
    }

    private static List<String> wrongChecks(JsonNode report) {
        List<String> wrong = new ArrayList<>();
        report.get("exercises").forEach(exercise -> exercise.get("checks").forEach(check -> {
            if (!check.get("verdict").asText().equals("passed")) {
                wrong.add(check.toString());
            }
        }));
        return wrong;
    }

    @Tag("servers")
    @Test
    @Timeout(1200)
    void a_killed_run_loses_no_result_and_writes_none_twice() throws Exception {
        aKilledRunLosesNothing(SMALL);
    }

    @Tag("by-hand")
    @Test
    @Timeout(1200)
    void a_killed_run_of_a_large_class_loses_no_result_and_writes_none_twice() throws Exception {
        aKilledRunLosesNothing(LARGE);
    }

    private void aKilledRunLosesNothing(Mixture mixture) throws Exception {
        Path in = theClass(mixture);
        int size = mixture.size();
        Path killed = folder.resolve("killed");
        long start = System.nanoTime();
        Process judge = start(grade(killed, in.toString(), "--seed", SEED));
        while (finished(killed).size() < size * 2 / 5) {
            assertThat(judge.isAlive()).as("still grading").isTrue();
            TimeUnit.MILLISECONDS.sleep(20);
        }
        List<ProcessHandle> learners = judge.descendants().toList();
        judge.destroyForcibly();
        assertThat(judge.waitFor()).as("ended by signal 9").isEqualTo(128 + 9);
        for (ProcessHandle learner : learners) {
            learner.onExit().get(1, TimeUnit.MINUTES);
        }
        Map<String, FileTime> before = finished(killed);
        assertThat(before).hasSizeBetween(size * 2 / 5, size * 4 / 5);

        assertThat(run(grade(killed, in.toString()))).isEqualTo(1); // the seed is the run's own
        Duration took = Duration.ofNanos(System.nanoTime() - start);
        int cores = Runtime.getRuntime().availableProcessors();
        System.out.printf(
                Locale.ROOT,
                "%d mixed submissions, with a kill in the middle, in %d s on %d cores: %.1f a minute per core%n",
                size,
                took.toSeconds(),
                cores,
                size * 60_000.0 / took.toMillis() / cores);
        Map<String, FileTime> after = finished(killed);
        assertThat(after).hasSize(size).containsAllEntriesOf(before);
        List<String> marks = marks(killed);
        assertThat(marks).hasSize(1 + size).doesNotHaveDuplicates();

        // What an uninterrupted run says of some of them it says as well.
        Path whole = folder.resolve("whole");
        List<String> some = new ArrayList<>(List.of("--seed", SEED));
        List<String> names = named("").stream().sorted().toList();
        for (int i = 0; i < size; i += EVERY) {
            some.add(in.resolve(names.get(i)).toString());
        }
        assertThat(run(grade(whole, some.toArray(String[]::new)))).isBetween(0, 1); // 1 for broken archives
        assertThat(finished(whole)).hasSize((size + EVERY - 1) / EVERY);
        assertThat(marks).containsAll(marks(whole));
        assertThat(files(killed)).containsAll(files(whole));
        for (String name : finished(whole).keySet()) {
            assertThat(verdicts(killed, name)).as(name).isEqualTo(verdicts(whole, name));
        }
        assertThat(named("sound ", "right "))
                .allSatisfy(
                        name -> assertThat(wrongChecks(killed, name)).as(name).isEmpty());
        assertThat(named("hostile ")).hasSize(mixture.hostile().size()).allSatisfy(name -> assertThat(
                        report(killed, name).get("earned").asInt())
                .as(name)
                .isZero());
        assertThat(named("wrong 0")).hasSize(mixture.wrong()).allSatisfy(name -> assertThat(wrongChecks(killed, name))
                .as(name)
                .isNotEmpty());
    }

    private Path theClass(Mixture mixture) throws IOException {
        Path in = Files.createDirectory(folder.resolve("class"));
        List<Path> some = new ArrayList<>();
        // Half of the course is enough: the matches of a player would take longer than all the rest.
        for (Exercise exercise : Course.exercises().subList(0, 4)) {
            // A search takes ten times as long to judge as rules; there are enough of each, and time for all.
            boolean search = exercise.number().compareTo("03") >= 0;
            some.addAll(mutants("wrong/" + exercise.folder())
                    .subList(0, search ? mixture.wrongSearches() : mixture.wrongRules()));
            some.addAll(mutants("sound/" + exercise.folder())
                    .subList(0, search ? mixture.soundSearches() : mixture.soundRules()));
        }
        mutants("hostile").stream()
                .filter(file -> mixture.hostile()
                        .contains(MUTANTS.relativize(file).getName(2).toString()))
                .forEach(some::add);
        for (Path file : some) {
            Path mutant = MUTANTS.relativize(file); // such as wrong/03-minimax/last-action/MyMinimax.java
            String name = mutant.getName(0) + " " + mutant.getName(1) + " " + mutant.getName(2);
            String inside = mutant.getName(1) + "/" + mutant.getFileName();
            if (name.hashCode() % 2 == 0) {
                Path copy = in.resolve(name).resolve(inside);
                Files.createDirectories(copy.resolveSibling("."));
                Files.copy(file, copy);
            } else {
                Files.write(
                        in.resolve(name + ".zip"),
                        new RawZip()
                                .with("exercises/" + inside, Files.readString(file))
                                .bytes());
            }
        }
        String trees = "exercises/01-trees/MyTreeValue.java";
        String solved = Files.readString(Path.of("solutions/01-trees/MyTreeValue.java"));
        Map<String, byte[]> odd = new TreeMap<>();
        odd.put("empty", new RawZip().bytes());
        odd.put("no archive", "Dear professor".getBytes(StandardCharsets.UTF_8));
        odd.put("nothing", new byte[0]);
        odd.put("cut off", Arrays.copyOf(Submission.of(Path.of("solutions")).archive(), 5_000));
        odd.put(
                "encrypted",
                new RawZip().with(RawZip.entry(trees, solved).flags(1)).bytes());
        odd.put(
                "twice",
                new RawZip().with(trees, solved).with(trees, "class A {}").bytes());
        odd.put(
                "link",
                new RawZip()
                        .with(RawZip.entry(trees, "/etc/passwd").mode(0120777))
                        .bytes());
        odd.put("outside", new RawZip().with("../../" + trees, solved).bytes());
        odd.put(
                "bomb",
                new RawZip()
                        .with(RawZip.entry(trees, "\u0000".repeat(20 << 20)).claimedSize(9))
                        .bytes());
        odd.put("wrong class", new RawZip().with(trees, "public class Mine {}").bytes());
        odd.put("no java", new RawZip().with(trees, "int value(Tree tree)").bytes());
        odd.put(
                "other encoding",
                new RawZip()
                        .with(new RawZip.Entry(
                                trees.getBytes(StandardCharsets.UTF_8),
                                ("// f\u00fcr\n" + solved).getBytes(StandardCharsets.ISO_8859_1)))
                        .bytes());
        odd.put("starters", Submission.of(Path.of("exercises")).archive());
        for (Map.Entry<String, byte[]> each : odd.entrySet()) {
            Files.write(in.resolve(each.getKey() + ".zip"), each.getValue());
        }
        byte[] right = new RawZip().with(trees, solved).bytes();
        for (int i = count(in); i < mixture.size(); i++) {
            Files.write(in.resolve("right " + i + ".zip"), right);
        }
        assertThat(count(in)).isEqualTo(mixture.size());
        return in;
    }

    private static int count(Path in) throws IOException {
        try (Stream<Path> files = Files.list(in)) {
            return (int) files.count();
        }
    }

    /** The submissions of one kind, or of one exercise, in an order independent of their names. */
    private static List<Path> mutants(String kind) throws IOException {
        try (Stream<Path> files = Files.walk(MUTANTS.resolve(kind))) {
            List<Path> all =
                    new ArrayList<>(files.filter(file -> file.toString().endsWith(".java"))
                            .sorted()
                            .toList());
            Collections.shuffle(all, new Random(3));
            return all;
        }
    }

    private List<String> named(String... starts) throws IOException {
        try (Stream<Path> made = Files.list(folder.resolve("class"))) {
            return made.map(file -> file.getFileName().toString())
                    .filter(name -> Stream.of(starts).anyMatch(name::startsWith))
                    .toList();
        }
    }

    /** The submitted checks that did not pass. */
    private static List<String> wrongChecks(Path out, String name) {
        return wrongChecks(report(out, name)).stream()
                .filter(check -> !check.contains("was not submitted"))
                .toList();
    }

    /** The lines of the table, without when and for how long each was judged. */
    private static List<String> marks(Path out) throws IOException {
        return Files.readAllLines(out.resolve("grades.csv")).stream()
                .map(line -> line.substring(0, line.lastIndexOf(',', line.lastIndexOf(',') - 1)))
                .toList();
    }

    private static List<String> verdicts(Path out, String name) {
        return report(out, name).findValuesAsText("verdict");
    }

    private static JsonNode report(Path out, String name) {
        try {
            return JSON.readTree(out.resolve("instructor")
                    .resolve(name)
                    .resolve("report.json")
                    .toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The submissions that have a mark, with the time at which it was written. */
    private static Map<String, FileTime> finished(Path out) throws IOException {
        Path instructors = out.resolve("instructor");
        Map<String, FileTime> all = new TreeMap<>();
        if (Files.exists(instructors)) {
            try (Stream<Path> made = Files.list(instructors)) {
                for (Path each : made.toList()) {
                    Path mark = each.resolve(Finished.FILE);
                    if (Files.exists(mark)) {
                        all.put(each.getFileName().toString(), Files.getLastModifiedTime(mark));
                    }
                }
            }
        }
        return all;
    }

    private static List<String> files(Path out) throws IOException {
        try (Stream<Path> files = Files.walk(out)) {
            return files.map(file -> out.relativize(file).toString()).sorted().toList();
        }
    }

    /**
     * What a teaching assistant would otherwise do: a Maven project with one JUnit test for each submission. It checks less, sees less
     * and keeps nothing out; it is what there is to compare with.
     */
    @Tag("by-hand")
    @Test
    @Timeout(600)
    void submissions_per_minute_are_measured_beside_a_plain_maven_test() throws Exception {
        int count = 6;
        Path in = Files.createDirectory(folder.resolve("trees"));
        for (int i = 0; i < count; i++) {
            Files.write(
                    in.resolve("s" + i + ".zip"),
                    new RawZip()
                            .with(
                                    "exercises/01-trees/MyTreeValue.java",
                                    "// " + i + "\n" + Files.readString(Path.of("solutions/01-trees/MyTreeValue.java")))
                            .bytes());
        }
        long start = System.nanoTime();
        assertThat(run(grade(folder.resolve("out"), in.toString(), "--jobs", "1", "--exercise", "01")))
                .isZero();
        double ours = count * 60e9 / (System.nanoTime() - start);

        int runs = 2;
        List<Path> projects = new ArrayList<>();
        for (int i = 0; i < runs; i++) {
            projects.add(mavenProject("maven" + i));
        }
        start = System.nanoTime();
        for (Path project : projects) {
            assertThat(run(List.of(
                            Path.of("mvnw").toAbsolutePath().toString(),
                            "-o",
                            "-q",
                            "-B",
                            "-f",
                            project.resolve("pom.xml").toString(),
                            "test")))
                    .as(this::said)
                    .isZero();
        }
        double theirs = runs * 60e9 / (System.nanoTime() - start);
        System.out.printf(
                Locale.ROOT,
                "exercise 01, one at a time: grade %.1f submissions a minute, sandbox and start included; plain mvn test %.1f;"
                        + " ratio %.1f%n",
                ours,
                theirs,
                ours / theirs);
        assertThat(ours).isGreaterThan(theirs);
    }

    /** A separate project, with only such plugins as Plybook's own build has fetched, because the run is offline. */
    private Path mavenProject(String name) throws IOException, InterruptedException {
        Path project = folder.resolve(name);
        Path sources = Files.createDirectories(project.resolve("src/main/java"));
        Path tests = Files.createDirectories(project.resolve("src/test/java"));
        Files.copy(Path.of("solutions/01-trees/MyTreeValue.java"), sources.resolve("MyTreeValue.java"));
        Files.writeString(tests.resolve("MyTreeValueTest.java"), """
                import static org.junit.jupiter.api.Assertions.assertEquals;

                import org.junit.jupiter.params.ParameterizedTest;
                import org.junit.jupiter.params.provider.CsvSource;
                import plybook.tree.Tree;

                class MyTreeValueTest {
                    @ParameterizedTest
                    @CsvSource({"5,5", "(1 3 2),3", "v(3 1 2),1", "((7 3) (15) (1 12 20 22)),15"})
                    void value(String tree, int value) {
                        assertEquals(value, new MyTreeValue().value(Tree.parse(tree)));
                    }
                }
                """);
        Path hooks = project.resolve("hooks.jar");
        assertThat(run(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "jar").toString(),
                        "--create",
                        "--file",
                        hooks.toString(),
                        "-C",
                        "target/classes",
                        "plybook")))
                .isZero();
        String pom = Files.readString(Path.of("pom.xml"));
        Files.writeString(project.resolve("pom.xml"), """
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>submission</groupId>
                  <artifactId>submission</artifactId>
                  <version>1</version>
                  <properties>
                    <maven.compiler.release>17</maven.compiler.release>
                    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
                  </properties>
                  <dependencies>
                    <dependency>
                      <groupId>plybook</groupId>
                      <artifactId>hooks</artifactId>
                      <version>1</version>
                      <scope>system</scope>
                      <systemPath>${project.basedir}/hooks.jar</systemPath>
                    </dependency>
                    <dependency>
                      <groupId>org.junit.jupiter</groupId>
                      <artifactId>junit-jupiter</artifactId>
                      <version>%s</version>
                      <scope>test</scope>
                    </dependency>
                  </dependencies>
                  <build>
                    <plugins>
                      %s
                    </plugins>
                  </build>
                </project>
                """.formatted(
                versionOf(pom, "junit-bom"),
                Stream.of("resources", "compiler", "surefire")
                        .map(each -> plugin("maven-" + each + "-plugin", versionOf(pom, "maven-" + each + "-plugin")))
                        .collect(Collectors.joining())));
        return project;
    }

    private static String plugin(String name, String version) {
        return "<plugin><artifactId>" + name + "</artifactId><version>" + version + "</version></plugin>\n";
    }

    /** The version in our own build, which is on this machine. */
    private static String versionOf(String pom, String artifact) {
        int at = pom.indexOf("<artifactId>" + artifact + "</artifactId>");
        int start = pom.indexOf("<version>", at) + "<version>".length();
        return pom.substring(start, pom.indexOf("</version>", start));
    }

    private static List<String> grade(Path out, String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC", // as the launcher starts it
                "-XX:TieredStopAtLevel=1",
                "-XX:NewRatio=1",
                "-XX:MetaspaceSize=64m",
                "-Dfile.encoding=UTF-8",
                "-cp",
                Path.of("target/classes").toAbsolutePath()
                        + File.pathSeparator
                        + Files.readString(Path.of("target/classpath")).strip(),
                "plybook.cli.Main",
                "grade",
                "--skip-unreadable",
                "--out",
                out.toString()));
        command.addAll(List.of(words));
        return command;
    }

    private Process start(List<String> command) throws IOException {
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said.txt").toFile())
                .start();
    }

    private int run(List<String> command) throws IOException, InterruptedException {
        Process process = start(command);
        int code = process.waitFor();
        if (code > 1) {
            System.out.println(said());
        }
        return code;
    }

    /** The output of the last command. */
    private String said() {
        try {
            return Files.readString(folder.resolve("said.txt"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
