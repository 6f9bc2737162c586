package plybook.workbook;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.knowm.xchart.internal.chartpart.Chart;
import plybook.game.Board;
import plybook.judge.Report;
import plybook.report.HtmlReport;
import plybook.report.Terminal;
import plybook.report.TextReport;
import plybook.trace.Sketch;
import plybook.trace.Trace;
import plybook.trace.TreeDrawing;
import plybook.tree.Tree;
import plybook.view.BoardSvg;
import plybook.view.Picture;
import plybook.view.TreeSvg;
import tech.tablesaw.api.Table;

/** How each type of thing looks. The types are the library's, so that a class redefined in a cell never loses its look. */
final class Look {
    private static final int REPORT_WIDTH = 100;

    /** From a type to its look; no thing is of two of these types. */
    static final Map<Class<?>, Function<Object, Shown>> LOOKS = new LinkedHashMap<>();

    static {
        add(Board.class, board -> new Shown(BoardSvg.of(board).html(), board.drawn()));
        add(Tree.class, tree -> drawn(Sketch.of(tree).hidingValues()));
        add(Trace.class, trace -> drawn(Sketch.of(trace)));
        add(Sketch.class, Look::drawn);
        add(Picture.class, picture -> new Shown(picture.html(), picture.altText()));
        add(Report.class, Look::told);
        add(Table.class, Tables::look);
        add(Chart.class, Charts::look);
    }

    private Look() {}

    private static <T> void add(Class<T> type, Function<T, Shown> look) {
        LOOKS.put(type, thing -> look.apply(type.cast(thing)));
    }

    static Shown withValues(Tree tree) {
        return drawn(Sketch.of(tree));
    }

    private static Shown drawn(Sketch sketch) {
        return new Shown(TreeSvg.of(sketch).html(), TreeDrawing.text(sketch));
    }

    private static Shown told(Report report) {
        Path base = LearnersFiles.folder();
        Terminal page = new Terminal(false, false, StandardCharsets.UTF_8, REPORT_WIDTH);
        return new Shown(new HtmlReport(base).fragment(report), new TextReport(page, base).of(report));
    }

    /** The look of the thing's type, or else its text. */
    static Shown of(Object thing) {
        for (Map.Entry<Class<?>, Function<Object, Shown>> each : LOOKS.entrySet()) {
            if (each.getKey().isInstance(thing)) {
                return each.getValue().apply(thing);
            }
        }
        return Shown.text(String.valueOf(thing));
    }
}
