package plybook.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectTest {
    @TempDir
    Path folder;

    private Path checkout = Path.of("");
    private Path installation = Path.of("");
    private Path desk = Path.of("");

    @BeforeEach
    void makeBoth() throws IOException {
        checkout = folder.resolve("checkout");
        Files.createDirectories(checkout.resolve("target/classes"));
        installation = folder.resolve("installation");
        Files.createDirectories(installation.resolve("lib"));
        for (String archive : new String[] {"zeta.jar", "plybook.jar", "alpha.jar", "notes.txt"}) {
            Files.createFile(installation.resolve("lib").resolve(archive));
        }
        desk = Files.createDirectories(folder.resolve("Łukasz' desk"));
    }

    @Test
    void in_a_checkout_one_works_in_it_wherever_one_stands() {
        Project project = Project.of(checkout.resolve("target/classes"), Map.of(), desk);
        assertThat(project).isEqualTo(new Project(checkout));
        assertThat(project.my()).isEqualTo(checkout.resolve("my"));
        assertThat(project.isInstalled()).isFalse();
        assertThat(project.resource("plybook/a.py")).isEqualTo(checkout.resolve("target/classes/plybook/a.py"));
    }

    @Test
    void with_an_installation_one_works_where_one_stands() {
        Project project = installed(Map.of(), desk);
        assertThat(project).isEqualTo(new Project(installation, desk));
        assertThat(project.isInstalled()).isTrue();
        assertThat(project.exercises()).isEqualTo(installation.resolve("exercises"));
        assertThat(project.plybook()).isEqualTo(desk.resolve(".plybook"));
        assertThat(project.resource("plybook/a.py")).isEqualTo(installation.resolve("share/plybook/a.py"));
    }

    @Test
    void inside_ones_work_the_folder_that_holds_it_is_found() throws IOException {
        Path notebooks = Files.createDirectories(desk.resolve("my/notebooks"));
        assertThat(installed(Map.of(), notebooks).home()).isEqualTo(notebooks);
        Files.createFile(desk.resolve("my").resolve(MyFolder.MEMORY));
        assertThat(installed(Map.of(), notebooks).home()).isEqualTo(desk);
        assertThat(installed(Map.of(), desk.resolve("my")).home()).isEqualTo(desk);
    }

    @Test
    void the_environment_can_name_another_folder_to_work_in() {
        Map<String, String> named = Map.of(Project.HOME, desk.toString());
        assertThat(installed(named, folder).my()).isEqualTo(desk.resolve("my"));
        assertThat(Project.of(checkout.resolve("target/classes"), named, folder).my())
                .isEqualTo(desk.resolve("my"));
        assertThat(installed(Map.of(Project.HOME, " "), folder).home()).isEqualTo(folder);
    }

    @Test
    void an_installation_says_that_it_has_no_sources() {
        assertThatThrownBy(() -> installed(Map.of(), desk).requireCheckout())
                .isInstanceOf(CommandFailed.class)
                .hasMessageContaining("checkout");
        new Project(checkout).requireCheckout();
    }

    @Test
    void an_installations_class_path_is_all_of_its_archives() {
        assertThat(installed(Map.of(), desk).classPath())
                .extracting(archive -> archive.getFileName().toString())
                .containsExactly("plybook.jar", "alpha.jar", "zeta.jar");
    }

    private Project installed(Map<String, String> environment, Path standing) {
        return Project.of(installation.resolve("lib/plybook.jar"), environment, standing);
    }
}
