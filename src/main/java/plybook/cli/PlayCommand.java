package plybook.cli;

import io.javalin.util.JavalinBindException;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import plybook.engine.Level;
import plybook.gomoku.Gomoku;
import plybook.judge.table.LearnersPlay;
import plybook.report.Terminal;
import plybook.web.RunnerPage;
import plybook.workbook.Play;
import plybook.workbook.PlayGomoku;

/** {@code plybook play}: games in the browser, or in the terminal. */
@Command(
        name = "play",
        description = {
            "Plays Tic-Tac-Toe or Gomoku with you, on a page in your browser.",
            "With --from the rules and the computer's moves are your own functions, as far as they are written."
        },
        mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {
    /** Where the page is unless something else is there: then a tab that is still open goes on after a restart. */
    private static final int USUAL_PORT = 4747;

    private static final int LAST_PORT = 65_535;

    /** The games that there are. */
    enum Played {
        tictactoe,
        gomoku
    }

    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "tictactoe",
            description = "${COMPLETION-CANDIDATES}; the page offers both.")
    private Played game = Played.tictactoe;

    @Option(names = "--from", paramLabel = "DIR", description = "Play with the functions in this folder, such as my.")
    private Optional<Path> from = Optional.empty();

    @Option(names = "--port", paramLabel = "P", description = "Where the page is; without it 4747, or any free port.")
    private Optional<Integer> port = Optional.empty();

    @Option(names = "--no-browser", description = "Print the page's address, and open no browser.")
    private boolean noBrowser;

    @Option(names = "--text", description = "Play in this terminal.")
    private boolean text;

    @ArgGroup(exclusive = false, heading = "Gomoku in the terminal (--game gomoku --text):%n")
    private @Nullable ForGomoku gomoku;

    /** What the page asks for by itself, and Tic-Tac-Toe has no use for. */
    static final class ForGomoku {
        @Option(
                names = "--level",
                paramLabel = "NAME",
                completionCandidates = GomocupCommand.Levels.class,
                description = "How strong the computer plays: ${COMPLETION-CANDIDATES} (default: medium).")
        private String level = "medium";

        @Option(names = "--size", paramLabel = "N", description = "Rows of the board, 5 to 19 (default: 15).")
        private int size = 15;

        @Option(names = "--exactly-five", description = "Six or more in a row do not win.")
        private boolean exactlyFive;

        @Option(
                names = "--time",
                paramLabel = "MS",
                description = "Milliseconds that the computer may think about a move (default: 2000).")
        private int time = 2_000;
    }

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public Integer call() throws InterruptedException {
        Terminal terminal = Terminal.here();
        PrintWriter writer = spec.commandLine().getOut();
        Consumer<String> out = line -> {
            writer.println(terminal.shown(line));
            writer.flush();
        };
        Optional<LearnersFolder> folder = from.isEmpty()
                ? Optional.empty()
                : Optional.of(LearnersFolder.existing(from, Project.here(), spec.commandLine()));
        folder.ifPresent(each -> Machine.requireJdk());
        if (gomoku != null && !(text && game == Played.gomoku)) {
            throw usage(
                    "--level, --size, --exactly-five and --time are for --game gomoku --text; the page asks for them");
        }
        if (text) {
            playInTerminal(folder, out);
        } else {
            playOnPage(folder, out);
        }
        return Main.PASSED;
    }

    private void playInTerminal(Optional<LearnersFolder> folder, Consumer<String> out) {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
        if (game == Played.gomoku) {
            gomoku(in, out).run();
            return;
        }
        if (folder.isEmpty()) {
            new Play(in, out).run();
            return;
        }
        try (LearnersPlay learner = new LearnersPlay(folder.get()::of)) {
            learner.notes().forEach(out);
            if (learner.hasSearch()) {
                new Play(in, out, learner.rules(), learner::choose).run();
            } else {
                new Play(in, out, learner.rules()).run();
            }
        }
    }

    private PlayGomoku gomoku(BufferedReader in, Consumer<String> out) {
        ForGomoku options = gomoku == null ? new ForGomoku() : gomoku;
        if (from.isPresent()) {
            throw usage(
                    "In the terminal Gomoku is played against the engine; without --text the page takes your functions.");
        }
        if (options.time < 1) {
            throw usage("the computer needs one millisecond at least");
        }
        try {
            Gomoku.Rule rule = options.exactlyFive ? Gomoku.Rule.EXACTLY_FIVE : Gomoku.Rule.FIVE_OR_MORE;
            return new PlayGomoku(
                    in,
                    out,
                    new Gomoku(options.size, rule),
                    Level.named(options.level).player(System.nanoTime()),
                    Duration.ofMillis(options.time));
        } catch (IllegalArgumentException e) {
            throw usage(String.valueOf(e.getMessage()));
        }
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** Serves the page until the process is ended. */
    private void playOnPage(Optional<LearnersFolder> folder, Consumer<String> out) throws InterruptedException {
        try (RunnerPage page = opened(folder)) {
            Runtime.getRuntime().addShutdownHook(new Thread(page::close));
            URI address = page.address().resolve("#play=" + game);
            boolean opened = !noBrowser && WebBrowser.open(address, Machine.here());
            out.accept("Plybook plays at " + address + (opened ? " in your browser." : ""));
            if (!opened && !noBrowser) {
                out.accept(
                        "No browser could be opened here: open this address in one on this machine, or play here with --text.");
            }
            out.accept("Ctrl+C ends it.");
            new CountDownLatch(1).await();
        }
    }

    private RunnerPage opened(Optional<LearnersFolder> folder) {
        if (port.isEmpty()) {
            try {
                return start(USUAL_PORT, folder);
            } catch (JavalinBindException e) {
                return start(0, folder);
            }
        }
        int wanted = port.get();
        if (wanted < 0 || wanted > LAST_PORT) {
            throw new ParameterException(
                    spec.commandLine(),
                    "a port is a number from 0, any that is free, to " + LAST_PORT + ", not " + wanted);
        }
        try {
            return start(wanted, folder);
        } catch (JavalinBindException e) {
            throw new CommandFailed("Port " + wanted + " is taken, or may not be used. Name another one, or none.", e);
        }
    }

    private static RunnerPage start(int port, Optional<LearnersFolder> folder) {
        return folder.map(each -> RunnerPage.start(port, each::of)).orElseGet(() -> RunnerPage.start(port));
    }
}
