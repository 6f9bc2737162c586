package plybook.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import plybook.gomoku.Gomoku;
import plybook.report.Terminal;
import plybook.tournament.Archive;
import plybook.tournament.Budget;
import plybook.tournament.Contender;
import plybook.tournament.Crosstable;
import plybook.tournament.GameRecord;
import plybook.tournament.Outcome;
import plybook.tournament.Results;
import plybook.tournament.Tournament;

/** {@code plybook tournament}: who plays Gomoku best. */
@Command(
        name = "tournament",
        description = {
            "Lets Gomoku players play each other: everybody against everybody, each opening twice with colours swapped.",
            "Shows each game as it ends, and at the end who scored what against whom, and ratings with their errors.",
            "A player that moves illegally, too late or not at all forfeits that game, and the tournament goes on.",
            "Ctrl-C ends it; what was played counts."
        },
        mixinStandardHelpOptions = true)
final class TournamentCommand implements Callable<Integer> {
    private static final int LONGEST_WAIT_AT_END_S = 10;

    @Parameters(
            arity = "2..*",
            paramLabel = "PLAYER",
            completionCandidates = Contenders.Known.class,
            description = {
                "Two or more of: ${COMPLETION-CANDIDATES} (the engine's levels, the opponents of exercise 08, your own player of 08, or else your search of 05);",
                "NAME=COMMAND, a program that speaks the Gomocup protocol, such as \"piglet=python3 brain.py\"."
            })
    private List<String> players = List.of();

    @Option(
            names = "--pairs",
            paramLabel = "N",
            description = "Openings for each two players, each played twice (default: ${DEFAULT-VALUE}).")
    private int pairs = 10;

    @Option(names = "--time", paramLabel = "MS", description = "Milliseconds for each move (default: 1000).")
    private Optional<Integer> time = Optional.empty();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = {
                "Nodes for each move in place of time: the same games on every machine.",
                "Programs that do not count them still have --time."
            })
    private Optional<Long> nodes = Optional.empty();

    @Option(
            names = "--from",
            paramLabel = "DIR",
            description = "Where the files of the player \"my\" are (default: my/).")
    private Optional<Path> from = Optional.empty();

    @Option(names = "--size", paramLabel = "N", description = "Rows of the board (default: ${DEFAULT-VALUE}).")
    private int size = 15;

    @Option(names = "--exactly-five", description = "Six or more in a row do not win.")
    private boolean exactlyFive;

    @Option(names = "--seed", paramLabel = "N", description = "For openings and players (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description =
                    "Games at the same time (default: as many as there are processors, or half as many with a clock).")
    private Optional<Integer> jobs = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Save each game there, as text and as SGF, and the table.")
    private Optional<Path> out = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public Integer call() {
        Contenders named = new Contenders(LearnersFolder.of(from, Project.here()));
        Tournament tournament = tournament(named);
        Optional<Archive> archive = out.map(Archive::new);
        archive.ifPresent(folder -> saving(folder, folder::open));
        Terminal terminal = Terminal.here();
        PrintWriter writer = spec.commandLine().getOut();
        Tournament.Running running = tournament.running();
        CountDownLatch ended = new CountDownLatch(1);
        Thread stop = new Thread(() -> stop(running, ended), "stop-tournament");
        Runtime.getRuntime().addShutdownHook(stop);
        try {
            named.notes().forEach(note -> writer.println(terminal.shown(note)));
            writer.println(terminal.shown(tournament.games() + " games of " + tournament.rules() + ", "
                    + tournament.budget() + ", seed " + tournament.seed() + ", " + tournament.jobs()
                    + " at a time. Ctrl-C ends it."));
            writer.flush();
            Results results = running.play(game -> {
                writer.println(terminal.shown(line(game, tournament.games())));
                writer.flush();
                archive.ifPresent(folder -> saving(folder, () -> folder.save(game)));
            });
            int played = results.games().size();
            if (played < tournament.games()) {
                writer.println("Ended after " + played + " of " + tournament.games() + " games.");
            }
            if (played > 0) {
                writer.println();
                writer.print(terminal.fit(Crosstable.of(results)));
                archive.ifPresent(folder -> saving(folder, () -> folder.save(results)));
            }
            writer.flush();
        } finally {
            ended.countDown();
            removeHook(stop);
        }
        return Main.PASSED;
    }

    /** Ctrl-C: what goes on is ended, and the table is still shown. */
    private static void stop(Tournament.Running running, CountDownLatch ended) {
        running.stop();
        try {
            if (!ended.await(LONGEST_WAIT_AT_END_S, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // We are being shut down: it runs.
        }
    }

    private Tournament tournament(Contenders named) {
        try {
            List<Contender> contenders = new ArrayList<>();
            for (String player : players) {
                contenders.add(named.named(player));
            }
            Gomoku rules = new Gomoku(size, exactlyFive ? Gomoku.Rule.EXACTLY_FIVE : Gomoku.Rule.FIVE_OR_MORE);
            return new Tournament(contenders, rules, budget(), pairs, seed, jobs.orElseGet(this::usualJobs));
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    private Budget budget() {
        if (time.orElse(1) < 1 || nodes.orElse(1L) < 1) {
            throw new IllegalArgumentException("a player has one millisecond or one node at least");
        }
        Budget budget = nodes.map(Budget::nodes).orElseGet(() -> Budget.time(Duration.ofSeconds(1)));
        return time.map(ms -> budget.withTime(Duration.ofMillis(ms))).orElse(budget);
    }

    /** With a clock, whoever thinks needs a processor, and the machine has other things to do as well. */
    private int usualJobs() {
        int processors = Runtime.getRuntime().availableProcessors();
        return nodes.isPresent() ? processors : Math.max(1, processors / 2);
    }

    private static String line(GameRecord game, int all) {
        String result = game.outcome().words();
        if (game.outcome() instanceof Outcome.Won) {
            result = game.outcome()
                            .winner()
                            .map(side -> game.fixture().of(side).name())
                            .orElse("nobody") + " wins";
        }
        int width = String.valueOf(all).length();
        return "%s of %d  %s (X) – %s (O): %s after %d moves"
                .formatted(
                        String.format("%" + width + "d", game.fixture().number()),
                        all,
                        game.fixture().x().name(),
                        game.fixture().o().name(),
                        result,
                        game.moves().size());
    }

    /** Something that writes to a file. */
    private interface Saving {
        void save() throws IOException;
    }

    private static void saving(Archive archive, Saving saving) {
        try {
            saving.save();
        } catch (IOException e) {
            throw new CommandFailed("cannot save games in " + archive.folder() + ": " + e.getMessage(), e);
        }
    }
}
