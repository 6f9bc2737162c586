package plybook.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.diagnosis.gomoku.CandidateMistakes;
import plybook.diagnosis.gomoku.EvaluationMistakes;
import plybook.diagnosis.gomoku.OrderMistakes;
import plybook.diagnosis.gomoku.PlayerMistakes;
import plybook.diagnosis.inplace.InPlaceMistakes;
import plybook.diagnosis.rules.GomokuMistakes;
import plybook.diagnosis.rules.TicTacToeMistakes;
import plybook.diagnosis.search.Diagnosis;
import plybook.judge.repair.Repairs;

/** The texts under {@code plybook/mistakes}, and the messages about a file with an error in it. */
class MistakeTextTest {
    private static final Path FOLDER = Path.of("src/main/resources/plybook/mistakes");

    private static Set<Mistake> mistakes() {
        return Stream.of(
                        Diagnosis.known(),
                        GameMistakes.all(),
                        Crashes.all(),
                        InPlaceMistakes.all().stream()
                                .map(InPlaceMistakes.Model::mistake)
                                .toList(),
                        TicTacToeMistakes.all(),
                        GomokuMistakes.all(),
                        EvaluationMistakes.all(),
                        CandidateMistakes.mistakes(),
                        PlayerMistakes.all(),
                        OrderMistakes.all().stream()
                                .map(OrderMistakes.Model::mistake)
                                .toList(),
                        Repairs.provable())
                .flatMap(Collection::stream)
                .collect(Collectors.toSet());
    }

    @Test
    void every_id_has_a_file_and_every_file_an_id() throws IOException {
        List<String> ids = mistakes().stream().map(Mistake::id).toList();
        try (Stream<Path> files = Files.list(FOLDER)) {
            List<String> named = files.map(file -> file.getFileName().toString())
                    .map(name -> name.replaceFirst("(_[A-Za-z_]+)?\\.md$", ""))
                    .distinct()
                    .toList();
            assertThat(named)
                    .containsExactlyInAnyOrderElementsOf(ids.stream()
                            .map(id -> named.contains(id) ? id : id.replaceFirst("-for-(max|min)$", ""))
                            .distinct()
                            .toList());
        }
        assertThat(ids).hasSizeGreaterThan(190);
    }

    @Test
    void all_texts_are_in_one_style() {
        assertThat(mistakes()).allSatisfy(MistakeTextTest::checkStyle);
    }

    private static void checkStyle(Mistake mistake) {
        MistakeText text = MistakeText.of(mistake.id(), Locale.ENGLISH);
        assertThat(mistake.id()).matches("[a-z]+(-[a-z]+)*");
        assertThat(text.name())
                .as("a name is no sentence of its own")
                .doesNotEndWith(".")
                .hasSizeBetween(5, 95);
        assertThat(text.explanation())
                .as("an explanation is whole sentences")
                .matches("(?s).*[.?!)]")
                .hasSizeGreaterThan(20);
        assertThat(text.hint())
                .as("a hint is whole sentences")
                .matches("(?s).*[.?!)]")
                .hasSizeGreaterThan(15);
        for (String each : List.of(text.name(), text.explanation(), text.hint())) {
            assertThat(each)
                    .as("plain English (STYLE, Voice)")
                    .doesNotContainPattern(
                            "\\b([Ww]hoever(?! is to move)|[Ww]homever|mend|spoilt|in work|for ever|says who)\\b|, for (a|there|one) ")
                    .doesNotContain("  ", "\t");
        }
    }

    @Test
    void no_two_mistakes_of_one_exercise_have_the_same_texts() {
        List<Function<Mistake, String>> parts = List.of(Mistake::name, Mistake::explanation);
        for (Function<Mistake, String> part : parts) {
            // One file serves a mistake of both players and of each alone.
            assertThat(Diagnosis.known().stream()
                            .filter(mistake -> !mistake.id().matches(".*-for-(max|min)"))
                            .map(part))
                    .doesNotHaveDuplicates();
            assertThat(EvaluationMistakes.all().stream().map(part)).doesNotHaveDuplicates();
            assertThat(CandidateMistakes.mistakes().stream().map(part)).doesNotHaveDuplicates();
        }
    }

    @Test
    void the_lines_of_a_paragraph_are_joined() {
        assertThat(MistakeText.parse("a.md", "# name\n\none\ntwo  \n\n## Hint\n\nlook\nthere\n"))
                .isEqualTo(new MistakeText("name", "one two", "look there"));
    }

    @Test
    void the_hint_may_be_left_out() {
        assertThat(MistakeText.parse("a.md", "# name\nexplanation").hint()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        ''                                    | line 1: expected a heading "# NAME", found the end of the file
        no heading                            | line 1: expected a heading "# NAME", found "no heading"
        '# '                                  | line 1: expected a heading "# NAME", found "# "
        # name;;## Hint;;look                 | line 3: expected a paragraph that explains the mistake, found "## Hint"
        # name;;one;;two                      | line 5: expected a heading "## Hint" or the end of the file, found "two"
        # name;;one;;### Hint;;look           | line 5: expected a heading "## Hint" or the end of the file, found "### Hint"
        # name;;one;;## Hint                  | line 6: expected a paragraph with the hint, found the end of the file
        # name;;one;;## Hint;;look;;## More   | line 9: expected the end of the file, found "## More"
        """)
    void an_error_names_the_file_the_line_and_what_was_expected(String text, String error) {
        assertThatThrownBy(() -> MistakeText.parse("mistakes/a.md", text.replace(';', '\n')))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("mistakes/a.md, " + error);
    }

    @Test
    void a_mistake_without_a_file_says_which_file_is_expected() {
        assertThatThrownBy(() -> new Mistake("not-known").name())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the mistake not-known has no text: expected a file /plybook/mistakes/not-known.md");
    }

    @Test
    void one_text_serves_a_mistake_of_both_players_and_of_each_alone() {
        MistakeText both = MistakeText.of("no-undo-after-cutoff", Locale.ENGLISH);
        assertThat(MistakeText.of("no-undo-after-cutoff-for-max", Locale.ENGLISH))
                .isEqualTo(new MistakeText(
                        both.name() + ", where MAX is to move",
                        both.explanation() + " It happens only where MAX is to move.",
                        both.hint()));
        assertThat(MistakeText.of("no-undo-after-cutoff-for-min", Locale.ENGLISH))
                .isEqualTo(new MistakeText(
                        both.name() + ", where MIN is to move",
                        both.explanation() + " It happens only where MIN is to move.",
                        both.hint()));
        assertThat(MistakeText.of("values-averaged-for-max", Locale.ENGLISH).name())
                .as("with words of its own")
                .isEqualTo("MAX averages its values");
        assertThat(MistakeText.of("values-averaged-for-min", Locale.ENGLISH).name())
                .isEqualTo("MIN averages its values");
    }

    @Test
    void one_of_several_mistakes_is_named_with_or_and_has_the_first_hint_that_there_is() {
        MistakeText one = new MistakeText("one", "First.", "Look.");
        MistakeText silent = new MistakeText("other", "Second.", "");
        assertThat(MistakeText.either(List.of(one))).isEqualTo(one);
        assertThat(MistakeText.either(List.of(one, silent)))
                .isEqualTo(new MistakeText(
                        "one; or other", "First. Or, which looks the same from outside: Second.", "Look."));
        assertThat(MistakeText.either(List.of(silent, one)).hint()).isEqualTo("Look.");
    }

    @Test
    void a_mistake_that_is_one_of_several_knows_which() {
        Mistake one = new Mistake("values-averaged");
        Mistake other = new Mistake("shallow-only");
        Mistake either = Mistake.oneOf(List.of(one, other, one));
        assertThat(either.alternatives()).containsExactly(one, other);
        assertThat(either.hint()).isEqualTo(one.hint()).isNotEmpty();
        assertThat(Mistake.oneOf(List.of(one))).isEqualTo(one);
        assertThatThrownBy(() -> Mistake.oneOf(List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThat(one.toString()).contains(one.id(), one.name(), one.explanation(), one.hint());
    }

    /** The test's resources have {@code shallow-only_eo.md}, and no code knows of it. */
    @Test
    void a_second_language_needs_only_a_file() {
        assertThat(MistakeText.of("shallow-only", Locale.forLanguageTag("eo-XX"))
                        .name())
                .isEqualTo("nur la limo de la patro tranĉas");
        assertThat(MistakeText.of("max-never-cuts", Locale.forLanguageTag("eo")))
                .as("one that is not translated is English")
                .isEqualTo(MistakeText.of("max-never-cuts", Locale.ENGLISH));
    }
}
