package plybook.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.assignment.Assignment;
import plybook.assignment.AssignmentFile;
import plybook.setup.Project;
import plybook.task.Course;
import plybook.task.Exercise;

/** What learners get: made once from this checkout, and looked through. */
class ReleaseTest {
    private static final String FILE = """
            title: Searching
            exercises: [{exercise: 03}, {exercise: 04}]
            zone: UTC
            due: 2027-03-01 12:00
            groups: {lab: [s1001]}
            extensions: [{for: s1002, due: 2027-03-08 12:00}]
            seed: searching.seed
            """;

    @TempDir
    static Path made;

    private static Path student = Path.of("");
    private static Release release = new Release(new TreeMap<>());

    @BeforeAll
    static void unpacked() throws Exception {
        release = unpacked(made);
        student = made.resolve("a class");
    }

    /** Makes the release, and unpacks it below the folder. */
    static Release unpacked(Path made) throws Exception {
        Path file = made.resolve("assignment.yml");
        Files.writeString(file, FILE);
        Files.writeString(made.resolve("searching.seed"), "1234567890123\n");
        Assignment assignment = AssignmentFile.read(file);
        Release release = Release.of(new Project(Path.of("")), assignment, false);
        unpack(release, made);
        return release;
    }

    static void unpack(Release release, Path made) throws IOException, InterruptedException {
        Path zip = made.resolve("a class.zip");
        ReleaseWriter.archive(release, zip);
        Process unzip = new ProcessBuilder("unzip", "-o", "-q", zip.toString(), "-d", made.toString())
                .inheritIO()
                .start();
        assertThat(unzip.waitFor()).isZero();
    }

    @Test
    void there_is_what_the_assignment_asks_for_and_nothing_else() {
        assertThat(release.files().keySet())
                .filteredOn(name -> !name.startsWith("lib/") && !name.startsWith("share/"))
                .contains(
                        "plybook",
                        "plybook.cmd",
                        "README.md",
                        "docs/ide.md",
                        "assignment.yml",
                        "exercises/03-minimax/MyMinimax.java",
                        "exercises/04-alpha-beta/MyAlphaBeta.java",
                        "notebooks/03-minimax.ipynb",
                        "notebooks/04-alpha-beta.ipynb")
                .noneMatch(name -> name.contains("solution")
                        || name.contains("pom.xml")
                        || name.contains("mvn")
                        || (name.contains("test") && !name.startsWith("docs/pictures/"))
                        || name.contains("src/")
                        || name.endsWith(".seed")
                        || name.startsWith("my/")
                        || name.contains("01-")
                        || name.contains("10-player"));
        assertThat(release.files().keySet())
                .contains("lib/plybook.jar")
                .anyMatch(name -> name.matches("lib/junit-platform-launcher-.*\\.jar"))
                .noneMatch(name -> name.contains("assertj") || name.contains("archunit"));
    }

    @Test
    void the_page_on_ides_has_its_pictures_and_names_no_page_that_is_not_there() throws IOException {
        String page = Files.readString(student.resolve("docs/ide.md"));
        List<String> linked = Pattern.compile("\\]\\((?!https?:|#)([^)]+)\\)")
                .matcher(page)
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(linked).hasSizeGreaterThan(1).allSatisfy(name -> assertThat(
                        student.resolve("docs").resolve(name))
                .exists());
    }

    @Test
    void nobody_is_named_and_the_seed_is_not_in_it() throws IOException {
        for (Map.Entry<String, Release.Source> each : release.files().entrySet()) {
            if (!each.getKey().startsWith("lib/") || each.getKey().equals("lib/plybook.jar")) {
                assertThat(new String(each.getValue().bytes(), StandardCharsets.ISO_8859_1))
                        .as(each.getKey())
                        .doesNotContain("s1001", "s1002", "1234567890123", "searching.seed");
            }
        }
        assertThat(Files.readString(student.resolve("README.md")))
                .contains("# Searching", "Due 2027-03-01 12:00 UTC", "my/exercises/04-alpha-beta/", "JDK 17");
    }

    @Test
    void starters_are_the_courses_and_no_file_is_a_solution_or_of_the_corpus() throws IOException {
        Set<String> secrets = new TreeSet<>();
        for (String place : List.of("solutions", "src/test/resources/mutants")) {
            try (Stream<Path> files = Files.walk(Path.of(place))) {
                for (Path file :
                        files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    secrets.add(Files.readString(file).strip());
                }
            }
        }
        assertThat(secrets).hasSizeGreaterThan(100);
        for (Map.Entry<String, Release.Source> each : release.files().entrySet()) {
            if (!each.getKey().startsWith("lib/")) {
                assertThat(secrets)
                        .as(each.getKey())
                        .doesNotContain(new String(each.getValue().bytes(), StandardCharsets.UTF_8).strip());
            }
        }
        try (FileSystem jar = FileSystems.newFileSystem(student.resolve("lib/plybook.jar"));
                Stream<Path> inside = Files.walk(jar.getPath("/"))) {
            assertThat(inside.map(Path::toString))
                    .filteredOn(name -> !name.endsWith("/"))
                    .hasSizeGreaterThan(500)
                    .noneMatch(name -> name.contains("mutants") || name.contains("solution"))
                    .filteredOn(name -> name.endsWith(".java") && !name.endsWith("ExercisesTest.java"))
                    .as("only the starters, which a notebook puts where it is opened")
                    .allMatch(ReleaseTest::isStarter);
        }
    }

    private static boolean isStarter(String inJar) {
        String folder = "/plybook/workbook/exercises/";
        return inJar.startsWith(folder) && Files.exists(Path.of("exercises").resolve(inJar.substring(folder.length())));
    }

    /**
     * The judge has searches and rules of its own to compare with, and these speak its contracts. Judged code cannot reach them, which
     * the next test shows; nor the opponent of a lesson, which is the library's minimax behind the contract.
     * What a decompiler shows is said in docs/teaching.md.
     */
    @Test
    void only_the_judge_and_a_lessons_opponent_implement_a_contract() throws Exception {
        List<Class<?>> contracts = Course.exercises().stream()
                .flatMap(exercise -> exercise.parts().stream())
                .<Class<?>>map(Exercise.Part::contract)
                .toList();
        Set<String> found = new TreeSet<>();
        try (FileSystem jar = FileSystems.newFileSystem(student.resolve("lib/plybook.jar"));
                Stream<Path> inside = Files.walk(jar.getPath("/plybook"))) {
            for (Path file :
                    inside.filter(each -> each.toString().endsWith(".class")).toList()) {
                String name = file.toString().substring(1).replace(".class", "").replace('/', '.');
                Class<?> type = Class.forName(name, false, getClass().getClassLoader());
                boolean implementsOne =
                        !type.isInterface() && contracts.stream().anyMatch(contract -> contract.isAssignableFrom(type));
                if (implementsOne) {
                    found.add(name);
                }
            }
        }
        assertThat(found.stream().map(name -> name.replaceAll("\\$.*", "")).distinct())
                .as("each is said in docs/teaching.md; judged code reaches none of them")
                .containsExactlyInAnyOrder(
                        "plybook.diagnosis.gomoku.CandidateMistakes",
                        "plybook.diagnosis.gomoku.PlainCandidates",
                        "plybook.diagnosis.gomoku.ReachMistakes",
                        "plybook.diagnosis.gomoku.UndoMistakes",
                        "plybook.diagnosis.rules.DraftGomoku",
                        "plybook.diagnosis.inplace.InPlaceMistakes",
                        "plybook.diagnosis.habits.ModelSearch",
                        "plybook.judge.player.TwoPlies",
                        "plybook.judge.rules.GomokuRules",
                        "plybook.judge.hunt.WrongVersions");
    }
}
