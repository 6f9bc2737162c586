package plybook.judge.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.judge.process.Sandbox;
import plybook.judge.process.SandboxMissing;
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
    @Timeout(600) // the limit is ten seconds of processor time, or a minute; a busy machine needs some to notice
    void a_file_that_breaks_the_compiler_gets_a_sentence_and_the_next_one_is_compiled(String name, String source)
            throws IOException {
        Path file = folder.resolve(PART.fileName());
        Files.writeString(file, source);

        SourceCompiler.Outcome outcome = onAnyMachine(file, Files.createDirectory(folder.resolve("a")));

        assertThat(outcome.classes()).isEmpty();
        assertThat(outcome.message()).contains(PART.fileName()).hasSizeLessThan(4_000);
        assertThat(SourceCompiler.ofOwnCode()
                        .compile(
                                Path.of("solutions/01-trees", PART.fileName()),
                                PART,
                                Files.createDirectory(folder.resolve("b")))
                        .classes())
                .isPresent();
    }

    /** Compiles as often as it takes to get ten seconds of a processor within a minute: before that nothing is said of the file. */
    private static SourceCompiler.Outcome onAnyMachine(Path file, Path classes) throws IOException {
        while (true) {
            try {
                return SourceCompiler.ofOwnCode().compile(file, PART, classes);
            } catch (IOException e) {
                assertThat(e).hasMessageContaining("too little of the processor");
            }
        }
    }

    @Test
    void nothing_of_the_judge_can_be_named() throws IOException {
        Path file = folder.resolve(PART.fileName());
        Files.writeString(
                file, "public class MyTreeValue extends plybook.judge.Judge { org.junit.jupiter.api.Test t; }");
        assertThat(SourceCompiler.ofOwnCode()
                        .compile(file, PART, Files.createDirectory(folder.resolve("a")))
                        .message())
                .contains("plybook.judge", "org.junit");
    }

    @Test
    void a_missing_import_is_told_once_however_often_the_name_is_used() throws IOException {
        Path file = folder.resolve(PART.fileName());
        Files.writeString(
                file,
                "import plybook.task.TreeValueTask;\nimport plybook.tree.Tree;\n"
                        + "public class MyTreeValue implements TreeValueTask {\n"
                        + "    public int value(Tree t) { return t.isLeaf() ? Window.INFINITY : -Window.INFINITY; }\n}\n");
        assertThat(SourceCompiler.ofOwnCode()
                        .compile(file, PART, Files.createDirectory(folder.resolve("a")))
                        .message())
                .containsOnlyOnce("cannot find symbol")
                .contains("import plybook.game.Window;")
                .endsWith("… and 1 more; the first one often causes them");
    }

    @Test
    void a_byte_order_mark_is_no_error() throws IOException {
        Path file = folder.resolve(PART.fileName());
        Files.writeString(file, "\uFEFF" + Files.readString(Path.of("solutions/01-trees", PART.fileName())));
        assertThat(SourceCompiler.ofOwnCode()
                        .compile(file, PART, Files.createDirectory(folder.resolve("a")))
                        .classes())
                .isPresent();
    }

    @Test
    void a_mark_elsewhere_is_shown_where_it_is() throws IOException {
        Path file = folder.resolve(PART.fileName());
        Files.writeString(file, "\uFEFFpublic class MyTreeValue {\n  \uFEFF\n}");
        assertThat(SourceCompiler.ofOwnCode()
                        .compile(file, PART, Files.createDirectory(folder.resolve("a")))
                        .message())
                .contains("MyTreeValue.java:2", "illegal character");
    }

    /** Counts the processes of a sandbox. */
    private record Counting(Sandbox inner, AtomicInteger opened) implements Sandbox {
        @Override
        public String name() {
            return inner.name();
        }

        @Override
        public Optional<String> gap() {
            return inner.gap();
        }

        @Override
        public Cell open() throws IOException {
            opened.incrementAndGet();
            return inner.open();
        }
    }

    @Test
    void in_a_sandbox_the_files_of_one_submission_share_a_compiler_and_no_others() throws IOException {
        Sandbox sandbox;
        try {
            sandbox = Sandbox.named("bubblewrap");
        } catch (SandboxMissing e) {
            assumeTrue("1".equals(System.getenv("PLYBOOK_REQUIRE_ALL")), e.getMessage());
            throw e;
        }
        AtomicInteger opened = new AtomicInteger();
        for (int submission = 1; submission <= 2; submission++) {
            try (SourceCompiler compiler = SourceCompiler.in(new Counting(sandbox, opened))) {
                for (String exercise : List.of("01", "02")) {
                    Part part = Course.find(exercise).parts().get(0);
                    Path classes = Files.createDirectory(folder.resolve(exercise + submission));
                    Path file = Path.of("solutions", Course.find(exercise).folder(), part.fileName());
                    assertThat(compiler.compile(file, part, classes).message()).isEmpty();
                    assertThat(classes.resolve(part.className() + ".class")).isNotEmptyFile();
                }
                assertThat(opened).hasValue(submission);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.b", "a/b", "..", "a\u0000b", "", "a\\b"})
    void a_compiler_that_lies_about_a_name_writes_no_file(String name) {
        assertThat(SourceCompiler.wrongNames(PART, Set.of(PART.className(), name)))
                .isNotEmpty();
    }

    @Test
    void a_class_with_a_name_that_no_disk_takes_gets_a_sentence() throws IOException {
        Path file = folder.resolve(PART.fileName());
        Files.writeString(
                file,
                Files.readString(Path.of("solutions/01-trees", PART.fileName())) + " class " + "B".repeat(300) + " {}");
        assertThat(SourceCompiler.ofOwnCode()
                        .compile(file, PART, Files.createDirectory(folder.resolve("a")))
                        .message())
                .contains("longer than 200");
    }

    /** The only device that is always full. */
    @Test
    void a_full_disk_is_not_the_file_s_fault() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "no /dev/full");
        Path classes = Files.createDirectory(folder.resolve("a"));
        Files.createSymbolicLink(classes.resolve("MyTreeValue.class"), full);
        assertThatThrownBy(() -> SourceCompiler.ofOwnCode()
                        .compile(Path.of("solutions/01-trees", PART.fileName()), PART, classes))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("No space left on device");
    }
}
