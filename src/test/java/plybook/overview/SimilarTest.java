package plybook.overview;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The likeness of two files when names, comments and layout are taken away. */
class SimilarTest {
    private static final String SOURCE = read("solutions/04-alpha-beta/MyAlphaBeta.java");
    private static final String OTHER = read("src/test/resources/mutants/sound/04-alpha-beta/negamax/MyAlphaBeta.java");

    private static String read(String file) {
        try {
            return Files.readString(Path.of(file));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Line line(String name, String source, String... mistakes) {
        return Made.line(Made.report(name, 3, false, 1, List.of(mistakes)), Map.of(Made.FILE, source));
    }

    /** The same program by somebody who renames, comments, and breaks lines elsewhere. */
    private static String disguised(String source) {
        return "// My own work. \"Really\"\n"
                + source.replaceAll("\\balpha\\b", "lower")
                        .replaceAll("\\bbest\\b", "top")
                        .replaceAll("(?m)^ +", "\t")
                        .replace("{", "\n{ /* begin */");
    }

    @Test
    void names_comments_and_layout_make_no_difference_but_the_program_does() {
        NormalForm form = NormalForm.of(SOURCE);
        assertThat(form.tokens()).isGreaterThan(100);
        assertThat(NormalForm.of(disguised(SOURCE))).isEqualTo(form);
        assertThat(NormalForm.of(OTHER)).isNotEqualTo(form);
        assertThat(NormalForm.of(SOURCE.replaceFirst(">=", ">"))).isNotEqualTo(form);
        assertThat(NormalForm.of("char c = '\"'; // \"\nString s = \"/* no comment */\";"))
                .isEqualTo(NormalForm.of("char d='\"';String t = \"/* no comment */\";"))
                .isNotEqualTo(NormalForm.of("char d='\"';String t = \"\";"));
    }

    @Test
    void a_disguised_copy_is_a_pair_and_unlike_programs_are_none() {
        List<Line> lines = List.of(line("ada", SOURCE), line("bob", disguised(SOURCE)), line("eve", OTHER));
        assertThat(Similar.of(lines)).singleElement().satisfies(pair -> {
            assertThat(pair.one()).isEqualTo("ada");
            assertThat(pair.other()).isEqualTo("bob");
            assertThat(pair.reasons()).singleElement().asString().contains(Made.FILE, "but for names");
        });
    }

    /** The same program with other names, its methods in another order, and statements put in between. */
    private static String reordered(String source) {
        int method = source.indexOf("    private");
        int end = source.lastIndexOf('}');
        int public_ = source.indexOf("    @Override");
        String head = source.substring(0, Math.min(method, public_));
        String first = source.substring(Math.min(method, public_), Math.max(method, public_));
        String second = source.substring(Math.max(method, public_), end);
        return disguised(head + second + "    private int unused = 1;\n" + first + "}\n")
                .replaceFirst("return ", "int seen = 3;\n        return ");
    }

    @Test
    void a_copy_in_another_order_is_a_pair_and_the_class_around_it_has_few() throws IOException {
        List<Line> lines = new ArrayList<>();
        for (String half : List.of("wrong", "sound")) {
            try (Stream<Path> cases = Files.list(Path.of("src/test/resources/mutants", half, "04-alpha-beta"))) {
                for (Path each : cases.filter(path -> Files.exists(path.resolve("MyAlphaBeta.java")))
                        .sorted()
                        .toList()) {
                    lines.add(line(
                            half + " " + each.getFileName(),
                            read(each.resolve("MyAlphaBeta.java").toString())));
                }
            }
        }
        assertThat(lines).hasSizeGreaterThan(140);
        assertThat(Similar.of(lines)).as("of some 11,000 pairs").hasSizeBetween(1, 30);
        String original = read("src/test/resources/mutants/sound/04-alpha-beta/explicit-stack/MyAlphaBeta.java");
        String copied = "sound explicit-stack";
        String copy = reordered(original);
        assertThat(NormalForm.of(copy)).isNotEqualTo(NormalForm.of(original));
        lines.add(line("mallory", copy));
        List<Similar> pairs = Similar.of(lines);
        assertThat(pairs).anySatisfy(pair -> {
            assertThat(List.of(pair.one(), pair.other())).containsExactly(copied, "mallory");
            assertThat(pair.reasons()).singleElement().asString().contains("the same structure");
        });
    }

    @Test
    void what_many_have_in_common_is_no_reason() {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            lines.add(line("learner " + i, SOURCE + "// " + i, "shallow-only", "ties-at-the-root"));
        }
        assertThat(Similar.of(lines)).isEmpty();
    }

    @Test
    void two_rare_mistakes_are_a_reason_and_one_is_not() {
        List<Line> lines = new ArrayList<>(Made.ofMany(20));
        lines.add(line("ada", SOURCE, "a", "b"));
        lines.add(line("bob", OTHER, "a", "b", "c"));
        lines.add(line("eve", "", "c"));
        assertThat(Similar.of(lines)).singleElement().satisfies(pair -> {
            assertThat(pair.one() + pair.other()).isEqualTo("adabob");
            assertThat(pair.reasons()).containsExactly("the same rare mistakes: Mistake a, Mistake b");
        });
    }

    @Test
    void short_and_untouched_files_and_equal_submissions_are_no_pairs() {
        String few = "class A { int value() { return 1; } }";
        assertThat(Similar.of(List.of(line("ada", few), line("bob", few)))).isEmpty();
        String untouched =
                Made.report("x", 0, false, 1, List.of()).replace("\"attempted\": true", "\"attempted\": false");
        Map<String, String> starter = Map.of(Made.FILE, SOURCE);
        assertThat(Similar.of(List.of(Made.line(untouched, starter), Made.line(untouched, starter))))
                .isEmpty();
        assertThat(Similar.of(List.of(line("ada", SOURCE), line("ada", SOURCE))))
                .isEmpty();
    }

    @Test
    void the_sentence_stands_beside_every_pair_and_in_the_data() {
        List<Line> lines = List.of(line("ada", SOURCE), line("bob", disguised(SOURCE)));
        assertThat(ClassPage.of(List.of(), lines))
                .contains("<strong>ada and bob</strong>. Not evidence of copying:", "value=\"alike\"");
        assertThat(ClassStudy.of(lines).json()).contains("\"notEvidenceOfCopying\" : true");
    }
}
