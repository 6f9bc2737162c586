package plybook.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MachineTest {
    @TempDir
    Path folder;

    @Test
    void the_search_path_may_hold_quotes_blanks_and_what_is_no_folder_at_all() {
        Path program = Script.write(folder.resolve("with blanks/python3"), "exit 0");
        List<String> entries = List.of("", " ", "\0", "/nowhere", "\"" + program.getParent() + "\"");
        Machine machine = new Machine(Map.of("PATH", String.join(File.pathSeparator, entries)));
        assertThat(machine.programs("python3")).containsExactly(program);
        assertThat(machine.programs("python4")).isEmpty();
    }
}
