package plybook.judge.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.task.Course;
import plybook.task.Exercise.Part;

/** A beginner's mistakes, compiled by the Java that runs this test. */
class PlainWordsTest {
    private static final Part PART = Course.find("01").parts().get(0);
    private static final Path CASES = Path.of("src/test/resources/plybook/compiler/plain-words.txt");
    private static final String HEAD = """
            import java.util.List;
            import plybook.task.TreeValueTask;
            import plybook.tree.Tree;

            public class MyTreeValue implements TreeValueTask {
            """;

    /** A file that does not compile, and a part of what must be said. */
    record Case(String says, String file) {
        static Case read(String written) {
            String says = written.lines().findFirst().orElseThrow().replace("\\n", "\n");
            String code = written.substring(written.indexOf('\n') + 1);
            if (says.startsWith("FILE ")) {
                return new Case(says.substring("FILE ".length()), code);
            }
            return says.startsWith("CLASS ")
                    ? new Case(says.substring("CLASS ".length()), HEAD + code + "}\n")
                    : new Case(says, HEAD + "    public int value(Tree tree) {\n        " + code + "    }\n}\n");
        }

        @Override
        public String toString() {
            return says.strip();
        }
    }

    static List<Case> cases() {
        try {
            return Stream.of(Files.readString(CASES).split("(?m)^==== "))
                    .skip(1)
                    .map(Case::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String complaint(String file) throws IOException {
        return Javac.compile(Javac.Task.of(PART, file)).complaint();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void a_common_mistake_is_told_in_plain_words(Case mistake) throws IOException {
        assertThat(complaint(mistake.file()))
                .startsWith("the Java compiler says:")
                .contains("In plain words: ")
                .contains(mistake.says());
    }

    @Test
    void no_case_is_there_twice() {
        assertThat(cases()).hasSizeGreaterThan(60).doesNotHaveDuplicates();
    }

    @Test
    void the_class_to_put_a_method_into_has_its_type_variables() throws IOException {
        Part minimax = Course.find("03").parts().get(0);
        assertThat(Javac.compile(Javac.Task.of(minimax, "int value() {\n    return 1;\n}"))
                        .complaint())
                .contains("public class MyMinimax<S, A> implements MinimaxTask<S, A> {");
    }

    @Test
    void complaints_that_follow_from_one_brace_are_not_listed() throws IOException {
        String extra = HEAD + "    public int value(Tree tree) {\n        return 0;\n    }}\n    int a;\n}\n}\n}\n";
        assertThat(complaint(extra).split("MyTreeValue.java:")).hasSize(2);
    }

    @Test
    void braces_in_comments_and_texts_close_nothing() {
        assertThat(Braces.of("class A { // }\n String a = \"}\"; /* } */ char c = '}';\n}")
                        .classEnds())
                .isEmpty();
        assertThat(Braces.of("// class\nint x() { return 1; }").hasClass()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "}",
                "\"",
                "'",
                "/*",
                "class",
                "}}}}{{{{",
                "public class MyTreeValue { int x = \"\\",
                "@",
                "import"
            })
    void half_a_file_gets_words_and_no_exception(String file) throws IOException {
        assertThat(complaint(file)).contains("MyTreeValue.java").doesNotContain("give up");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cant.resolve",
                "prob.found.req",
                "cant.apply.symbol",
                "already.defined",
                "unreported.exception.need.to.catch.or.throw"
            })
    void a_complaint_in_another_language_gets_general_words(String code) {
        Complaint chinese = new Complaint("compiler.err." + code, "找不到符号", "return x;", 7, 7, 8);
        assertThat(PlainWords.of(chinese, new NoNames())).get().asString().doesNotContain("找");
    }

    @Test
    void a_complaint_without_a_place_is_no_problem() {
        Set<String> kinds = Stream.of(
                        "cant.resolve", "expected", "illegal.char", "already.defined", "premature.eof", "doesnt.exist")
                .collect(Collectors.toSet());
        assertThat(kinds).allSatisfy(kind -> assertThat(
                        PlainWords.of(new Complaint("compiler.err." + kind, "", "", -1, -1, -1), new NoNames()))
                .isNotNull());
    }

    @Test
    void letters_swapped_are_one_change() {
        assertThat(PlainWords.distance("childern", "children")).isEqualTo(1);
        assertThat(PlainWords.distance("", "abc")).isEqualTo(3);
        assertThat(PlainWords.distance("value", "value")).isZero();
    }

    /** No names at all. */
    private static final class NoNames implements Names {
        @Override
        public List<String> around(Complaint complaint) {
            return List.of();
        }

        @Override
        public List<String> classes(String simpleName) {
            return List.of();
        }
    }
}
