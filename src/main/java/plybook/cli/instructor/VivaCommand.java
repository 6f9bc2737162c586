package plybook.cli.instructor;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import plybook.grading.AtomicFile;
import plybook.intake.HandedIn;
import plybook.intake.Intake;
import plybook.intake.Submission.Entry;
import plybook.judge.process.Sandbox;
import plybook.judge.process.TemporaryFolder;
import plybook.judge.suite.Conditions;
import plybook.setup.CommandFailed;
import plybook.setup.Machine;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.task.Exercise.Part;
import plybook.viva.NoViva;
import plybook.viva.Viva;

/** {@code plybook viva}: three questions about a learner's own program, with a key. */
@Command(name = "viva", mixinStandardHelpOptions = true)
public final class VivaCommand implements Callable<Integer> {
    private static final int DONE = 0;

    /** The exercises in the order in which a viva is most telling. */
    private static final List<String> BY_CHOICE = List.of("04", "05", "07", "03");

    /** A form feed: the key on a sheet of its own, where a text is printed. */
    private static final String NEXT_SHEET = "\n\f\n";

    @Parameters(paramLabel = "SUBMISSION", descriptionKey = "SUBMISSION")
    private Path named = Path.of("");

    @Option(names = "--exercise", paramLabel = "EXERCISE")
    private Optional<String> exercise = Optional.empty();

    @Option(names = "--out", paramLabel = "FILE")
    private Optional<Path> out = Optional.empty();

    @Option(names = "--seed", paramLabel = "N")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--sandbox", paramLabel = "KIND")
    private String sandbox = "auto";

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    /** A file of one part of an exercise. */
    private record Source(Part part, Path file) {}

    @Override
    public Integer call() {
        Machine.requireJdk();
        try {
            Path copy = TemporaryFolder.make("viva");
            try {
                Conditions conditions =
                        Conditions.grading(seed.orElseGet(Conditions::freshSeed), Sandbox.named(sandbox));
                Source source = source(copy);
                Viva viva = Viva.of(source.part(), source.file(), conditions);
                give(viva);
                return DONE;
            } finally {
                TemporaryFolder.remove(copy);
            }
        } catch (NoViva e) {
            throw new CommandFailed(Texts.of("viva.none", named, e.getMessage()), e);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("viva.failed", e), e);
        }
    }

    private void give(Viva viva) throws IOException {
        PrintWriter said = spec.commandLine().getOut();
        String text = viva.questions() + "\n" + NEXT_SHEET + viva.key();
        if (out.isEmpty()) {
            said.println(text);
        } else {
            boolean plain = out.get().toString().endsWith(".txt");
            AtomicFile.write(out.get(), (plain ? text + "\n" : viva.page()).getBytes(StandardCharsets.UTF_8));
            said.println(Texts.of("viva.wrote", out.get(), viva.seed()));
        }
        said.flush();
    }

    /** Returns the file to ask about: the one that was named, or one of the submission's. */
    private Source source(Path copy) throws IOException {
        if (named.toString().endsWith(".java") && Files.isRegularFile(named)) {
            return file();
        }
        HandedIn submission = submission(copy);
        for (String each : exercise.map(List::of).orElse(BY_CHOICE)) {
            Exercise wanted = Course.find(each);
            Part part = Viva.search(wanted)
                    .orElseThrow(() -> new IllegalArgumentException(Texts.of("viva.no.search", wanted.folder())));
            String name = "exercises/" + wanted.folder() + "/" + part.fileName();
            Optional<Entry> found = submission.contents().submission().entries().stream()
                    .filter(entry -> entry.name().equals(name))
                    .findFirst();
            if (found.isPresent()) {
                return new Source(
                        part,
                        Files.write(copy.resolve(part.fileName()), found.get().content()));
            }
        }
        throw new IllegalArgumentException(Texts.of("viva.nothing", named, searches()));
    }

    /** @param results a folder that is no submission */
    private HandedIn submission(Path results) throws IOException {
        List<HandedIn> found = Intake.of(List.of(named), results).submissions();
        if (found.size() > 1) {
            throw new IllegalArgumentException(Texts.of("viva.several", named, found.size()));
        }
        return found.get(0);
    }

    private Source file() {
        String name = String.valueOf(named.getFileName());
        Stream<Exercise> all = exercise.map(Course::find).map(Stream::of).orElseGet(() -> BY_CHOICE.stream()
                .map(Course::find));
        List<Part> parts = all.flatMap(each -> Viva.search(each).stream()).toList();
        return parts.stream()
                .filter(part -> part.fileName().equals(name) || (exercise.isPresent() && parts.size() == 1))
                .findFirst()
                .map(part -> new Source(part, named))
                .orElseThrow(() -> new IllegalArgumentException(Texts.of("viva.nothing", named, searches())));
    }

    private static String searches() {
        return String.join(
                ", ",
                Course.exercises().stream()
                        .flatMap(each -> Viva.search(each).stream())
                        .map(Part::fileName)
                        .toList());
    }
}
