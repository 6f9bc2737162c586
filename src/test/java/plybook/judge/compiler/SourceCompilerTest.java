package plybook.judge.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.task.Course;
import plybook.task.Exercise.Part;

/** Files that a compiler does not stand: each is a sentence, and the next file is compiled. */
class SourceCompilerTest {
    private static final Part PART = Course.find("01").parts().get(0);

    @TempDir
    Path folder;

    static Stream<Arguments> bombs() {
        String right = "public class MyTreeValue implements plybook.task.TreeValueTask {"
                + " public int value(plybook.tree.Tree tree) { return 0; }";
        String doubling = IntStream.range(1, 34)
                .mapToObj(i -> " static final String S" + i + " = S" + (i - 1) + " + S" + (i - 1) + ";")
                .collect(Collectors.joining());
        return Stream.of(
                Arguments.of(
                        "eight thousand classes",
                        right + "}"
                                + IntStream.range(0, 8_000)
                                        .mapToObj(i -> "\nclass A" + i + "<T extends A" + (i + 7) % 8_000 + "<?>> {}")
                                        .collect(Collectors.joining())),
                Arguments.of("a thousand plain classes", right + "}" + many()),
                Arguments.of("a line of five megabytes", right + "// " + "x".repeat(5 << 20) + "\n}"),
                Arguments.of("nearly a megabyte of nonsense", right + "int " + "x".repeat(900_000) + "%;\n}"),
                Arguments.of("a name of nearly a megabyte", right + "int x = " + "y".repeat(900_000) + ";\n}"),
                Arguments.of(
                        "fifty thousand parentheses",
                        right + " int x = " + "(".repeat(50_000) + "1" + ")".repeat(50_000) + ";}"),
                Arguments.of(
                        "a constant of gigabytes", right + " static final String S0 = \"eight...\";" + doubling + "}"));
    }

    private static String many() {
        return IntStream.range(0, 1_000).mapToObj(i -> " class B" + i + " {}").collect(Collectors.joining());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bombs")
    @Timeout(180) // the limit is ten seconds of processor time, or a minute; a busy machine needs some to notice
    void a_file_that_breaks_the_compiler_gets_a_sentence_and_the_next_one_is_compiled(String name, String source)
            throws IOException {
        Path file = folder.resolve(PART.fileName());
        Files.writeString(file, source);

        SourceCompiler.Outcome outcome = SourceCompiler.compile(file, PART, Files.createDirectory(folder.resolve("a")));

        assertThat(outcome.classes()).isEmpty();
        assertThat(outcome.message()).contains(PART.fileName()).hasSizeLessThan(4_000);
        assertThat(SourceCompiler.compile(
                                Path.of("solutions/01-trees", PART.fileName()),
                                PART,
                                Files.createDirectory(folder.resolve("b")))
                        .classes())
                .isPresent();
    }

    @Test
    void nothing_of_the_judge_can_be_named() throws IOException {
        Path file = folder.resolve(PART.fileName());
        Files.writeString(
                file, "public class MyTreeValue extends plybook.judge.Judge { org.junit.jupiter.api.Test t; }");
        assertThat(SourceCompiler.compile(file, PART, Files.createDirectory(folder.resolve("a")))
                        .message())
                .contains("plybook.judge", "org.junit");
    }

    @Test
    void a_byte_order_mark_is_no_error() throws IOException {
        Path file = folder.resolve(PART.fileName());
        Files.writeString(file, "\uFEFF" + Files.readString(Path.of("solutions/01-trees", PART.fileName())));
        assertThat(SourceCompiler.compile(file, PART, Files.createDirectory(folder.resolve("a")))
                        .classes())
                .isPresent();
    }

    @Test
    void a_mark_elsewhere_is_shown_where_it_is() throws IOException {
        Path file = folder.resolve(PART.fileName());
        Files.writeString(file, "\uFEFFpublic class MyTreeValue {\n  \uFEFF\n}");
        assertThat(SourceCompiler.compile(file, PART, Files.createDirectory(folder.resolve("a")))
                        .message())
                .contains("MyTreeValue.java:2", "illegal character");
    }

    /** The only device that is always full. */
    @Test
    void a_full_disk_is_not_the_file_s_fault() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "no /dev/full");
        Path classes = Files.createDirectory(folder.resolve("a"));
        Files.createSymbolicLink(classes.resolve("MyTreeValue.class"), full);
        assertThatThrownBy(() -> SourceCompiler.compile(Path.of("solutions/01-trees", PART.fileName()), PART, classes))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("No space left on device");
    }
}
