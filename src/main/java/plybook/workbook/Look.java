package plybook.workbook;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.knowm.xchart.internal.chartpart.Chart;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.gomoku.GomokuPosition;
import plybook.judge.verdict.Report;
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

/** The look of each type. The types are the library's, so that a class redefined in a cell never loses its look. */
final class Look {
    private static final int REPORT_WIDTH = 100;

    /** The look by type; nothing is of two of these types. */
    static final Map<Class<?>, Function<Object, Shown>> LOOKS = new LinkedHashMap<>();

    static {
        add(
                Board.class,
                board -> new Shown(BoardSvg.draw(board).cropped().picture().html(), board.drawn()));
        add(GomokuPosition.class, Look::played);
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
        return new Shown(
                Notebook.named(new HtmlReport(base).fragment(report)),
                Notebook.named(new TextReport(page, base).of(report)));
    }

    /** Returns the board as it is now, with the last move and the row that has won. */
    private static Shown played(GomokuPosition position) {
        Board board = position.board();
        BoardSvg drawing = BoardSvg.draw(board).cropped();
        String text = board.drawn();
        if (position.lastMove().isPresent()) {
            Cell last = position.lastMove().get();
            List<Cell> line = position.rules().winningLine(board, last);
            drawing = drawing.lastMove(last).winningLine(line);
            text += "\n" + (line.isEmpty() ? Texts.of("move.last", last) : Texts.of("move.wins", last, words(line)));
        }
        return new Shown(drawing.picture().html(), text);
    }

    /** Returns the board after a line of play from the state, with the moves numbered. */
    static <S, A> Shown line(Game<S, A> game, S state, List<A> actions) {
        S at = state;
        List<Cell> moves = new ArrayList<>();
        for (A action : actions) {
            at = game.result(at, action);
            if (action instanceof Cell cell) {
                moves.add(cell);
            }
        }
        Board board = (Board) at;
        return new Shown(
                BoardSvg.draw(board).cropped().numbered(moves).picture().html(),
                board.drawn() + "\n" + Texts.of("line.moves", words(moves)));
    }

    private static String words(List<Cell> cells) {
        return cells.stream().map(Cell::toString).collect(Collectors.joining(" "));
    }

    /** Returns the look of the thing's type, otherwise its text. */
    static Shown of(Object thing) {
        for (Map.Entry<Class<?>, Function<Object, Shown>> each : LOOKS.entrySet()) {
            if (each.getKey().isInstance(thing)) {
                return each.getValue().apply(thing);
            }
        }
        return Shown.text(String.valueOf(thing));
    }
}
