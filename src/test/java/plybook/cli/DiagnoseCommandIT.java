package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static plybook.cli.DiagnoseCommandTest.diagnose;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.cli.DiagnoseCommandTest.Run;

/** The instructor's report on an alpha-beta, right and wrong. */
class DiagnoseCommandIT {
    @TempDir
    Path folder;

    @Test
    void lost_deep_cutoffs_are_named_with_a_tree_that_shows_them() throws Exception {
        Path page = folder.resolve("report.html");
        Run run = diagnose(
                DiagnoseCommandTest.WRONG
                        .resolve("04-alpha-beta/shallow-only/MyAlphaBeta.java")
                        .toString(),
                "--seed",
                "5",
                "--out",
                page.toString());
        assertThat(run.code()).isEqualTo(Main.FAILED);
        assertThat(run.said())
                .contains("only the parent's bound cuts: deep cutoffs are lost", "could no longer matter", "--seed 5")
                .contains("proved on every tree of up to 5 leaves", "shallow-only/MyAlphaBeta.java, saved");
        assertThat(Files.readString(page))
                .contains("deep cutoffs are lost", "<svg", "Step by step, beside a right search");
        assertThat(Files.readString(folder.resolve("report.json"))).contains("\"shallow-only\"");
    }

    @Tag("corpus-only")
    @Test
    void the_instructors_cutoff_rule_is_required() {
        String strict = "src/test/resources/mutants/sound/04-alpha-beta/strict-fail-soft/MyAlphaBeta.java";
        Run run = diagnose(strict, "--cutoff", "equal");
        assertThat(run.code()).isEqualTo(Main.FAILED);
        assertThat(run.said()).contains("no question about this leaf");
    }
}
