package plybook.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.diagnosis.Ladder;
import plybook.game.Board;
import plybook.judge.verdict.CheckResult;
import plybook.trace.Sketch;
import plybook.trace.TreeDrawing;
import plybook.tree.Tree;

/**
 * A step of help with a check that fails, as people read it.
 *
 * @param label its kind, such as "A question"
 * @param text what it says
 * @param drawing the tree or board that it is about; may be empty
 * @param cell the line of a cell that steps through the tree; may be empty
 * @param command the command that does the same; may be empty
 */
public record Rung(String label, String text, String drawing, String cell, String command) {
    /**
     * Returns the steps that a learner may take, the first ones first: the hint that the report shows, a question, a small tree or board,
     * and a question about that. Empty where the report shows no hint, because the check passed, the file has to compile first, or the
     * assignment hides hints.
     */
    public static List<Rung> of(CheckResult result) {
        String hint = Wording.hint(result);
        return hint.isEmpty()
                ? List.of()
                : Stream.concat(Stream.of(plain(Texts.of("rung.hint"), hint)), more(result).stream())
                        .toList();
    }

    /** Returns the steps after the hint. */
    static List<Rung> more(CheckResult result) {
        Optional<Ladder> ladder = Wording.hint(result).isEmpty() ? Optional.empty() : Ladder.of(result.id());
        return ladder.map(each -> List.of(
                        plain(Texts.of("rung.question"), each.question()),
                        pictured(each),
                        plain(Texts.of("rung.about"), each.about())))
                .orElse(List.of());
    }

    private static Rung plain(String label, String text) {
        return new Rung(label, text, "", "", "");
    }

    private static Rung pictured(Ladder ladder) {
        if (ladder.hasBoard()) {
            return new Rung(
                    Texts.of("rung.board"),
                    ladder.steps(),
                    Board.parse(ladder.picture()).drawn(),
                    "",
                    "");
        }
        return new Rung(
                Texts.of("rung.tree"),
                ladder.steps(),
                TreeDrawing.text(Sketch.of(Tree.parse(ladder.picture())).hidingValues()),
                "explore(Tree.parse(\"" + ladder.picture() + "\"));",
                "./plybook explore \"" + ladder.picture() + "\"");
    }
}
