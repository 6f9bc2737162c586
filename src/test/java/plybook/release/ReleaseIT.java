package plybook.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What learners get, started as they start it: with nothing of this checkout around it. */
@Tag("corpus-only")
class ReleaseIT {
    @TempDir
    static Path made;

    private static Path student = Path.of("");
    private static Release release = new Release(new TreeMap<>());

    @BeforeAll
    static void unpacked() throws Exception {
        release = ReleaseTest.unpacked(made);
        student = made.resolve("a class");
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
        ReleaseTest.unpack(newer, made);
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
