package plybook.judge.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plybook.guest.Call;
import plybook.guest.Question;
import plybook.guest.Reply;
import plybook.judge.compiler.SourceCompiler;
import plybook.judge.process.Learner;
import plybook.judge.process.MachineBusy;
import plybook.judge.process.ProcessLearner;
import plybook.judge.process.Sandbox;
import plybook.judge.process.TemporaryFolder;
import plybook.judge.suite.NoAnswer;
import plybook.judge.table.LearnersPlay.Broken;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.task.Exercise.Part;
import plybook.tree.Tree;
import plybook.tree.TreeGame;

/** The parts of a learner's that a game is played with, each compiled, in a process of its own, and tried once. */
public final class LearnersParts implements AutoCloseable {
    /** A rule is asked about one board. */
    static final Duration FOR_A_RULE = Duration.ofSeconds(5);

    /** From the empty board minimax looks at 85,053 leaves when mirror images are left out; a slow machine needs a while. */
    static final Duration FOR_A_SEARCH = Duration.ofSeconds(30);

    /** A player has a clock of a few seconds at most; on a busy machine its last step may take a while. */
    static final Duration FOR_A_PLAYER = Duration.ofSeconds(10);

    private static final Tree NO_LEAVES = Tree.leaf(0);
    private static final Duration WHOLE_SESSION = Duration.ofDays(7);

    private final Function<Exercise, Path> folders;
    private final Sandbox sandbox;
    private final SourceCompiler compiler;
    private final List<Learner> learners = new ArrayList<>();
    private final List<Path> classes = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final Map<Class<?>, Optional<Path>> compiled = new HashMap<>();

    /**
     * @param folders the folder of each exercise, which may not exist
     * @param sandbox the wall around the compiler and the processes; none for your own code
     */
    LearnersParts(Function<Exercise, Path> folders, Sandbox sandbox) {
        this.folders = folders;
        this.sandbox = sandbox;
        this.compiler = SourceCompiler.in(sandbox);
    }

    /** Returns the notes for the learner, a sentence each. */
    List<String> notes() {
        return notes;
    }

    /** Returns the learner's class for the contract if it gives a first answer, otherwise null, with a note. */
    @Nullable
    Learner open(Class<?> contract, Duration patience, Consumer<Learner> trial) {
        Optional<Path> made = compiled(contract);
        return made.isEmpty() ? null : tried(Course.part(contract), made.get(), patience, trial);
    }

    /**
     * Returns the folder with the compiled classes for the contract, empty with a note if there are none. A class is compiled once.
     */
    Optional<Path> compiled(Class<?> contract) {
        return compiled.computeIfAbsent(contract, each -> {
            Part part = Course.part(contract);
            try {
                Path made = TemporaryFolder.make("play");
                classes.add(made);
                SourceCompiler.Outcome outcome = compiler.compile(source(part), part, made);
                if (outcome.classes().isEmpty()) {
                    notes.add(outcome.message());
                }
                return outcome.classes();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** Returns a new folder with the classes of several folders. */
    Path together(List<Path> folders) {
        try {
            Path all = TemporaryFolder.make("play");
            classes.add(all);
            for (Path folder : folders) {
                try (Stream<Path> files = Files.list(folder)) {
                    for (Path each : (Iterable<Path>) files::iterator) {
                        Files.copy(each, all.resolve(each.getFileName().toString()));
                    }
                }
            }
            return all;
        } catch (FileAlreadyExistsException e) {
            String name = Path.of(e.getFile()).getFileName().toString().replace(".class", "");
            throw new Broken("two of your files have a class " + name + ": give one of them another name");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the class of a folder, in a process of its own, if it gives a first answer, otherwise null, with a note. */
    @Nullable
    Learner tried(Part part, Path made, Duration patience, Consumer<Learner> trial) {
        Learner learner = new ProcessLearner(part, made, patience, WHOLE_SESSION, sandbox);
        learners.add(learner);
        try {
            trial.accept(learner);
            return learner;
        } catch (Broken e) {
            notes.add(e.getMessage());
            return null;
        }
    }

    private Path source(Part part) {
        return Course.exercises().stream()
                .filter(exercise -> exercise.parts().contains(part))
                .map(exercise -> folders.apply(exercise).resolve(part.fileName()))
                .findFirst()
                .orElseThrow();
    }

    /** An answer to a question in which no leaf is sold, or only those of the tree. */
    static Reply.Answer answer(Learner learner, Question question, Tree leaves) {
        List<Integer> values = TreeGame.leafValues(leaves);
        return answer(learner, question, values.size(), values::get);
    }

    /**
     * An answer to a question.
     *
     * @param leaves how many leaves there are
     * @param valueOfLeaf what each is worth
     * @throws Broken if there is none; the message says which function failed, and how
     */
    static Reply.Answer answer(Learner learner, Question question, int leaves, IntUnaryOperator valueOfLeaf) {
        Reply reply;
        try {
            reply = learner.ask(question, number -> {
                if (number < 0 || number >= leaves) {
                    throw new UncheckedIOException(new IOException("no leaf " + number));
                }
                return valueOfLeaf.applyAsInt(number);
            });
        } catch (MachineBusy e) {
            throw new Broken(Broken.How.LATE, e.reason());
        }
        if (reply instanceof Reply.Answer answer) {
            return answer;
        }
        Reply.Fault fault = (Reply.Fault) reply;
        if (fault.kind() == Reply.Kind.NOT_ATTEMPTED) {
            throw new Broken(learner.className() + " is not written yet.");
        }
        throw new Broken(
                how(fault), "your " + learner.className() + " gave no answer: " + why(question, fault, learner));
    }

    private static Broken.How how(Reply.Fault fault) {
        return switch (fault.kind()) {
            case TOO_LATE, TOO_MUCH_TIME, TOO_MUCH_PROCESSOR_TIME -> Broken.How.LATE;
            case RETURNED_NULL -> Broken.How.NO_MOVE;
            default -> Broken.How.CRASHED;
        };
    }

    private static String why(Question question, Reply.Fault fault, Learner learner) {
        String message =
                new NoAnswer(question, fault, learner.className()).verdict().message();
        return message.isEmpty()
                ? (question instanceof Call call ? call.method() : learner.className()) + " returned null"
                : message;
    }

    /**
     * The learner's object as the contract that it implements. What a method returns must be what the contract says; its methods throw
     * {@link Broken} otherwise, and where there is no answer.
     */
    static <C> C contract(Class<? super C> contract, Learner learner) {
        return Call.asking(contract, call -> value(call, answer(learner, call, NO_LEAVES)));
    }

    /** @throws Broken if it says nothing of the kind */
    static Object value(Call call, Reply.Answer answer) {
        try {
            return call.answer(answer.text());
        } catch (IllegalArgumentException e) {
            throw new Broken("expected " + call.asking().returns().kind().said() + " from " + call.method() + ": "
                    + e.getMessage());
        }
    }

    /**
     * The child that a search has chosen.
     *
     * @throws Broken if there is no such child
     */
    static int child(Reply.Answer answer, int children) {
        String text = answer.text();
        if (!text.matches("[0-9]{1,9}") || Integer.parseInt(text) >= children) {
            throw new Broken(
                    Broken.How.NO_MOVE,
                    "bestAction chose " + text + ", which is not among the actions 0 to " + (children - 1));
        }
        return Integer.parseInt(text);
    }

    @Override
    public void close() {
        learners.forEach(Learner::close);
        compiler.close();
        classes.forEach(TemporaryFolder::remove);
    }
}
