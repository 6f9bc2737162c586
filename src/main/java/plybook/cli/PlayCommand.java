package plybook.cli;

import io.javalin.util.JavalinBindException;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
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
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;
import plybook.judge.table.LearnersPlay;
import plybook.registry.GameRegistry;
import plybook.registry.Opponent;
import plybook.registry.PlayableGame;
import plybook.report.Terminal;
import plybook.setup.CommandFailed;
import plybook.setup.Machine;
import plybook.setup.Project;
import plybook.web.RunnerPage;
import plybook.workbook.TextGame;

/** {@code plybook play}: games in the browser, or in the terminal. */
@Command(name = "play", mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {
    /** The port of the page if it is free. Because it is always the same, an open tab continues after a restart. */
    private static final int USUAL_PORT = 4747;

    private static final int LAST_PORT = 65_535;

    /** The ids of the registered games, for the help. */
    static final class GameIds implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return GameRegistry.games().stream().map(PlayableGame::id).iterator();
        }
    }

    @Option(names = "--game", paramLabel = "GAME", defaultValue = "tictactoe", completionCandidates = GameIds.class)
    private String game = "tictactoe";

    @Option(names = "--from", paramLabel = "DIR")
    private Optional<Path> from = Optional.empty();

    @Option(names = "--port", paramLabel = "P")
    private Optional<Integer> port = Optional.empty();

    @Option(names = "--no-browser")
    private boolean noBrowser;

    @Option(names = "--text")
    private boolean text;

    @ArgGroup(exclusive = false, headingKey = "gomoku")
    private @Nullable ForGomoku gomoku;

    /** Options that only Gomoku in the terminal needs; the page asks for them itself. */
    static final class ForGomoku {
        @Option(names = "--level", paramLabel = "NAME", completionCandidates = GomocupCommand.Levels.class)
        private String level = "medium";

        @Option(names = "--size", paramLabel = "N")
        private int size = 15;

        @Option(names = "--exactly-five")
        private boolean exactlyFive;

        @Option(names = "--time", paramLabel = "MS")
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
        PlayableGame<?, ?> chosen = named();
        if (gomoku != null && !(text && chosen.equals(GameRegistry.GOMOKU))) {
            throw usage(Texts.of("play.text.only"));
        }
        if (text) {
            playInTerminal(chosen, folder, out);
        } else {
            playOnPage(folder, out);
        }
        return Main.PASSED;
    }

    private PlayableGame<?, ?> named() {
        try {
            return GameRegistry.named(game);
        } catch (IllegalArgumentException e) {
            throw usage(String.valueOf(e.getMessage()));
        }
    }

    private void playInTerminal(PlayableGame<?, ?> chosen, Optional<LearnersFolder> folder, Consumer<String> out) {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
        if (folder.isEmpty()) {
            (chosen.equals(GameRegistry.GOMOKU) ? gomoku(in, out) : text(in, out, chosen)).run();
            return;
        }
        if (!chosen.equals(GameRegistry.TIC_TAC_TOE)) {
            throw usage(Texts.of("play.text.engine", chosen.title()));
        }
        try (LearnersPlay learner = new LearnersPlay(folder.get()::of)) {
            learner.notes().forEach(out);
            Opponent<Board, Cell> computer = learner.hasSearch()
                    ? Opponent.of(Texts.of("play.your.search"), learner::choose)
                    : GameRegistry.TIC_TAC_TOE.helper();
            new TextGame<>(in, out, GameRegistry.TIC_TAC_TOE, learner.rules(), computer).run();
        }
    }

    private static <S, A> TextGame<S, A> text(BufferedReader in, Consumer<String> out, PlayableGame<S, A> game) {
        return new TextGame<>(in, out, game, game.helper());
    }

    private TextGame<Board, Cell> gomoku(BufferedReader in, Consumer<String> out) {
        ForGomoku options = gomoku == null ? new ForGomoku() : gomoku;
        if (options.time < 1) {
            throw usage(Texts.of("play.time"));
        }
        try {
            Gomoku.Rule rule = options.exactlyFive ? Gomoku.Rule.EXACTLY_FIVE : Gomoku.Rule.FIVE_OR_MORE;
            PlayableGame<Board, Cell> played =
                    GameRegistry.gomoku(new Gomoku(options.size, rule), Duration.ofMillis(options.time));
            return new TextGame<>(in, out, played, played.opponent(options.level));
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
            out.accept(opened ? Texts.of("play.at.browser", address) : Texts.of("play.at", address));
            if (!opened && !noBrowser) {
                out.accept(Texts.of("play.no.browser"));
            }
            out.accept(Texts.of("play.end"));
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
            throw usage(Texts.of("play.port", LAST_PORT, wanted));
        }
        try {
            return start(wanted, folder);
        } catch (JavalinBindException e) {
            throw new CommandFailed(Texts.of("play.port.taken", wanted), e);
        }
    }

    private static RunnerPage start(int port, Optional<LearnersFolder> folder) {
        return folder.map(each -> RunnerPage.start(port, each::of)).orElseGet(() -> RunnerPage.start(port));
    }
}
