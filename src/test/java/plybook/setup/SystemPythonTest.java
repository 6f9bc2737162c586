package plybook.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SystemPythonTest {
    @TempDir
    Path folder;

    @Test
    void the_first_suitable_python_is_used() {
        python("a", "python3", "3.8", "complete");
        python("b", "python3", "3.12", "complete");
        python("b", "python", "3.13", "complete");
        SystemPython found = SystemPython.find(machine("a", "b"));
        assertThat(found.program()).isEqualTo(folder.resolve("b/python3"));
        assertThat(found.version()).isEqualTo("3.12");
    }

    @Test
    void a_newer_python_is_found_by_its_full_name() {
        python("a", "python3", "3.9", "complete");
        python("a", "python3.11", "3.11", "complete");
        assertThat(SystemPython.find(machine("a")).version()).isEqualTo("3.11");
    }

    @Test
    void the_python_that_the_user_names_is_tried_first() {
        python("a", "python3", "3.12", "complete");
        Path chosen = python("elsewhere", "mine", "3.10", "complete");
        Machine machine =
                new Machine(Map.of("PATH", folder.resolve("a").toString(), "PLYBOOK_PYTHON", chosen.toString()));
        assertThat(SystemPython.find(machine).program()).isEqualTo(chosen);
    }

    @Test
    void no_python_at_all_says_where_to_get_one() {
        assertThatThrownBy(() -> SystemPython.find(machine("nowhere")))
                .isInstanceOf(MachineLacks.class)
                .hasMessageStartingWith("No Python was found. Plybook needs Python 3.10 or newer")
                .hasMessageContaining("apt install python3 python3-venv");
    }

    @Test
    void a_placeholder_that_opens_a_shop_is_not_a_python() {
        Script.write(
                folder.resolve("a/python3"), "echo 'Python was not found; run without arguments to install'", "exit 9");
        assertThatThrownBy(() -> SystemPython.find(machine("a")))
                .isInstanceOf(MachineLacks.class)
                .hasMessageStartingWith("No Python was found.");
    }

    @Test
    void a_python_that_is_too_old_is_named_with_its_version() {
        Path old = python("a", "python3", "3.9", "complete");
        assertThatThrownBy(() -> SystemPython.find(machine("a")))
                .isInstanceOf(MachineLacks.class)
                .hasMessageStartingWith("Python 3.9 (" + old + ") is too old.");
    }

    @Test
    void a_python_without_the_venv_module_names_the_package_that_brings_it() {
        python("a", "python3", "3.11", "ensurepip");
        assertThatThrownBy(() -> SystemPython.find(machine("a")))
                .isInstanceOf(MachineLacks.class)
                .hasMessageContaining("has no module ensurepip")
                .hasMessageContaining("python3-venv")
                .hasMessageContaining("python3.11-venv");
    }

    @Test
    void version_3_10_is_not_mistaken_for_3_1() {
        python("a", "python3", "3.10", "complete");
        assertThat(SystemPython.find(machine("a")).version()).isEqualTo("3.10");
    }

    private Path python(String in, String name, String version, String missing) {
        return Script.write(folder.resolve(in).resolve(name), "echo " + version, "echo " + missing);
    }

    private Machine machine(String... folders) {
        StringBuilder path = new StringBuilder();
        for (String name : folders) {
            path.append(folder.resolve(name)).append(File.pathSeparator);
        }
        return new Machine(Map.of("PATH", path.toString()));
    }
}
