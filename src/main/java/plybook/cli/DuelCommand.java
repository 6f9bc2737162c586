package plybook.cli;

import java.io.IOException;
import java.nio.file.Path;
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
import plybook.intake.Submission;
import plybook.judge.process.Sandbox;
import plybook.judge.process.TemporaryFolder;
import plybook.setup.CommandFailed;
import plybook.setup.Project;
import plybook.tournament.Archive;
import plybook.tournament.Budget;
import plybook.tournament.LearnerContender;
import plybook.tournament.Tournament;

/**
 * {@code plybook duel}: the learner's player against a classmate's, whose archive is one of {@code submit}. Both have the same number of
 * nodes, and both run in a sandbox, because nobody has read the other's code.
 */
@Command(name = "duel", mixinStandardHelpOptions = true)
final class DuelCommand implements Callable<Integer> {
    @Parameters(paramLabel = "ARCHIVE", descriptionKey = "ARCHIVE")
    private Path archive = Path.of("");

    @Option(names = "--nodes", paramLabel = "N")
    private long nodes = 2_000;

    @Option(names = "--pairs", paramLabel = "N")
    private int pairs = 5;

    @Option(names = "--seed", paramLabel = "N")
    private long seed = 1;

    @Option(names = "--from", paramLabel = "DIR")
    private Optional<Path> from = Optional.empty();

    @Option(names = "--out", paramLabel = "DIR")
    private Optional<Path> out = Optional.empty();

    @Option(names = "--jobs", paramLabel = "N")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--sandbox", paramLabel = "KIND")
    private String sandbox = "auto";

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public Integer call() {
        LearnersFolder own = LearnersFolder.existing(from, Project.here(), spec.commandLine());
        try {
            Sandbox box = Sandbox.named(sandbox);
            Submission mine = Submission.of(own.exercises());
            Submission friends = Submission.in(archive);
            List<String> notes = new ArrayList<>();
            Tournament duel = new Tournament(
                    List.of(player("my", mine, box, notes), player("friend", friends, box, notes)),
                    Gomoku.standard(),
                    Budget.nodes(nodes),
                    pairs,
                    seed,
                    Math.max(1, jobs));
            String version = mine.contentHash() + " " + friends.contentHash();
            new TournamentRun(spec, duel, notes, out.map(Archive::new), version).play();
            return Main.PASSED;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("duel.cannot.read", e.getMessage()), e);
        }
    }

    /** Puts the files into a folder of their own, where the names in the archive lead nowhere else, and tries the player. */
    private static LearnerContender player(String name, Submission files, Sandbox box, List<String> notes)
            throws IOException {
        Path folder = TemporaryFolder.make("duel");
        files.unpack(folder);
        Path exercises = folder.resolve("exercises");
        LearnerContender contender = new LearnerContender(name, exercise -> exercises.resolve(exercise.folder()), box);
        contender.tryToStart().forEach(note -> notes.add(name + ": " + note));
        return contender;
    }
}
