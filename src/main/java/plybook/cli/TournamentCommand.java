package plybook.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import plybook.gomoku.Gomoku;
import plybook.setup.Project;
import plybook.tournament.Archive;
import plybook.tournament.Budget;
import plybook.tournament.Contender;
import plybook.tournament.Tournament;

/** {@code plybook tournament}: games of Gomoku between all the players that are named, and their ranking. */
@Command(name = "tournament", mixinStandardHelpOptions = true)
final class TournamentCommand implements Callable<Integer> {
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
        new TournamentRun(spec, tournament, named.notes(), out.map(Archive::new), "").play();
        return Main.PASSED;
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
}
