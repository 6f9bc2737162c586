package plybook.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BooleanSupplier;
import plybook.engine.Decision;
import plybook.engine.GomokuPlayer;
import plybook.engine.Idea;
import plybook.engine.IdeaPlayer;
import plybook.engine.Limits;
import plybook.game.Board;
import plybook.gomoku.Gomoku;
import plybook.tournament.Budget;
import plybook.tournament.Contender;
import plybook.tournament.EngineContender;
import plybook.tournament.Rating;
import plybook.tournament.Ratings;
import plybook.tournament.Results;
import plybook.tournament.Tournament;

/**
 * Measures the strength of the ideas of lessons 8 to 10, one added after the other. Everybody plays everybody at equal processor time, and
 * the ratings go to a file. Start it with {@code exec:java} as CONTRIBUTING starts {@code JudgeCorpus}.
 */
public final class MeasureIdeas {
    private static final Path FILE = Path.of("target/ideas.csv");

    /** The processor time for a move. The wall's clock would measure how busy the machine is. */
    private static final Duration FOR_A_MOVE = Duration.ofMillis(20);

    /** A look at the processor's clock takes as long as ten nodes, and the search asks after 64. */
    private static final int ASKED_BETWEEN_LOOKS = 8;

    private static final int OPENINGS = 30;

    /** A step: its name in the picture, and the ideas that come with it. */
    private record Step(String name, Set<Idea> added) {}

    private static final List<Step> STEPS = List.of(
            new Step("windows", EnumSet.noneOf(Idea.class)),
            new Step("+ threats", EnumSet.of(Idea.THREATS)),
            new Step("+ order", EnumSet.of(Idea.GAIN, Idea.THREATS_FIRST)),
            new Step("+ best first", EnumSet.of(Idea.BEST_FIRST, Idea.KILLERS, Idea.HISTORY)),
            new Step("+ table", EnumSet.of(Idea.TABLE)),
            new Step("+ forced", EnumSet.of(Idea.FORCED_MOVES, Idea.FOURS)));

    private MeasureIdeas() {}

    /** A player that stops after so much processor time of its thread, whatever limits it is given. */
    private record OnProcessorTime(GomokuPlayer player, Duration time) implements GomokuPlayer {
        @Override
        public String name() {
            return player.name();
        }

        @Override
        public Decision move(Gomoku rules, Board board, Limits limits) {
            long end = processorTime() + time.toNanos();
            return player.move(rules, board, Limits.none().cancelledBy(new BooleanSupplier() {
                private int asked;

                @Override
                public boolean getAsBoolean() {
                    return ++asked % ASKED_BETWEEN_LOOKS == 0 && processorTime() - end >= 0;
                }
            }));
        }

        private static long processorTime() {
            return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        }
    }

    /**
     * Plays all games and writes the ratings.
     *
     * @param arguments the number of openings, if another than the usual one
     */
    public static void main(String[] arguments) throws IOException {
        int openings = arguments.length > 0 ? Integer.parseInt(arguments[0]) : OPENINGS;
        List<Contender> contenders = new ArrayList<>();
        Set<Idea> ideas = EnumSet.noneOf(Idea.class);
        for (Step step : STEPS) {
            ideas.addAll(step.added());
            IdeaPlayer player = new IdeaPlayer(step.name(), ideas);
            contenders.add(new EngineContender(step.name(), seed -> new OnProcessorTime(player, FOR_A_MOVE)));
        }
        Tournament tournament =
                new Tournament(contenders, Gomoku.standard(), Budget.nodes(Long.MAX_VALUE), openings, 1, 1);
        int[] played = {0};
        Results results = tournament.running().play(game -> {
            if (++played[0] % 10 == 0) {
                System.out.println(played[0] + " of " + tournament.games() + " games");
            }
        });
        Files.writeString(FILE, csv(contenders, results));
        System.out.print(Files.readString(FILE));
    }

    private static String csv(List<Contender> contenders, Results results) {
        List<Rating> ratings = Ratings.of(results);
        StringBuilder csv = new StringBuilder(
                "# Written by plybook.bench.MeasureIdeas on %s: %d ms of processor time a move, Java %s\n"
                        .formatted(
                                LocalDate.now(),
                                FOR_A_MOVE.toMillis(),
                                Runtime.version().feature()));
        csv.append("player,elo,error,points,games\n");
        for (int i = 0; i < contenders.size(); i++) {
            Contender each = contenders.get(i);
            csv.append(String.format(
                    Locale.ROOT,
                    "%s,%.0f,%.0f,%.1f,%d%n",
                    each.name(),
                    ratings.get(i).elo() - ratings.get(0).elo(),
                    ratings.get(i).error(),
                    results.points(each),
                    results.games(each)));
        }
        return csv.toString();
    }
}
