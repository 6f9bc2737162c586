package plybook.web;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.gomoku.NearbyMoves;
import plybook.gomoku.WindowEvaluation;
import plybook.search.AlphaBeta;
import plybook.search.AlphaBeta.Bounds;
import plybook.search.AlphaBeta.Cutoff;
import plybook.search.Minimax;
import plybook.search.Options;
import plybook.search.Search;
import plybook.search.SearchResult;
import plybook.tictactoe.TicTacToe;
import plybook.web.Considered.Effort;

/** The analysis of a board by the engine's rules: the value of each move, and the cost of minimax and alpha-beta. */
final class Analyst {
    /** The horizon of Gomoku. On fifteen rows minimax then visits one or two thousand positions, which takes milliseconds. */
    private static final int GOMOKU_PLIES = 2;

    private static final Analyst TIC_TAC_TOE =
            new Analyst(new TicTacToe(), board -> 0, Optional.empty(), new ConcurrentHashMap<>());
    private static final Analyst GOMOKU = new Analyst(
            new NearbyMoves(Gomoku.standard(), 1),
            new WindowEvaluation(Gomoku.standard().size()),
            Optional.of(GOMOKU_PLIES),
            Map.of());

    private final Game<Board, Cell> game;
    private final Evaluation<Board> evaluation;
    private final Optional<Integer> horizon;
    private final Map<Board, Considered> known;

    /** @param known the results to keep; an unmodifiable map if nothing is to be kept */
    private Analyst(
            Game<Board, Cell> game,
            Evaluation<Board> evaluation,
            Optional<Integer> horizon,
            Map<Board, Considered> known) {
        this.game = game;
        this.evaluation = evaluation;
        this.horizon = horizon;
        this.known = known;
    }

    static Analyst of(Kind kind) {
        return kind == Kind.TIC_TAC_TOE ? TIC_TAC_TOE : GOMOKU;
    }

    /** Analyses the boards on which a game begins, so that nobody waits for them. */
    static void warmUp() {
        Board start = TIC_TAC_TOE.game.initialState();
        TIC_TAC_TOE.consider(start);
        for (Cell cell : start.emptyCells()) {
            TIC_TAC_TOE.consider(TIC_TAC_TOE.game.result(start, cell));
        }
        for (Cell cell : List.of(new Cell(7, 7), new Cell(7, 8), new Cell(8, 7))) {
            GOMOKU.consider(GOMOKU.game.result(GOMOKU.game.initialState(), cell));
        }
    }

    /** Returns the game as its searches see it: in Gomoku only the moves near stones. */
    Game<Board, Cell> game() {
        return game;
    }

    /** Returns the evaluation of a board at the horizon. */
    Evaluation<Board> evaluation() {
        return evaluation;
    }

    /** Returns whether the board belongs to the game, and the game goes on there. */
    boolean canConsider(Board board) {
        return board.size() == game.initialState().size() && !game.terminal(board);
    }

    /** Returns the analysis of a board on which the game goes on. */
    Considered consider(Board board) {
        return horizon.isPresent() ? looked(board) : known.computeIfAbsent(board.copy(), this::warmed);
    }

    /** Returns the analysis, for the first board that of a second run: during the first, Java has compiled nothing yet. */
    private Considered warmed(Board board) {
        if (board.stones() == 0) {
            looked(board);
        }
        return looked(board);
    }

    private Considered looked(Board board) {
        List<Effort> efforts = new ArrayList<>();
        efforts.add(effort("minimax", board, new Minimax<>(game, options(0))));
        if (board.stones() == 0 && horizon.isEmpty()) {
            // The rule with which a student's report came down from ten seconds to three.
            efforts.add(effort(
                    Texts.of("search.strict"),
                    board,
                    new AlphaBeta<>(game, options(0), Bounds.SOFT, Cutoff.BEYOND_EQUALITY)));
        }
        efforts.add(effort("alpha-beta", board, new AlphaBeta<>(game, options(0))));
        Map<Cell, Integer> values = new HashMap<>();
        for (Cell cell : game.actions(board)) {
            values.put(
                    cell,
                    new AlphaBeta<>(game, options(1))
                            .search(game.result(board, cell))
                            .value());
        }
        return new Considered(board, values, horizon, efforts);
    }

    /** Returns the best move; the first if there are several. */
    Cell best(Board board) {
        boolean max = game.player(board) == Player.MAX;
        Map<Cell, Integer> values = consider(board).values();
        Comparator<Cell> byValue = Comparator.comparing(cell -> values.getOrDefault(cell, 0));
        return values.keySet().stream().min(max ? byValue.reversed() : byValue).orElseThrow();
    }

    /** @param played the number of plies already played */
    private Options<Board, Cell> options(int played) {
        Options<Board, Cell> none = Options.none();
        return horizon.map(plies -> none.limitedTo(plies - played, evaluation)).orElse(none);
    }

    private static Effort effort(String name, Board board, Search<Board, Cell> search) {
        long start = System.nanoTime();
        SearchResult<Cell> found = search.search(board);
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        return new Effort(
                name,
                Optional.of(found.counters().visited()),
                Optional.of(found.counters().leaves()),
                time);
    }
}
