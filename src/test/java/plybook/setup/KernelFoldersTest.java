package plybook.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class KernelFoldersTest {
    @TempDir
    Path folder;

    private Path kernels = Path.of("");
    private Project project = new Project(Path.of(""));

    @BeforeEach
    void makeInstallation() throws IOException {
        kernels = folder.resolve("jupyter/kernels");
        Path lib = Files.createDirectories(folder.resolve("für alle/lib"));
        Files.createFile(lib.resolve("plybook.jar"));
        project = new Project(folder.resolve("für alle"), folder);
    }

    @Test
    void an_installed_kernel_starts_a_copy_of_the_archive_with_all_of_plybook() throws IOException {
        Path jar = archive("org/dflib/jjava/kernel/JJava.class");
        Path kernel = KernelFolders.install(kernels, "java", project, jar);
        JsonNode json = described(kernel);
        assertThat(json.get("argv").toString())
                .contains("-jar\",\"" + kernel.resolve("kernel.jar") + "\",\"{connection_file}\"]")
                .contains(Project.java().toString());
        assertThat(json.at("/env/JJAVA_CLASSPATH").asText()).isEqualTo(project.root() + "/lib/*.jar");
        assertThat(json.at("/env/JJAVA_STARTUP_SCRIPTS_PATH").asText())
                .isEqualTo(project.root() + "/share/plybook/workbook/init.jshell");
        assertThat(kernel.resolve("kernel.jar")).hasSameBinaryContentAs(jar);
        Files.delete(jar);
        assertThat(KernelFolders.in(List.of(kernels)))
                .containsExactly(new KernelFolders.Found(
                        "java", kernel, "Java", Optional.of(project.root().toString())));
    }

    @Test
    void the_original_ijava_is_told_in_its_own_variables() throws IOException {
        Path kernel =
                KernelFolders.install(kernels, "java", project, archive("io/github/spencerpark/ijava/IJava.class"));
        JsonNode environment = described(kernel).get("env");
        assertThat(environment.fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder("IJAVA_CLASSPATH", "IJAVA_STARTUP_SCRIPTS_PATH");
    }

    @Test
    void installing_twice_replaces_and_removing_removes() throws IOException {
        Path jar = archive("a");
        KernelFolders.install(kernels, "java", project, jar);
        Path kernel = KernelFolders.install(kernels, "java", project, jar);
        assertThat(KernelFolders.remove(kernels, "java")).isEqualTo(kernel).doesNotExist();
        assertThatThrownBy(() -> KernelFolders.remove(kernels, "java")).hasMessageContaining("there is no kernel java");
    }

    @Test
    void a_kernel_of_somebody_else_is_left_as_it_is() throws IOException {
        Path others = Files.createDirectories(kernels.resolve("java"));
        Path json = Files.writeString(
                others.resolve("kernel.json"), "{\"display_name\": \"IJava\", \"language\": \"java\"}");
        Path jar = archive("a");
        assertThatThrownBy(() -> KernelFolders.install(kernels, "java", project, jar))
                .isInstanceOf(CommandFailed.class)
                .hasMessageContaining("none of Plybook's")
                .hasMessageContaining("--name");
        assertThatThrownBy(() -> KernelFolders.remove(kernels, "java")).isInstanceOf(CommandFailed.class);
        assertThat(json).content().contains("IJava");
        assertThat(KernelFolders.in(List.of(kernels, folder.resolve("nowhere"))))
                .containsExactly(new KernelFolders.Found("java", others, "IJava", Optional.empty()));
    }

    @Test
    void half_written_descriptions_and_kernels_of_other_languages_are_passed_over() throws IOException {
        Files.writeString(
                Files.createDirectories(kernels.resolve("half")).resolve("kernel.json"), "{\"language\": \"ja");
        Files.writeString(
                Files.createDirectories(kernels.resolve("python3")).resolve("kernel.json"),
                "{\"language\": \"python\"}");
        Files.createDirectories(kernels.resolve("empty"));
        assertThat(KernelFolders.in(List.of(kernels))).isEmpty();
    }

    @Test
    void an_archive_that_is_none_is_refused() throws IOException {
        Path text = Files.writeString(folder.resolve("kernel.txt"), "hello");
        assertThatThrownBy(() -> KernelFolders.install(kernels, "java", project, text))
                .hasMessageContaining("no archive of a kernel");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void the_users_folder_is_where_jupyter_looks() {
        Path home = folder.toAbsolutePath();
        assertThat(KernelFolders.ofUser(machine(Map.of()))).isEqualTo(home.resolve(".local/share/jupyter/kernels"));
        assertThat(KernelFolders.ofUser(machine(Map.of("XDG_DATA_HOME", "/data"))))
                .isEqualTo(Path.of("/data/jupyter/kernels"));
        assertThat(KernelFolders.ofUser(machine(Map.of("JUPYTER_DATA_DIR", "/j"))))
                .isEqualTo(Path.of("/j/kernels"));
        assertThatThrownBy(() -> KernelFolders.ofUser(new Machine(Map.of("HOME", "/nowhere"))))
                .isInstanceOf(MachineLacks.class);
    }

    private Machine machine(Map<String, String> more) {
        Map<String, String> environment = new java.util.HashMap<>(more);
        environment.put("HOME", folder.toString());
        return new Machine(environment);
    }

    private static JsonNode described(Path kernel) throws IOException {
        return new ObjectMapper().readTree(kernel.resolve("kernel.json").toFile());
    }

    private Path archive(String entry) throws IOException {
        Path jar = folder.resolve("some kernel.jar");
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry(entry));
        }
        return jar;
    }
}
