package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.ide.IdeProject;
import plybook.setup.MyFolder;
import plybook.setup.Project;
import plybook.task.Course;

class IdeCommandTest {
    /** A third more than judging needs today: a new room of commands belongs on the list of those that are left out. */
    private static final long LARGEST_ARCHIVE = 2_500_000;

    @TempDir
    Path temp;

    @Test
    void a_folder_with_exercises_becomes_a_project() throws IOException {
        Path folder = folder("my work");
        Shell run = Shell.run("ide", folder);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains(folder.toString(), IdeProject.TEST, "docs/ide.md");
        assertThat(folder.resolve(IdeProject.TEST)).content().contains("@TestFactory");
        assertThat(Files.readString(folder.resolve("pom.xml")))
                .contains(Course.exercises().stream()
                        .map(exercise -> "<source>exercises/" + exercise.folder() + "</source>")
                        .toList())
                .contains("<artifactId>plybook-my-work</artifactId>")
                .doesNotContain("@");
    }

    @Test
    void exercises_without_a_folder_around_them_are_source_folders_themselves() throws IOException {
        Path folder = folder("flat").resolve("exercises");
        Shell.run("ide", folder);
        assertThat(folder.resolve("pom.xml")).content().contains("<source>01-trees</source>");
    }

    @Test
    void the_archive_holds_what_judging_needs_and_no_command() throws IOException {
        Path folder = folder("my");
        Shell.run("ide", folder);
        assertThat(Files.size(folder.resolve("lib/plybook.jar"))).isLessThan(LARGEST_ARCHIVE);
        try (ZipFile archive = new ZipFile(folder.resolve("lib/plybook.jar").toFile())) {
            List<String> names = archive.stream().map(ZipEntry::getName).toList();
            assertThat(names)
                    .contains("plybook/judge/Judge.class", "plybook/ide/ExerciseTests.class")
                    .noneMatch(name -> name.startsWith("plybook/cli/"));
        }
    }

    @Test
    void eclipse_copies_no_readme_beside_the_classes() throws IOException {
        Path folder = folder("my");
        Shell.run("ide", folder);
        assertThat(folder.resolve(".settings/org.eclipse.jdt.core.prefs"))
                .content()
                .contains("org.eclipse.jdt.core.builder.resourceCopyExclusionFilter=*.md");
    }

    @Test
    void running_it_again_changes_nothing_and_keeps_what_the_learner_changed() throws IOException {
        Path folder = folder("my");
        Shell.run("ide", folder);
        byte[] archive = Files.readAllBytes(folder.resolve("lib/plybook.jar"));
        Files.writeString(folder.resolve("pom.xml"), "mine");
        assertThat(Shell.run("ide", folder).out()).startsWith("Open this folder");
        assertThat(folder.resolve("lib/plybook.jar")).hasBinaryContent(archive);
        assertThat(folder.resolve("pom.xml")).hasContent("mine");
    }

    @Test
    void an_older_archive_is_replaced() throws IOException {
        Path folder = folder("my");
        Project course = Project.here();
        new MyFolder(course, folder).fill(new TreeMap<>(Map.of("lib/plybook.jar", new byte[] {1})));
        assertThat(Shell.run("ide", folder).out()).contains("updated lib/plybook.jar");
        assertThat(Files.size(folder.resolve("lib/plybook.jar"))).isGreaterThan(100_000);
    }

    @Test
    void a_folder_without_exercises_is_refused() {
        Shell run = Shell.run("ide", temp);
        assertThat(run.code()).isEqualTo(Main.USAGE);
        assertThat(run.err()).contains("there are no exercises in " + temp).contains("01-trees");
        assertThat(temp.resolve("pom.xml")).doesNotExist();
    }

    private Path folder(String name) throws IOException {
        Path folder = Files.createDirectories(temp.resolve(name));
        LearnersFiles.starters(folder);
        return folder;
    }
}
