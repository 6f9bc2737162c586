package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The one archive with everything in it, by itself in an empty folder. */
class AllJarIT {
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin");

    @TempDir
    Path folder;

    private Path jar = Path.of("");

    @BeforeEach
    void copy() throws IOException {
        try (Stream<Path> built = Files.list(Path.of("target"))) {
            Path all = built.filter(file -> file.toString().endsWith("-all.jar"))
                    .findFirst()
                    .orElseThrow();
            jar = Files.copy(all, folder.resolve("plybook-all.jar"));
        }
    }

    @Test
    void it_judges_a_solution() throws Exception {
        String solutions = Path.of("solutions").toAbsolutePath().toString();
        assertThat(run("java", "-jar", jar.toString(), "check", "01", "--from", solutions))
                .contains("01")
                .doesNotContain("Exception");
    }

    @Test
    void it_says_which_version_it_is() throws Exception {
        assertThat(run("java", "-jar", jar.toString(), "--version"))
                .matches("(?s)plybook \\S+( \\(\\w+\\))? on Java .*");
    }

    @Test
    void a_shell_with_it_on_the_class_path_searches_and_makes_tables() throws Exception {
        Path script = Files.writeString(folder.resolve("script.jsh"), """
                import plybook.game.*;
                import plybook.search.*;
                import plybook.tictactoe.*;
                import tech.tablesaw.api.*;
                System.out.println("value " + new Minimax<>(new TicTacToe()).search(Board.parse("XX./OO./...")).value());
                System.out.println("rows " + Table.create("t", IntColumn.create("plies", 1, 2, 3)).rowCount());
                /exit
                """);
        assertThat(run("jshell", "-s", "--class-path", jar.toString(), script.toString()))
                .contains("value 1")
                .contains("rows 3");
    }

    private String run(String program, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(JAVA.resolve(program).toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }
}
