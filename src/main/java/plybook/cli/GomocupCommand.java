package plybook.cli;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import plybook.engine.Level;
import plybook.gomocup.Main;
import plybook.gomocup.Settings;

/** {@code plybook gomocup}: the Gomoku engine on standard input and output. Without options the launcher does not even come here. */
@Command(name = "gomocup", mixinStandardHelpOptions = true)
final class GomocupCommand implements Callable<Integer> {
    @Option(names = "--level", paramLabel = "NAME", completionCandidates = Levels.class)
    private String level = "strong";

    @Option(names = "--time", paramLabel = "MS")
    private int time = 5_000;

    @Option(names = "--suggest")
    private boolean suggest;

    @Option(names = "--debug")
    private boolean debug;

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    /** The names of the levels. */
    static final class Levels implements Iterable<String> {
        @Override
        public java.util.Iterator<String> iterator() {
            return names().iterator();
        }

        static List<String> names() {
            return Arrays.stream(Level.values()).map(Level::title).toList();
        }
    }

    @Override
    public Integer call() {
        Main.run(new Settings(Main.players(level()), duration(), suggest, debug));
        return plybook.cli.Main.PASSED;
    }

    private Level level() {
        try {
            return Level.named(level);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    private Duration duration() {
        if (time < 0) {
            throw new ParameterException(spec.commandLine(), Texts.of("gomocup.time", time));
        }
        return Duration.ofMillis(time);
    }
}
