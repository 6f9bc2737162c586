package plybook.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The archive of the installation, unpacked where nobody may write, and used by two users of the machine at the same time. */
@Tag("corpus-only")
class SharedInstallationIT {
    private static final int FIRST_USER = 64_001;

    @TempDir
    Path temp;

    private Path program = Path.of("");

    /** A user of the machine: a number, and a home that only this user may enter. */
    private record User(int id, Path home) {}

    private record Said(int code, String text) {}

    @BeforeEach
    void unpack() throws Exception {
        assumeTrue(
                "root".equals(System.getProperty("user.name")) || "1".equals(System.getenv("PLYBOOK_REQUIRE_ALL")),
                "only root can become two other users");
        Files.setPosixFilePermissions(temp, PosixFilePermissions.fromString("rwxr-xr-x"));
        program =
                Installed.in(Files.createDirectories(temp.resolve("für alle"))).root();
        run("chmod", "-R", "a-w", program.toString());
    }

    @Test
    @Timeout(240)
    void two_users_work_at_once_and_leave_no_trace_in_it() throws Exception {
        User anna = user(FIRST_USER, "Anna Müller");
        User lukasz = user(FIRST_USER + 1, "Łukasz 王 Żak");
        Map<String, String> before = listing(program);

        assertThat(atOnce(anna, lukasz, "ide")).allSatisfy(said -> {
            assertThat(said.code).as(said.text).isZero();
            assertThat(said.text).contains("Open this folder");
        });
        Path solution = Path.of("solutions/01-trees/MyTreeValue.java");
        Path annas = anna.home.resolve("my/exercises/01-trees/MyTreeValue.java");
        Files.copy(solution, annas, java.nio.file.StandardCopyOption.REPLACE_EXISTING);

        List<Said> verdicts = atOnce(anna, lukasz, "check", "01");
        assertThat(verdicts.get(0).code).as(verdicts.get(0).text).isZero();
        assertThat(verdicts.get(0).text).contains("10 of 10");
        assertThat(verdicts.get(1).code).as(verdicts.get(1).text).isEqualTo(1);
        assertThat(verdicts.get(1).text).contains("0 of 10").contains("not attempted");

        assertThat(as(lukasz, "cat", annas.toString()).code)
                .as("a user reads another one's work")
                .isNotZero();
        assertThat(listing(program)).as("the installation").isEqualTo(before);
    }

    @Test
    @Timeout(120)
    void an_assistant_grades_with_it() throws Exception {
        User anna = user(FIRST_USER, "Anna Müller");
        Path submission = Files.createDirectories(anna.home.resolve("in/doe jane/01-trees"));
        Files.copy(Path.of("solutions/01-trees/MyTreeValue.java"), submission.resolve("MyTreeValue.java"));
        run("chown", "-R", anna.id + ":" + anna.id, anna.home.toString());
        Said said = as(anna, program + "/plybook", "grade", "in/doe jane", "--out", "out", "--sandbox", "outer");
        assertThat(said.text).contains("Marks:");
        assertThat(Files.readString(anna.home.resolve("out/grades.csv"))).contains(",graded,10,170,");
    }

    private User user(int id, String name) throws Exception {
        Path home = Files.createDirectories(temp.resolve("home").resolve(name));
        run("chown", id + ":" + id, home.toString());
        Files.setPosixFilePermissions(home, PosixFilePermissions.fromString("rwx------"));
        return new User(id, home);
    }

    private List<Said> atOnce(User one, User other, String... command) throws Exception {
        List<String> words = new ArrayList<>(List.of(program + "/plybook"));
        words.addAll(List.of(command));
        Process first = start(one, words);
        Process second = start(other, words);
        return List.of(ended(first), ended(second));
    }

    private static Said as(User user, String... command) throws Exception {
        return ended(start(user, List.of(command)));
    }

    private static Process start(User user, List<String> command) throws IOException {
        List<String> all = new ArrayList<>(List.of(
                "setpriv",
                "--reuid=" + user.id,
                "--regid=" + user.id,
                "--clear-groups",
                "--inh-caps=-all",
                "env",
                "-i",
                "HOME=" + user.home,
                "PATH=/usr/bin:/bin",
                "LC_ALL=C.UTF-8",
                "JAVA_HOME=" + System.getProperty("java.home")));
        all.addAll(command);
        return new ProcessBuilder(all)
                .directory(user.home.toFile())
                .redirectErrorStream(true)
                .start();
    }

    private static Said ended(Process process) throws IOException, InterruptedException {
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Said(process.waitFor(), text);
    }

    private static void run(String... command) throws Exception {
        Said said = ended(new ProcessBuilder(command).redirectErrorStream(true).start());
        assertThat(said.code).as(said.text).isZero();
    }

    /** Returns every file with its size and the time of its last change. */
    private static Map<String, String> listing(Path folder) throws IOException {
        Map<String, String> listing = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.toList()) {
                listing.put(file.toString(), Files.size(file) + " " + Files.getLastModifiedTime(file));
            }
        }
        return listing;
    }
}
