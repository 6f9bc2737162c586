package plybook.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import plybook.report.Terminal;
import plybook.setup.CommandFailed;
import plybook.tournament.Archive;
import plybook.tournament.Crosstable;
import plybook.tournament.GameRecord;
import plybook.tournament.Outcome;
import plybook.tournament.Results;
import plybook.tournament.Tournament;

/**
 * A tournament as a command plays it: each game is shown as it ends, and Ctrl-C ends it with the table.
 *
 * @param version what the games depend on beside the tournament, such as the hash of a learner's files
 */
record TournamentRun(
        CommandSpec spec, Tournament tournament, List<String> notes, Optional<Archive> archive, String version) {
    private static final int LONGEST_WAIT_AT_END_S = 10;

    /** Plays it and returns what was played. */
    Results play() {
        int before = archive.map(this::open).orElse(0);
        Terminal terminal = Terminal.here();
        PrintWriter writer = spec.commandLine().getOut();
        Tournament.Running running = tournament.running();
        CountDownLatch ended = new CountDownLatch(1);
        Thread stop = new Thread(() -> stop(running, ended), "stop-tournament");
        Runtime.getRuntime().addShutdownHook(stop);
        try {
            notes.forEach(note -> writer.println(terminal.shown(note)));
            writer.println(terminal.shown(Texts.of(
                    "tournament.start",
                    tournament.games(),
                    tournament.rules(),
                    tournament.budget(),
                    tournament.seed(),
                    tournament.jobs())));
            if (before > 0) {
                writer.println(Texts.of("tournament.continued", before));
            }
            writer.flush();
            Results results = running.play(archive, game -> {
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
            return results;
        } finally {
            ended.countDown();
            removeHook(stop);
        }
    }

    private int open(Archive folder) {
        try {
            return folder.open(tournament, version);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw cannotSave(folder, e);
        }
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
            throw cannotSave(archive, e);
        }
    }

    private static CommandFailed cannotSave(Archive archive, IOException e) {
        return new CommandFailed(Texts.of("tournament.cannot.save", archive.folder(), e.getMessage()), e);
    }
}
