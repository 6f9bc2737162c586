package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The instructor's report on a wrong file, and on files that it cannot judge. */
class DiagnoseCommandTest {
    static final Path WRONG = Path.of("src/test/resources/mutants/wrong");

    /** A longer deadline than for a grade: on a machine with forty times its load, ten seconds were once not enough for a sound search. */
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    @TempDir
    Path folder;

    record Run(int code, String said) {}

    static Run diagnose(String... arguments) {
        StringWriter said = new StringWriter();
        CommandLine command = Main.commandLine().setOut(new PrintWriter(said)).setErr(new PrintWriter(said));
        CommandLine diagnose = Objects.requireNonNull(command.getSubcommands().get("diagnose"));
        ((DiagnoseCommand) diagnose.getCommand()).allow(PATIENCE);
        List<String> all = new ArrayList<>(List.of("diagnose", "--sandbox", "none"));
        all.addAll(List.of(arguments));
        int code = command.execute(all.toArray(String[]::new));
        return new Run(code, said.toString().replaceAll("\\s+", " "));
    }

    @Test
    void a_file_of_another_name_needs_the_exercise() throws Exception {
        Path file = Files.copy(WRONG.resolve("01-trees/roles-inverted/MyTreeValue.java"), folder.resolve("meier.java"));
        assertThat(diagnose(file.toString()))
                .satisfies(run -> assertThat(run.code()).isEqualTo(Main.USAGE))
                .satisfies(run -> assertThat(run.said()).contains("which exercise does meier.java solve?"));
        Run run = diagnose(file.toString(), "--exercise", "01");
        assertThat(run.code()).isEqualTo(Main.FAILED);
        assertThat(run.said()).contains("MAX takes the smallest and MIN the largest");
    }

    @Test
    void an_unknown_cutoff_rule_is_refused_with_those_there_are() {
        String strict = "src/test/resources/mutants/sound/04-alpha-beta/strict-fail-soft/MyAlphaBeta.java";
        assertThat(diagnose(strict, "--cutoff", "soft").said()).contains("there are any, equal and strict");
    }

    @Test
    void a_missing_file_is_named() {
        assertThat(diagnose("no-such-file").said()).contains("there is no file or folder no-such-file");
        assertThat(diagnose(folder.toString()).said()).contains("nothing of exercise 04-alpha-beta");
        assertThat(diagnose(folder.toString(), "--exercise", "11").said()).contains("there is no exercise");
    }
}
