package plybook.workbook;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;
import plybook.task.Exercise;
import plybook.task.Exercise.Part;
import plybook.viva.NoViva;
import plybook.viva.Viva;

/** A viva for oneself: first the questions, and in a later cell the answers. */
final class OwnViva {
    private static volatile Optional<Viva> last = Optional.empty();

    private OwnViva() {}

    /** Returns the questions, or a sentence why there are none. */
    static Shown ask(Exercise exercise, long seed) {
        return Viva.search(exercise)
                .map(part -> ask(part, LearnersFiles.folder(exercise), seed))
                .orElseGet(() -> Shown.text(Texts.of("viva.no.search", exercise.folder())));
    }

    static Shown ask(Part part, Path folder, long seed) {
        last = Optional.empty();
        Conditions practice = new Conditions(Conditions.practice().deadline(), seed, false, Sandbox.none());
        try {
            Viva viva = Viva.of(part, folder.resolve(part.fileName()), practice);
            last = Optional.of(viva);
            return new Shown(
                    viva.fragment() + "<p>" + Shown.escape(Texts.of("viva.how")) + "</p>",
                    viva.questions() + "\n" + Texts.of("viva.how"));
        } catch (NoViva e) {
            return Shown.text(String.valueOf(e.getMessage()));
        }
    }

    /** Returns the answers to the last questions, each compared with the prediction of its number. */
    static String key(Predictions predictions) {
        return last.map(viva -> IntStream.range(0, viva.items().size())
                                .mapToObj(i -> predictions.reveal(
                                                Integer.toString(i + 1),
                                                viva.items().get(i).answer())
                                        + "\n   " + viva.items().get(i).why())
                                .collect(Collectors.joining("\n"))
                        + "\n" + String.join("\n", viva.basis()))
                .orElseGet(() -> Texts.of("viva.first"));
    }
}
