package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.setup.Script;

/** The POSIX launcher with scripts for a machine: a Java that prints its arguments, and a Maven that records its calls. */
class LauncherTest {
    private static final List<String> TOOLS = List.of(
            "sh",
            "sed",
            "head",
            "tail",
            "tr",
            "find",
            "cat",
            "mkdir",
            "rm",
            "mv",
            "dirname",
            "readlink",
            "sleep",
            "grep",
            "echo");

    private static final String CLASSES =
            "mkdir -p target/classes/plybook/cli; : >target/classes/plybook/cli/Main.class";

    @TempDir
    Path folder;

    private Path project;
    private final Map<String, String> environment = new HashMap<>();

    @BeforeEach
    void makeProject() throws IOException {
        project = Files.createDirectories(folder.resolve("the course"));
        Files.copy(Path.of("plybook"), project.resolve("plybook"), StandardCopyOption.COPY_ATTRIBUTES);
        Files.writeString(project.resolve("pom.xml"), "<project/>");
        Files.createDirectories(project.resolve("src/main/java"));
        Files.writeString(project.resolve("src/main/java/A.java"), "class A {}");
        maven(CLASSES, "printf /lib/one.jar:/lib/two.jar >target/classpath");
        for (String tool : TOOLS) {
            Path real = Path.of("/usr/bin").resolve(tool);
            Script.write(
                    folder.resolve("bin").resolve(tool),
                    "exec " + (Files.exists(real) ? real : Path.of("/bin").resolve(tool)) + " \"$@\"");
        }
        Files.createDirectories(folder.resolve("home"));
        environment.put("PATH", folder.resolve("bin").toString());
        environment.put("HOME", folder.resolve("home").toString());
        environment.put("JAVA_HOME", jdk("17", true).toString());
        environment.put("CALLS", folder.resolve("calls").toString());
    }

    @Test
    void the_first_start_builds_and_announces_the_time() throws Exception {
        Run run = launch("lessons", "04");
        assertThat(run.code).isZero();
        assertThat(run.err).contains("The first time").contains("a minute or two");
        assertThat(run.out).contains("plybook.cli.Main").endsWith("[lessons]\n[04]\n");
        assertThat(run.out)
                .contains("[" + project + "/target/classes:/lib/one.jar:/lib/two.jar]")
                .doesNotContain("built");
    }

    @Test
    void a_second_start_builds_nothing() throws Exception {
        launch("lab");
        Run run = launch("lab");
        assertThat(run.err).isEmpty();
        assertThat(calls()).isEqualTo(1);
    }

    @Test
    void classes_removed_by_another_build_are_built_again() throws Exception {
        launch();
        Files.delete(project.resolve("target/classes/plybook/cli/Main.class"));
        assertThat(launch().code).isZero();
        assertThat(calls()).isEqualTo(2);
    }

    @Test
    void a_changed_a_new_and_a_removed_source_are_each_built_once() throws Exception {
        launch();
        Path source = project.resolve("src/main/java/A.java");
        for (String change : List.of("change", "add", "remove")) {
            past();
            switch (change) {
                case "change" -> Files.writeString(source, "class A { int x; }");
                case "add" -> Files.writeString(source.resolveSibling("B.java"), "class B {}");
                default -> Files.delete(source.resolveSibling("B.java"));
            }
            int before = calls();
            assertThat(launch().err).contains("sources have changed");
            launch();
            assertThat(calls()).as(change).isEqualTo(before + 1);
        }
    }

    @Test
    void a_change_during_a_build_is_built_at_the_next_start() throws Exception {
        maven(
                CLASSES,
                "echo /lib/one.jar >target/classpath",
                "sleep 1",
                "[ -e changed ] || echo 'class A { int y; }' >src/main/java/A.java",
                "echo >changed");
        launch();
        launch();
        assertThat(calls()).isEqualTo(2);
    }

    @Test
    void an_installation_starts_its_archives_and_writes_nothing() throws Exception {
        Path installed = Files.createDirectories(folder.resolve("Plybook für alle"));
        Files.copy(Path.of("plybook"), installed.resolve("plybook"), StandardCopyOption.COPY_ATTRIBUTES);
        Files.createFile(Files.createDirectories(installed.resolve("lib")).resolve("plybook.jar"));
        Run run = launch(folder, installed.resolve("plybook"), "check", "01");
        assertThat(run.code).as(run.err).isZero();
        assertThat(run.err).isEmpty();
        assertThat(run.out)
                .contains("[" + installed + "/lib/plybook.jar:" + installed + "/lib/*]")
                .endsWith("[plybook.cli.Main]\n[check]\n[01]\n");
        assertThat(installed).isDirectoryNotContaining("glob:**target").isDirectoryNotContaining("glob:**.plybook");
    }

    @Test
    void arguments_arrive_as_they_were_typed() throws Exception {
        Run run = launch("check", "--from", "my solutions", "", "a*b", "$HOME", "\"quoted\"");
        assertThat(run.out).endsWith("[check]\n[--from]\n[my solutions]\n[]\n[a*b]\n[$HOME]\n[\"quoted\"]\n");
    }

    @Test
    void a_brain_without_options_starts_without_the_command_line() throws Exception {
        assertThat(launch("gomocup").out)
                .contains("[-XX:+UseSerialGC]")
                .endsWith("[plybook.gomocup.Main]\n")
                .doesNotContain("plybook.cli");
        assertThat(launch("gomocup", "--level", "easy").out)
                .contains("[-XX:+UseSerialGC]")
                .endsWith("[plybook.cli.Main]\n[gomocup]\n[--level]\n[easy]\n");
    }

    @Test
    void only_commands_that_search_use_the_optimising_compiler() throws Exception {
        for (String command :
                List.of("check", "submit", "lab", "lessons", "status", "explore", "viva", "release", "bench")) {
            assertThat(launch(command, "01").out)
                    .contains("[-XX:TieredStopAtLevel=1]")
                    .endsWith("[plybook.cli.Main]\n[" + command + "]\n[01]\n");
        }
        for (String command : List.of("diagnose", "grade")) {
            assertThat(launch(command, "a").out)
                    .contains("[-XX:TieredStopAtLevel=1]")
                    .containsPattern("\\[-Xmx[0-9]{3,}m\\]\n\\[plybook.cli.Main\\]\n\\[" + command + "\\]\n\\[a\\]\n$");
        }
        for (String command : List.of("play", "tournament", "league")) {
            assertThat(launch(command).out).doesNotContain("-XX:");
        }
        assertThat(launch("play").out).contains("[-Xmx256m]").endsWith("[plybook.cli.Main]\n[play]\n");
        assertThat(launch().out).contains("[-XX:TieredStopAtLevel=1]").endsWith("[plybook.cli.Main]\n");
    }

    @Test
    void the_exit_code_is_the_commands() throws Exception {
        environment.put("CODE", "3");
        assertThat(launch("check").code).isEqualTo(3);
    }

    @Test
    void it_works_from_another_folder_and_through_links() throws Exception {
        Path links = Files.createDirectories(folder.resolve("links"));
        Files.createSymbolicLink(links.resolve("one"), Path.of("two"));
        Files.createSymbolicLink(links.resolve("two"), Path.of("../the course/plybook"));
        Run run = launch(folder, links.resolve("one"), "lab");
        assertThat(run.code).as(run.err).isZero();
        assertThat(run.out).contains("[" + project + "/target/classes:");
    }

    @Test
    void no_java_at_all_says_where_to_get_one() throws Exception {
        environment.remove("JAVA_HOME");
        lacks("No Java was found.");
    }

    @Test
    void a_wrong_java_home_is_named() throws Exception {
        environment.put("JAVA_HOME", folder.resolve("gone").toString());
        lacks("JAVA_HOME is " + folder.resolve("gone") + ", but there is no bin/java in it.");
    }

    @Test
    void an_old_java_is_named_with_its_version() throws Exception {
        for (String version : List.of("1.8", "9", "11", "16")) {
            environment.put("JAVA_HOME", jdk(version, true).toString());
            lacks("Java " + version + " (");
        }
    }

    @Test
    void newer_java_versions_are_accepted() throws Exception {
        for (String version : List.of("17", "21", "25", "100")) {
            environment.put("JAVA_HOME", jdk(version, true).toString());
            assertThat(launch("lab").code).as(version).isZero();
        }
    }

    @Test
    void a_jre_is_not_enough() throws Exception {
        environment.put("JAVA_HOME", jdk("17", false).toString());
        lacks("This Java has no compiler, it is a JRE:");
    }

    @Test
    void java_on_the_search_path_is_followed_to_its_home() throws Exception {
        Path home = jdk("21", true);
        environment.remove("JAVA_HOME");
        Script.write(folder.resolve("bin/java"), "exec '" + home + "/bin/java' \"$@\"");
        assertThat(launch("lab").out).startsWith("java of " + home + "\n");
    }

    @Test
    void a_build_without_network_says_so() throws Exception {
        maven("echo 'Could not transfer artifact x from/to central: No address associated with hostname'", "exit 1");
        Run run = launch("lab");
        assertThat(run.code).isEqualTo(3);
        assertThat(run.err).contains("is there a network?");
    }

    @Test
    void a_failed_build_shows_mavens_output_and_is_tried_again() throws Exception {
        maven("echo 'A.java:[1,1] not a statement'", "exit 1");
        Run run = launch("lab");
        assertThat(run.code).isEqualTo(1);
        assertThat(run.err).contains("not a statement");
        maven(CLASSES, "printf /lib/one.jar >target/classpath");
        assertThat(launch("lab").code).isZero();
        assertThat(calls()).isEqualTo(2);
    }

    @Test
    void a_killed_build_is_built_again() throws Exception {
        maven(CLASSES, "echo /lib/one.jar >target/classpath", "sleep 30");
        Process process = start(project, project.resolve("plybook"), "lab");
        await(() -> Files.exists(project.resolve("target/plybook-lock/owner"))
                && Files.exists(project.resolve("target/classpath")));
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly().waitFor();
        children.forEach(ProcessHandle::destroyForcibly);
        maven(CLASSES, "printf /lib/one.jar >target/classpath");
        Run run = launch("lab");
        assertThat(run.code).isZero();
        assertThat(calls()).isEqualTo(2);
    }

    @Test
    void one_of_two_first_starts_builds_while_the_other_waits() throws Exception {
        maven("sleep 2", CLASSES, "printf /lib/one.jar >target/classpath");
        Process first = start(project, project.resolve("plybook"), "lab");
        await(() -> Files.exists(project.resolve("target/plybook-lock/owner")));
        Run second = launch("lab");
        assertThat(second.err).contains("another window").doesNotContain("Building");
        assertThat(second.code).isZero();
        assertThat(first.waitFor()).isZero();
        assertThat(calls()).isEqualTo(1);
    }

    @Test
    void an_abandoned_lock_is_no_obstacle() throws Exception {
        Path lock = Files.createDirectories(project.resolve("target/plybook-lock"));
        assertThat(launch("lab").code).as("killed before it left its name").isZero();
        Files.delete(project.resolve("target/plybook-built"));
        Files.createDirectories(lock);
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();
        Files.writeString(lock.resolve("owner"), gone.pid() + "\n");
        assertThat(launch("lab").code).as("its owner is gone").isZero();
        assertThat(lock).doesNotExist();
    }

    @Test
    void without_a_writable_home_mavens_files_are_in_the_project() throws Exception {
        environment.put(
                "HOME", folder.resolve("bin/sh/home").toString()); // below a file, so that root cannot write either
        assertThat(launch("lab").code).isZero();
        assertThat(Files.readString(folder.resolve("calls")))
                .contains("-Dmaven.repo.local=" + project + "/.plybook/maven/repository]")
                .contains("MAVEN_USER_HOME=" + project + "/.plybook/maven");
    }

    private void lacks(String message) throws Exception {
        Run run = launch("lab");
        assertThat(run.code).isEqualTo(3);
        assertThat(run.err)
                .startsWith(message)
                .contains("needs a JDK, 17 or newer")
                .contains("openjdk-17-jdk");
        assertThat(run.out).isEmpty();
    }

    /** Makes a JDK that prints its arguments, and the properties it is asked for. */
    private Path jdk(String version, boolean compiler) {
        Path home = folder.resolve("jdk " + version + (compiler ? "" : " jre"));
        Script.write(
                home.resolve("bin/java"),
                "if [ \"$1\" = -XshowSettings:properties ]; then",
                "  echo '    java.home = " + home + "' >&2",
                "  echo '    java.specification.version = " + version + "' >&2",
                "  exit 0",
                "fi",
                "echo 'java of " + home + "'",
                "for argument; do printf '[%s]\\n' \"$argument\"; done",
                "exit ${CODE-0}");
        if (compiler) {
            Script.write(home.resolve("bin/javac"), "exit 1");
        }
        return home;
    }

    private void maven(String... does) {
        List<String> lines = new ArrayList<>(
                List.of(
                        "{ printf 'call'; printf ' [%s]' \"$@\"; echo \" MAVEN_USER_HOME=$MAVEN_USER_HOME JAVA_HOME=$JAVA_HOME\"; } >>\"$CALLS\""));
        lines.addAll(List.of(does));
        Script.write(project.resolve("mvnw"), lines.toArray(String[]::new));
    }

    private int calls() throws IOException {
        Path calls = folder.resolve("calls");
        return Files.exists(calls) ? Files.readAllLines(calls).size() : 0;
    }

    /** Makes the last build older than anything written from now on, on any file system. */
    private void past() throws IOException {
        FileTime minuteAgo = FileTime.from(Instant.now().minus(Duration.ofMinutes(1)));
        Files.setLastModifiedTime(project.resolve("target/plybook-built"), minuteAgo);
        try (var files = Files.walk(project.resolve("src"))) {
            for (Path file : files.toList()) {
                Files.setLastModifiedTime(
                        file, FileTime.from(minuteAgo.toInstant().minusSeconds(60)));
            }
        }
    }

    private record Run(int code, String out, String err) {}

    private Run launch(String... arguments) throws Exception {
        return launch(project, project.resolve("plybook"), arguments);
    }

    private Run launch(Path from, Path launcher, String... arguments) throws Exception {
        Process process = start(from, launcher, arguments);
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        return new Run(
                process.exitValue(),
                new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8),
                new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
    }

    private Process start(Path from, Path launcher, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(from.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder.start();
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        for (int tries = 0; tries < 300 && !condition.getAsBoolean(); tries++) {
            Thread.sleep(20);
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }
}
