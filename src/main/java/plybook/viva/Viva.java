package plybook.viva;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import plybook.judge.compiler.SourceCompiler;
import plybook.judge.process.Learner;
import plybook.judge.process.Limits;
import plybook.judge.process.ProcessLearner;
import plybook.judge.process.TemporaryFolder;
import plybook.judge.suite.Conditions;
import plybook.task.Exercise;
import plybook.task.Exercise.Part;
import plybook.tree.Tree;

/**
 * Three questions about one program on one tree, each with its answer.
 *
 * @param program the class that was run, such as {@code MyAlphaBeta}
 * @param seed the seed from which the tree and the questions follow
 * @param basis what the key rests on, a sentence each
 */
public record Viva(String program, long seed, Tree tree, List<Item> items, List<String> basis) {
    /**
     * A question.
     *
     * @param answer in a few words; a number if one was asked for
     * @param why what in the run shows it
     */
    public record Item(String question, String answer, String why) {}

    public Viva {
        items = List.copyOf(items);
        basis = List.copyOf(basis);
    }

    /** Returns the class of the exercise that a viva can be about; empty if it has none. */
    public static Optional<Part> search(Exercise exercise) {
        return exercise.parts().stream().filter(Program::isSearch).findFirst();
    }

    /**
     * Runs a file and asks about what it did.
     *
     * @param source the file, which need not exist
     * @throws NoViva if the program cannot be compiled, does not answer, or does something else each time
     */
    public static Viva of(Part part, Path source, Conditions conditions) {
        try (SourceCompiler compiler = SourceCompiler.in(conditions.sandbox())) {
            Path classes = TemporaryFolder.make("viva");
            try {
                SourceCompiler.Outcome outcome = compiler.compile(source, part, classes);
                if (outcome.classes().isEmpty()) {
                    throw new NoViva(Texts.of("not.compiled", outcome.message()));
                }
                try (Learner learner = new ProcessLearner(
                        part, classes, conditions.deadline(), Limits.ALL_ANSWERS, conditions.sandbox())) {
                    return of(learner, conditions.seed());
                }
            } finally {
                TemporaryFolder.remove(classes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Asks about what a learner's object does.
     *
     * @throws NoViva if it does not answer, or does something else each time
     */
    static Viva of(Learner learner, long seed) {
        return new Interview(new Program(learner), learner.className(), seed).viva();
    }

    /** Returns the questions and the tree, without a word of the answers. */
    public String questions() {
        return VivaText.questions(this);
    }

    /** Returns the key. */
    public String key() {
        return VivaText.key(this);
    }

    /** Returns both as a page to print, the key on a sheet of its own. */
    public String page() {
        return VivaPage.of(this);
    }

    /** Returns the questions with the tree as HTML for a page around it. */
    public String fragment() {
        return VivaPage.questions(this);
    }
}
