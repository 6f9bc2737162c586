package plybook.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import plybook.gomoku.Gomoku;
import plybook.grading.AtomicFile;
import plybook.intake.Submission;
import plybook.league.LeaguePage;
import plybook.report.Terminal;
import plybook.setup.CommandFailed;
import plybook.setup.Project;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.tournament.Archive;
import plybook.tournament.Budget;
import plybook.tournament.Contender;
import plybook.tournament.Rating;
import plybook.tournament.Ratings;
import plybook.tournament.Results;
import plybook.tournament.Tournament;

/**
 * {@code plybook league}: the learner's own players after exercises 05 to 08 against each other and some levels of the engine, with the
 * rating of each. It is private, and can be ended and continued.
 */
@Command(name = "league", mixinStandardHelpOptions = true)
final class LeagueCommand implements Callable<Integer> {
    private static final List<String> LEVELS = List.of("random", "beginner", "easy", "medium");
    private static final int BAR = 24;

    /** So many of the 64 are enough for a folder's name. */
    private static final int LETTERS_OF_HASH = 16;

    @Option(names = "--nodes", paramLabel = "N")
    private long nodes = 2_000;

    @Option(names = "--pairs", paramLabel = "N")
    private int pairs = 4;

    @Option(names = "--seed", paramLabel = "N")
    private long seed = 1;

    @Option(names = "--from", paramLabel = "DIR")
    private Optional<Path> from = Optional.empty();

    @Option(names = "--out", paramLabel = "DIR")
    private Optional<Path> out = Optional.empty();

    @Option(names = "--jobs", paramLabel = "N")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public Integer call() {
        LearnersFolder folder = LearnersFolder.existing(from, Project.here(), spec.commandLine());
        Contenders named = new Contenders(folder);
        List<String> missing = new ArrayList<>();
        List<Contender> contenders = new ArrayList<>();
        for (String version : Contenders.VERSIONS.keySet()) {
            if (isBegun(folder, Contenders.VERSIONS.get(version))) {
                try {
                    contenders.add(named.named(version));
                } catch (IllegalArgumentException e) {
                    missing.add(Texts.of("league.does.not.work", version, e.getMessage()));
                }
            } else {
                missing.add(Texts.of("league.not.begun", version, Contenders.VERSIONS.get(version)));
            }
        }
        int own = contenders.size();
        if (own == 0) {
            throw new CommandFailed(Texts.of("league.nobody") + "\n" + String.join("\n", missing));
        }
        LEVELS.forEach(level -> contenders.add(named.named(level)));
        Tournament tournament =
                new Tournament(contenders, Gomoku.standard(), Budget.nodes(nodes), pairs, seed, Math.max(1, jobs));
        List<String> notes = new ArrayList<>(named.notes());
        notes.addAll(missing);
        String version = version(folder);
        Path place = out.orElse(folder.given().resolve(".league")).resolve(version + "-" + nodes + "-" + seed);
        TournamentRun run = new TournamentRun(spec, tournament, notes, Optional.of(new Archive(place)), version);
        Results results = run.play();
        show(results, own, place);
        if (!results.games().isEmpty()) {
            write(place.resolve("league.html"), LeaguePage.of(results, own));
        }
        return Main.PASSED;
    }

    private void write(Path page, String html) {
        try {
            AtomicFile.write(page, html.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("tournament.cannot.save", page, e.getMessage()), e);
        }
        spec.commandLine().getOut().println(Terminal.here().shown(Texts.of("league.page", page)));
    }

    private static boolean isBegun(LearnersFolder folder, String number) {
        return Course.exercises().stream()
                .filter(exercise -> exercise.number().equals(number))
                .flatMap(exercise -> exercise.parts().stream()
                        .map(part -> folder.of(exercise).resolve(part.fileName())))
                .anyMatch(Files::exists);
    }

    /** Returns a name for what the learner's files say now: other files are another league. */
    private static String version(LearnersFolder folder) {
        List<Exercise> exercises = Course.exercises().stream()
                .filter(exercise -> Contenders.VERSIONS.containsValue(exercise.number()))
                .toList();
        try {
            return Submission.of(folder.exercises(), exercises).contentHash().substring(0, LETTERS_OF_HASH);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Shows the learner's versions in the order in which they were written, each with its rating as a bar. */
    private void show(Results results, int own, Path place) {
        if (results.games().isEmpty()) {
            return;
        }
        PrintWriter writer = spec.commandLine().getOut();
        Terminal terminal = Terminal.here();
        List<Rating> ratings = Ratings.of(results);
        double least = ratings.stream().mapToDouble(Rating::elo).min().orElse(0);
        double most = ratings.stream().mapToDouble(Rating::elo).max().orElse(1);
        writer.println();
        writer.println(Texts.of("league.versions"));
        for (int i = 0; i < own; i++) {
            Rating rating = ratings.get(i);
            int length = 1 + (int) Math.round((BAR - 1) * (rating.elo() - least) / Math.max(1, most - least));
            writer.println(terminal.shown(String.format(
                    Locale.ROOT,
                    "  %-6s %+5d ± %-4d %s",
                    results.contenders().get(i).name(),
                    Math.round(rating.elo()),
                    Math.round(rating.error()),
                    "█".repeat(length))));
        }
        writer.println(terminal.shown(Texts.of("league.kept", place)));
        writer.flush();
    }
}
