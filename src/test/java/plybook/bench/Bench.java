package plybook.bench;

import aima.core.environment.tictactoe.TicTacToeGame;
import aima.core.environment.tictactoe.TicTacToeState;
import aima.core.search.adversarial.AlphaBetaSearch;
import aima.core.search.adversarial.MinimaxSearch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.registry.Chosen;
import plybook.registry.GameRegistry;
import plybook.registry.PlayableGame;
import plybook.search.AlphaBeta;
import plybook.search.AlphaBeta.Bounds;
import plybook.search.AlphaBeta.Cutoff;
import plybook.search.Minimax;
import plybook.search.SearchResult;
import plybook.tictactoe.TicTacToe;

/**
 * Measures the searches against a peer and prints the ratios with their targets. In each round every benchmark runs once in a
 * virtual machine of its own, so that other work of the machine affects all of them alike. It compares processor time. A ratio is taken
 * within a round; the output is the median of the rounds and their range.
 *
 * <p>Exit code: 0 if every target is met, otherwise 1.
 */
public final class Bench {
    private enum Measured {
        ALPHA_BETA("alphaBeta", "our alpha-beta", 600),
        WITHOUT_LISTENER_CODE("alphaBetaWithoutListenerCode", "the same without listener code", 600),
        PEERS_ALPHA_BETA("peersAlphaBeta", "aima-core's alpha-beta, its decision", 100),
        PEERS_ALPHA_BETA_VALUE("peersAlphaBetaValue", "aima-core's alpha-beta, its value", 200),
        MINIMAX("minimax", "our minimax", 20),
        PEERS_MINIMAX("peersMinimax", "aima-core's minimax", 6);

        private final String method;
        private final String title;
        private final int searches; // in one iteration, which is about half a second

        Measured(String method, String title, int searches) {
            this.method = method;
            this.title = title;
            this.searches = searches;
        }
    }

    /** A target: the largest ratio of our time to the other's. */
    private record Target(String title, Measured ours, Measured others, double most) {}

    private static final List<Target> TARGETS = List.of(
            new Target("alpha-beta / aima-core's decision", Measured.ALPHA_BETA, Measured.PEERS_ALPHA_BETA, 1.0 / 3),
            new Target("minimax / aima-core's decision", Measured.MINIMAX, Measured.PEERS_MINIMAX, 1.0 / 2),
            new Target("no listener / no listener code", Measured.ALPHA_BETA, Measured.WITHOUT_LISTENER_CODE, 1.03));

    /**
     * Options for one compiler in the foreground. Otherwise compilation and inlining differ from start to start, and the time of a search
     * varies by up to a third, ten times the possible cost of a listener.
     */
    private static final String[] STEADY = {"-Xbatch", "-XX:-TieredCompilation"};

    private Bench() {}

    /** Runs all benchmarks; {@code --quick} for fewer and shorter rounds. */
    public static void main(String[] arguments) throws RunnerException {
        boolean quick = Arrays.asList(arguments).contains("--quick");
        checkValues();
        System.out.println("Both sides find the value 0 and visit the nodes they should.");
        GameRegistry.games().forEach(Bench::firstMove);
        System.exit(report(measure(quick ? 3 : 9, quick ? 2 : 4)) ? 0 : 1);
    }

    /** Checks that every benchmark returns the right value. */
    private static void checkValues() {
        TicTacToe game = new TicTacToe();
        Board empty = game.initialState();
        SearchResult<Cell> alphaBeta = new AlphaBeta<>(game).search(empty);
        SearchResult<Cell> minimax = new Minimax<>(game).search(empty);
        require(alphaBeta.value() == 0 && alphaBeta.counters().visited() == 18_297, "our alpha-beta");
        require(minimax.value() == 0 && minimax.counters().visited() == 549_946, "our minimax");
        require(
                alphaBeta.equals(
                        new PlainAlphaBeta<>(game, plybook.search.Options.none(), Bounds.SOFT, Cutoff.AT_EQUALITY)
                                .search(empty)),
                "the copy without listeners");

        TicTacToeGame peer = new TicTacToeGame();
        TicTacToeState peersEmpty = peer.getInitialState();
        double tie = 0.5; // the peer's utility is 1 for a win of X, 0 for one of O
        AlphaBetaSearch<TicTacToeState, ?, String> peersAlphaBeta = new AlphaBetaSearch<>(peer);
        require(
                peersAlphaBeta.maxValue(
                                peersEmpty, TicTacToeState.X, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
                        == tie,
                "the peer's alpha-beta");
        MinimaxSearch<TicTacToeState, ?, String> peersMinimax = new MinimaxSearch<>(peer);
        require(peersMinimax.maxValue(peersEmpty, TicTacToeState.X) == tie, "the peer's minimax");
    }

    /** Measures the engine's first move in a game, once Java has compiled it. */
    private static <S, A> void firstMove(PlayableGame<S, A> game) {
        S start = game.game().initialState();
        game.helper().choose(start, () -> false);
        long begun = System.nanoTime();
        Chosen<A> chosen = game.helper().choose(start, () -> false);
        double millis = (System.nanoTime() - begun) / 1e6;
        System.out.printf(
                Locale.ROOT,
                "%-12s the engine's first move is %s: %,d nodes, %s, %.1f ms%n",
                game.title(),
                chosen.action(),
                chosen.nodes().orElse(0L),
                chosen.depth().map(plies -> plies + " plies deep").orElse("to the end"),
                millis);
    }

    private static void require(boolean right, String who) {
        if (!right) {
            throw new IllegalStateException(who + " does not find what it should, so its time means nothing");
        }
    }

    /** Returns the processor time of a search in microseconds, by round. */
    private static Map<Measured, List<Double>> measure(int rounds, int iterations) throws RunnerException {
        Map<Measured, List<Double>> times = new EnumMap<>(Measured.class);
        for (int round = 1; round <= rounds; round++) {
            for (Measured each : Measured.values()) {
                System.out.printf(Locale.ROOT, "round %d of %d: %s%n", round, rounds, each.title);
                Options options = new OptionsBuilder()
                        .include(SearchBenchmark.class.getName().replace(".", "\\.") + "\\." + each.method + "$")
                        .forks(1)
                        .jvmArgsAppend(STEADY)
                        .warmupIterations(3)
                        .warmupBatchSize(each.searches)
                        .measurementIterations(iterations)
                        .measurementBatchSize(each.searches)
                        .addProfiler(CpuTime.class)
                        .verbosity(VerboseMode.SILENT)
                        .build();
                Collection<RunResult> results = new Runner(options).run();
                double time = results.iterator()
                                .next()
                                .getSecondaryResults()
                                .get(CpuTime.NAME)
                                .getScore()
                        / each.searches;
                times.computeIfAbsent(each, key -> new ArrayList<>()).add(time);
            }
        }
        return times;
    }

    private static boolean report(Map<Measured, List<Double>> times) {
        System.out.printf("%nOne search of Tic-Tac-Toe from the empty board: processor time, median of the rounds%n");
        times.forEach((each, values) ->
                System.out.printf(Locale.ROOT, "  %-36s %10.2f ms%n", each.title, median(values) / 1_000));
        System.out.printf("%n  %-36s %6s  %-15s %6s%n", "ratio", "median", "range", "target");
        boolean all = true;
        for (Target target : TARGETS) {
            List<Double> ratios = new ArrayList<>();
            for (int round = 0; round < times.get(target.ours()).size(); round++) {
                ratios.add(times.get(target.ours()).get(round)
                        / times.get(target.others()).get(round));
            }
            ratios.sort(null);
            boolean met = median(ratios) <= target.most();
            all &= met;
            System.out.printf(
                    Locale.ROOT,
                    "  %-36s %6.3f  %5.3f to %5.3f  ≤ %5.3f  %s%n",
                    target.title(),
                    median(ratios),
                    ratios.get(0),
                    ratios.get(ratios.size() - 1),
                    target.most(),
                    met ? "met" : "MISSED");
        }
        return all;
    }

    private static double median(List<Double> values) {
        double[] sorted =
                values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
