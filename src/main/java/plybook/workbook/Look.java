package plybook.workbook;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.knowm.xchart.internal.chartpart.Chart;
import plybook.game.Board;
import plybook.trace.Sketch;
import plybook.trace.Trace;
import plybook.trace.TreeDrawing;
import plybook.tree.Tree;
import tech.tablesaw.api.Table;

/** How each type of thing looks. The types are the library's, so that a class redefined in a cell never loses its look. */
final class Look {
    /** From a type to its look; no thing is of two of these types. */
    static final Map<Class<?>, Function<Object, Shown>> LOOKS = new LinkedHashMap<>();

    static {
        add(Board.class, board -> Shown.text(board.drawn()));
        add(Tree.class, tree -> drawn(Sketch.of(tree).hidingValues()));
        add(Trace.class, trace -> drawn(Sketch.of(trace)));
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
        return Shown.text(TreeDrawing.text(sketch));
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
