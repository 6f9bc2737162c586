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
import plybook.setup.CommandFailed;
import plybook.setup.Project;
import plybook.tournament.Archive;
import plybook.tournament.Budget;
import plybook.tournament.Contender;
import plybook.tournament.Crosstable;
import plybook.tournament.GameRecord;
import plybook.tournament.Outcome;
import plybook.tournament.Results;
import plybook.tournament.Tournament;

/** {@code plybook tournament}: games of Gomoku between all the players that are named, and their ranking. */
@Command(name = "tournament", mixinStandardHelpOptions = true)
final class TournamentCommand implements Callable<Integer> {
    private static final int LONGEST_WAIT_AT_END_S = 10;

    @Parameters(
            arity = "2..*",
            paramLabel = "PLAYER",
            completionCandidates = Contenders.Known.class,
            descriptionKey = "PLAYER")
    private List<String> players = List.of();

    @Option(names = "--pairs", paramLabel = "N")
    private int pairs = 10;

    @Option(names = "--time", paramLabel = "MS")
    private Optional<Integer> time = Optional.empty();

    @Option(names = "--nodes", paramLabel = "N")
    private Optional<Long> nodes = Optional.empty();

    @Option(names = "--from", paramLabel = "DIR")
    private Optional<Path> from = Optional.empty();

    @Option(names = "--size", paramLabel = "N")
    private int size = 15;

    @Option(names = "--exactly-five")
    private boolean exactlyFive;

    @Option(names = "--seed", paramLabel = "N")
    private long seed = 1;

    @Option(names = "--jobs", paramLabel = "N")
    private Optional<Integer> jobs = Optional.empty();

    @Option(names = "--out", paramLabel = "DIR")
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
            writer.println(terminal.shown(Texts.of(
                    "tournament.start",
                    tournament.games(),
                    tournament.rules(),
                    tournament.budget(),
                    tournament.seed(),
                    tournament.jobs())));
            writer.flush();
            Results results = running.play(game -> {
                writer.println(terminal.shown(line(game, tournament.games())));
                writer.flush();
                archive.ifPresent(folder -> saving(folder, () -> folder.save(game)));
            });
            int played = results.games().size();
            if (played < tournament.games()) {
                writer.println(Texts.of("tournament.ended", played, tournament.games()));
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

    /** Stops the games on Ctrl-C, and waits until the table has been shown. */
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
            // Plybook is being shut down, and the hook runs.
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
            throw new IllegalArgumentException(Texts.of("tournament.budget"));
        }
        Budget budget = nodes.map(Budget::nodes).orElseGet(() -> Budget.time(Duration.ofSeconds(1)));
        return time.map(ms -> budget.withTime(Duration.ofMillis(ms))).orElse(budget);
    }

    /** Returns the usual number of games at a time: with a clock each player needs a processor of its own. */
    private int usualJobs() {
        int processors = Runtime.getRuntime().availableProcessors();
        return nodes.isPresent() ? processors : Math.max(1, processors / 2);
    }

    private static String line(GameRecord game, int all) {
        String result = game.outcome() instanceof Outcome.Won won
                ? Texts.of("tournament.winner", game.fixture().of(won.side()).name())
                : game.outcome().words();
        int width = String.valueOf(all).length();
        return Texts.of(
                "tournament.game",
                String.format("%" + width + "d", game.fixture().number()),
                all,
                game.fixture().x().name(),
                game.fixture().o().name(),
                result,
                game.moves().size());
    }

    /** An action that writes to a file. */
    private interface Saving {
        void save() throws IOException;
    }

    private static void saving(Archive archive, Saving saving) {
        try {
            saving.save();
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("tournament.cannot.save", archive.folder(), e.getMessage()), e);
        }
    }
}
