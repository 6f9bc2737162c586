package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import plybook.setup.MyFolder;
import plybook.setup.Project;

/** A learner's folder as Maven sees it, with nothing but its own pom.xml, and the Maven Exec Plugin. */
@Tag("corpus-only")
class IdeProjectIT {
    private static final String TREES = "exercises/01-trees/MyTreeValue.java";
    private static final String MINIMAX = "exercises/03-minimax/MyMinimax.java";

    @TempDir
    Path temp;

    /** A test of Maven's report: what became of it, and what there is to read. */
    private record Shown(String outcome, String text) {}

    private record Ran(int code, String said) {}

    @Test
    @Timeout(600)
    void maven_shows_each_check_as_a_test() throws Exception {
        Path my = temp.resolve("Zoë's übungen");
        fill(my);
        String solution = Files.readString(Path.of("solutions/01-trees/MyTreeValue.java"));
        Files.writeString(my.resolve(TREES), solution.replace("Math.max(best", "Math.min(best"));
        Files.writeString(my.resolve(MINIMAX), "class {");

        Ran first = maven(my, "test");
        assertThat(first.code()).as(first.said()).isEqualTo(1);
        Map<String, Shown> tests = report(my);
        assertThat(tests).hasSizeGreaterThan(80);
        Shown red = named(tests, "MAX takes the largest");
        assertThat(red.outcome()).isEqualTo("failure");
        assertThat(red.text())
                .contains(
                        "Expected: the value 2",
                        "MAX\n├─ 1\n└─ 2",
                        "Hint: game.player(state) tells you whose turn it is")
                .contains("(MyTreeValue.java:");
        assertThat(first.said()).contains("MAX takes the largest", "└─ 2");
        assertThat(named(tests, "A leaf is worth what it says").outcome()).isEmpty();
        assertThat(named(tests, "bestAction for MAX").text()).contains("MyMinimax.java:1");
        assertThat(tests.values().stream().filter(test -> test.outcome().equals("skipped")))
                .hasSizeGreaterThan(50)
                .allSatisfy(test -> assertThat(test.text()).contains("TODO: "));

        LearnersFiles.solve(my);
        Ran second = maven(my, "test");
        assertThat(second.code()).as(second.said()).isZero();
        assertThat(report(my).values()).hasSameSizeAs(tests.values()).allMatch(test -> test.outcome()
                .isEmpty());
    }

    @Test
    @Timeout(300)
    void the_exec_plugin_runs_a_command() throws Exception {
        Project copy = CourseCopy.to(temp.resolve("the course"));
        LearnersFiles.starters(copy.my());
        LearnersFiles.solve(copy.my(), LearnersFiles.TREES);
        Ran passed = maven(copy.root(), "-q", "exec:java", "-Dexec.args=check 01");
        assertThat(passed.code()).as(passed.said()).isZero();
        assertThat(passed.said()).contains("01 The value of a tree: 10 of 10 points");
    }

    private static Shown named(Map<String, Shown> tests, String title) {
        return Objects.requireNonNull(tests.get(title), title);
    }

    private static void fill(Path my) throws IOException {
        Project course = CourseCopy.checkout();
        MyFolder folder = new MyFolder(course, my);
        folder.fill();
        folder.fill(course.forIde().files(my, "exercises/"));
    }

    private Ran maven(Path folder, String... words) throws Exception {
        List<String> command = new ArrayList<>(
                List.of(CourseCopy.checkout().root().resolve("mvnw").toString(), "-B"));
        command.addAll(List.of(words));
        Path said = Files.createTempFile(temp, "said", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("MAVEN_OPTS", "-XX:+UseSerialGC -XX:TieredStopAtLevel=1");
        Process process = builder.start();
        try {
            assertThat(process.waitFor(5, TimeUnit.MINUTES))
                    .as(Files.readString(said))
                    .isTrue();
        } finally {
            process.destroyForcibly();
        }
        return new Ran(process.exitValue(), Files.readString(said));
    }

    /** The tests that Maven's XML report lists, by their titles. */
    private static Map<String, Shown> report(Path my) throws Exception {
        NodeList cases = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(my.resolve("target/surefire-reports/TEST-ExercisesTest.xml")
                        .toFile())
                .getElementsByTagName("testcase");
        Map<String, Shown> tests = new LinkedHashMap<>();
        for (int i = 0; i < cases.getLength(); i++) {
            Element test = (Element) cases.item(i);
            Shown shown = new Shown("", "");
            for (Node child = test.getFirstChild(); child != null; child = child.getNextSibling()) {
                if (child instanceof Element outcome && !outcome.getTagName().startsWith("system-")) {
                    shown = new Shown(outcome.getTagName(), outcome.getAttribute("message") + outcome.getTextContent());
                }
            }
            tests.put(test.getAttribute("name"), shown);
        }
        return tests;
    }
}
