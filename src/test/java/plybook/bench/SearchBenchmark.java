package plybook.bench;

import aima.core.environment.tictactoe.TicTacToeGame;
import aima.core.environment.tictactoe.TicTacToeState;
import aima.core.search.adversarial.AlphaBetaSearch;
import aima.core.search.adversarial.MinimaxSearch;
import aima.core.util.datastructure.XYLocation;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.search.AlphaBeta;
import plybook.search.AlphaBeta.Bounds;
import plybook.search.AlphaBeta.Cutoff;
import plybook.search.Minimax;
import plybook.search.Options;
import plybook.search.SearchResult;
import plybook.tictactoe.TicTacToe;

/** One whole search of Tic-Tac-Toe from the empty board, by us and by the peer, each with its own rules. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class SearchBenchmark {
    private final TicTacToe game = new TicTacToe();
    private final Board empty = game.initialState();
    private final TicTacToeGame peer = new TicTacToeGame();
    private final TicTacToeState peersEmpty = peer.getInitialState();

    /** Our alpha-beta: the value, a best action, the principal variation and the counters. */
    @Benchmark
    public SearchResult<Cell> alphaBeta() {
        return new AlphaBeta<>(game).search(empty);
    }

    /** The same without a line of code about listeners. */
    @Benchmark
    public SearchResult<Cell> alphaBetaWithoutListenerCode() {
        return new PlainAlphaBeta<>(game, Options.none(), Bounds.SOFT, Cutoff.AT_EQUALITY).search(empty);
    }

    /** The peer's alpha-beta: a best action. Its root does not raise alpha, so it visits more nodes. */
    @Benchmark
    public XYLocation peersAlphaBeta() {
        return new AlphaBetaSearch<>(peer).makeDecision(peersEmpty);
    }

    /** The peer's alpha-beta, asked for the value only, with a root that does raise alpha. */
    @Benchmark
    public double peersAlphaBetaValue() {
        return new AlphaBetaSearch<>(peer)
                .maxValue(peersEmpty, TicTacToeState.X, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /** Our minimax. */
    @Benchmark
    public SearchResult<Cell> minimax() {
        return new Minimax<>(game).search(empty);
    }

    /** The peer's minimax. */
    @Benchmark
    public XYLocation peersMinimax() {
        return new MinimaxSearch<>(peer).makeDecision(peersEmpty);
    }
}
