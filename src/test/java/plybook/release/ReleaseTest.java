package plybook.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import plybook.assignment.Assignment;
import plybook.assignment.AssignmentFile;
import plybook.setup.Project;
import plybook.task.Course;
import plybook.task.Exercise;

/** What learners get: made once from this checkout, looked through, and started. */
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
        Path file = made.resolve("assignment.yml");
        Files.writeString(file, FILE);
        Files.writeString(made.resolve("searching.seed"), "1234567890123\n");
        Assignment assignment = AssignmentFile.read(file);
        release = Release.of(new Project(Path.of("")), assignment, false);
        Path zip = made.resolve("a class.zip");
        ReleaseWriter.archive(release, zip);
        unpack(zip);
        student = made.resolve("a class");
    }

    private static void unpack(Path zip) throws IOException, InterruptedException {
        Process unzip = new ProcessBuilder("unzip", "-o", "-q", zip.toString(), "-d", made.toString())
                .inheritIO()
                .start();
        assertThat(unzip.waitFor()).isZero();
    }

    private record Ran(int code, String said) {}

    /** Runs the launcher as a learner would: with nothing of this checkout around it. */
    private static Ran plybook(String... words) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(student.resolve("plybook").toString()));
        command.addAll(List.of(words));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(student.toFile()).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment()
                .putAll(Map.of(
                        "PATH",
                        System.getenv("PATH"),
                        "JAVA_HOME",
                        System.getProperty("java.home"),
                        "HOME",
                        made.toString()));
        Process process = builder.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        return new Ran(process.exitValue(), said);
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
                        "plybook.diagnosis.rules.DraftGomoku",
                        "plybook.diagnosis.search.InPlaceMistakes",
                        "plybook.diagnosis.search.ModelSearch",
                        "plybook.judge.gomoku.TwoPlies",
                        "plybook.judge.rules.GomokuRules",
                        "plybook.judge.search.WrongVersions");
    }

    @Test
    void a_learners_day_in_it_and_an_update_that_overwrites_no_work() throws Exception {
        assertThat(plybook("ide").code()).isZero();
        Path mine = student.resolve("my/exercises/03-minimax/MyMinimax.java");
        assertThat(student.resolve("my/exercises/01-trees")).doesNotExist();
        Files.copy(Path.of("solutions/03-minimax/MyMinimax.java"), mine, StandardCopyOption.REPLACE_EXISTING);
        Ran check = plybook("check", "03");
        assertThat(check.code()).as(check.said()).isZero();
        assertThat(check.said()).contains("13 of 13");
        Path cheat = student.resolve("my/exercises/04-alpha-beta/MyAlphaBeta.java");
        String starter = Files.readString(cheat);
        Files.writeString(cheat, starter + "class Cheat { Object o = new plybook.search.AlphaBeta<>(null); }");
        assertThat(plybook("check", "04").said()).contains("package plybook.search does not exist");
        Files.writeString(cheat, starter);
        Ran submit = plybook("submit");
        assertThat(submit.said())
                .contains("Receipt: ", "Due 2027-03-01 12:00 UTC")
                .doesNotContain("01-trees");
        plainProjectCompilesAndRuns();
        // A newer release comes, in which the lecturer has changed the starter.
        String work = Files.readString(mine);
        Release newer = release.with(
                Map.of("exercises/03-minimax/MyMinimax.java", () -> "// new".getBytes(StandardCharsets.UTF_8)));
        ReleaseWriter.archive(newer, made.resolve("a class.zip"));
        unpack(made.resolve("a class.zip"));
        Ran updated = plybook("ide");
        assertThat(updated.code()).as(updated.said()).isZero();
        assertThat(mine).hasContent(work);
        assertThat(student.resolve("my/exercises/03-minimax/MyMinimax.java.new"))
                .hasContent("// new");
        ReleaseWriter.folder(release, student);
        assertThat(mine).hasContent(work);
    }

    /** Compiles and runs what Eclipse's file says, as the green arrow does: by JUnit's launcher, and with no other library. */
    private static void plainProjectCompilesAndRuns() throws Exception {
        Path my = student.resolve("my");
        NodeList entries = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(my.resolve(".classpath").toFile())
                .getElementsByTagName("classpathentry");
        Map<String, List<Path>> paths = new HashMap<>();
        for (int i = 0; i < entries.getLength(); i++) {
            Element entry = (Element) entries.item(i);
            paths.computeIfAbsent(entry.getAttribute("kind"), kind -> new ArrayList<>())
                    .add(my.resolve(entry.getAttribute("path")).normalize());
        }
        List<Path> libraries = paths.getOrDefault("lib", List.of());
        assertThat(libraries).isNotEmpty().allSatisfy(library -> assertThat(library)
                .exists());
        String classPath = String.join(
                File.pathSeparator, libraries.stream().map(Path::toString).toList());
        Path output = paths.getOrDefault("output", List.of()).get(0);
        List<String> words = new ArrayList<>(List.of("-d", output.toString(), "-cp", classPath, "-proc:none"));
        for (Path source : paths.getOrDefault("src", List.of())) {
            try (Stream<Path> files = Files.walk(source)) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(file -> words.add(file.toString()));
            }
        }
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(String[]::new)))
                .isZero();
        List<URL> urls = new ArrayList<>(List.of(output.toUri().toURL()));
        for (Path library : libraries) {
            urls.add(library.toUri().toURL());
        }
        // Its own loader, whose parent has nothing of this test's class path.
        try (URLClassLoader loader =
                new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            Class<?> test = Class.forName("ExercisesTest", false, loader);
            assertThat(test.getDeclaredMethods()).isNotEmpty();
            assertThat(Class.forName("org.junit.platform.launcher.core.LauncherFactory", false, loader))
                    .isNotNull();
        }
        assertThat(Files.readString(my.resolve(".vscode/settings.json")))
                .contains("\"java.import.maven.enabled\": false", "../lib/plybook.jar");
        assertThat(Files.readString(my.resolve("plybook-exercises.iml")))
                .contains("$MODULE_DIR$/../lib/plybook.jar", "exercises/04-alpha-beta");
    }
}
