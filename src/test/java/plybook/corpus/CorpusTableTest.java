package plybook.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Verdict;

class CorpusTableTest {
    @TempDir
    Path folder;

    private static KnownProgram program(String name, String truth, String single) {
        return new KnownProgram(
                Path.of("corpus", "04-alpha-beta", name, "MyAlphaBeta.java"),
                Map.of(
                        "exercise",
                        "04",
                        "truth",
                        truth,
                        "mistake",
                        "m",
                        "player",
                        "both",
                        "style",
                        "s",
                        "single",
                        single));
    }

    private static Judged failed(KnownProgram program, String told) {
        return new Judged(program, 5, 16, Optional.of("Step 1"), false, List.of(), told);
    }

    private static Judged full(KnownProgram program) {
        return new Judged(program, 16, 16, Optional.empty(), false, List.of(), "");
    }

    private static Judged look(KnownProgram program) {
        return new Judged(program, 13, 16, Optional.empty(), true, List.of(), "needs a look");
    }

    @Test
    void the_summary_counts_each_program_where_it_belongs() {
        CorpusTable table = new CorpusTable(
                List.of(
                        full(program("good", "right", "yes")),
                        failed(program("accused", "right", "yes"), "beta"),
                        look(program("odd", "right", "yes")),
                        failed(program("modest", "half", "yes"), "an open three"),
                        full(program("lucky", "half", "yes")),
                        full(program("passes", "wrong", "yes")),
                        look(program("suspected", "wrong", "yes")),
                        failed(program("named", "wrong", "yes"), "beta is never lowered"),
                        failed(program("misnamed", "wrong", "yes"), "alpha is never raised"),
                        failed(program("pair", "wrong", "no"), "a leaf too many")),
                NameJudgements.read(List.of(
                        "04-alpha-beta/named\tbeta is never lowered\tright",
                        "04-alpha-beta/misnamed\talpha is never raised\twrong",
                        "04-alpha-beta/pair\ta leaf too many\tplain")));
        assertThat(table.summary())
                .contains("| right ones accused | 1 of 3 |")
                .contains("| right ones that need a look | 1 of 3 |")
                .contains("| wrong ones with full points | 1 of 5 |")
                .contains("| wrong ones that only need a look | 1 of 5 |")
                .contains("| sound ones that miss a part, with full points | 1 of 2 |")
                .contains("| single mistakes named rightly | 1 of 4 |")
                .contains("| single mistakes told plainly | 0 of 4 |")
                .contains("| single mistakes named wrongly | 1 of 4 |")
                .contains("| several mistakes told plainly | 1 of 1 |")
                .doesNotContain("nobody");
        assertThat(table.toFillIn()).isEmpty();
    }

    @Test
    void a_verdict_that_changed_is_to_be_judged_again() {
        CorpusTable table = new CorpusTable(
                List.of(failed(program("named", "wrong", "yes"), "beta is never lowered by MIN")),
                NameJudgements.read(List.of("04-alpha-beta/named\tbeta is never lowered\tright")));
        assertThat(table.toFillIn()).containsExactly("04-alpha-beta/named\tbeta is never lowered by MIN\t?");
        assertThat(table.summary()).contains("whose verdict nobody has judged | 1 of 1");
    }

    @Test
    void a_line_that_is_not_filled_in_is_refused_with_its_number() {
        assertThatThrownBy(() -> NameJudgements.read(List.of("", "04-alpha-beta/named\tbeta\t?")))
                .hasMessageContaining("line 2")
                .hasMessageContaining("right, place, described, plain or wrong");
    }

    /** Both files are filled in by hand. */
    @ParameterizedTest
    @ValueSource(strings = {"names.tsv", "sealed-names.tsv"})
    void what_people_have_said_can_be_read(String file) {
        assertThatCode(() -> NameJudgements.in(KnownProgram.OPEN.resolve(file))).doesNotThrowAnyException();
    }

    @Test
    void points_and_names_follow_from_the_results() {
        Judged judged = Judged.of(
                program("named", "wrong", "yes"),
                List.of(
                        new CheckResult("a", "Step 1", 3, "", new Verdict.Passed()),
                        new CheckResult(
                                "b",
                                "Step 2",
                                2,
                                "",
                                new Verdict.Failed(new Evidence("1", "2", "It is MIN's turn.  And more.", "")))));
        assertThat(judged.points()).isEqualTo(3);
        assertThat(judged.possible()).isEqualTo(5);
        assertThat(judged.failed()).contains("Step 2");
        assertThat(judged.accused()).isTrue();
        assertThat(judged.told()).isEqualTo("It is MIN's turn.");
    }

    @Test
    void a_program_that_does_not_say_its_truth_is_refused() throws IOException {
        Path file = Files.createDirectories(folder.resolve("01-trees/x")).resolve("MyTreeValue.java");
        Files.writeString(
                file,
                "// exercise: 01\n// truth: perhaps\n// mistake: m\n// player: both\n// style: s\n// single: yes\n");
        assertThatThrownBy(() -> KnownProgram.below(folder)).hasMessageContaining("it may say right or wrong or half");
    }

    @Test
    void the_command_refuses_a_folder_without_programs() {
        assertThat(new CommandLine(new JudgeCorpus()).execute(folder.toString()))
                .isEqualTo(2);
    }

    /** The judge itself, on one right program. */
    @Test
    void the_command_writes_the_table_of_a_corpus() throws IOException {
        Path file = Files.createDirectories(folder.resolve("01-trees/plain")).resolve("MyTreeValue.java");
        Files.writeString(
                file,
                "// exercise: 01\n// truth: right\n// mistake: none\n// player: both\n// style: s\n// single: yes\n"
                        + Files.readString(Path.of("solutions/01-trees/MyTreeValue.java")));
        Path out = folder.resolve("table.md");
        assertThat(new CommandLine(new JudgeCorpus()).execute(folder.toString(), "--practice", "--out", out.toString()))
                .isZero();
        assertThat(out).content().contains("| right ones accused | 0 of 1 |").contains("| 01-trees/plain | right |");
    }
}
