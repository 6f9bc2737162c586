package plybook.cli.author;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code plybook new}: the files of a new game or exercise, with their TODOs. */
@Command(name = "new", mixinStandardHelpOptions = true)
public final class NewCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    /** Without knowing what is to be new there is nothing to write. */
    @Override
    public Integer call() {
        throw new ParameterException(spec.commandLine(), Texts.of("what"));
    }

    @Command(name = "game", mixinStandardHelpOptions = true)
    int game(@Parameters(paramLabel = "NAME", descriptionKey = "NAME") String typed) {
        return written("game", () -> {
            Name name = Name.parse(typed);
            Checkout checkout = Checkout.here();
            NewGame.plan(name, checkout);
            List<String> files = checkout.write();
            return Texts.of(
                    "game.next",
                    name.title(),
                    listed(files),
                    listed(checkout.changed()),
                    name.type(),
                    name.inSmallLetters(),
                    files.get(1));
        });
    }

    @Command(name = "exercise", mixinStandardHelpOptions = true)
    int exercise(@Parameters(paramLabel = "NAME", descriptionKey = "NAME") String typed) {
        return written("exercise", () -> {
            Name name = Name.parse(typed);
            Checkout checkout = Checkout.here();
            NewExercise.plan(name, checkout);
            List<String> files = checkout.write();
            return Texts.of("exercise.next", name.title(), listed(files), listed(checkout.changed()), name.dashed());
        });
    }

    private int written(String subcommand, Callable<String> work) {
        PrintWriter out = spec.commandLine().getOut();
        try {
            out.println(work.call());
            return 0;
        } catch (Refused e) {
            throw new ParameterException(
                    spec.commandLine().getSubcommands().get(subcommand), String.valueOf(e.getMessage()), e);
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static String listed(List<String> files) {
        return "  " + String.join("\n  ", files);
    }
}
