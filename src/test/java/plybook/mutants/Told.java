package plybook.mutants;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.diagnosis.Crashes;
import plybook.diagnosis.GameMistakes;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.gomoku.CandidateMistakes;
import plybook.diagnosis.gomoku.PlayerMistakes;
import plybook.diagnosis.inplace.InPlaceMistakes;
import plybook.diagnosis.rules.GomokuMistakes;
import plybook.diagnosis.rules.TicTacToeMistakes;
import plybook.diagnosis.search.Diagnosis;
import plybook.judge.repair.Repairs;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Verdict;

/** The names and texts that a learner is told about a check. */
final class Told {
    private Told() {}

    /** Returns the ids of the mistakes that are named, or "none". A crash names them in its message. */
    static String diagnosis(CheckResult result) {
        if (result.verdict() instanceof Verdict.Failed failed) {
            List<Mistake> mistakes = failed.evidence().mistakes();
            return mistakes.isEmpty()
                    ? "none"
                    : mistakes.stream().map(Mistake::id).collect(Collectors.joining(" + "));
        }
        return Stream.of(
                        GameMistakes.all().stream(),
                        Diagnosis.known().stream(),
                        CandidateMistakes.mistakes().stream(),
                        PlayerMistakes.all().stream(),
                        InPlaceMistakes.all().stream().map(InPlaceMistakes.Model::mistake),
                        TicTacToeMistakes.all().stream(),
                        GomokuMistakes.all().stream(),
                        Crashes.all().stream(),
                        Repairs.provable().stream())
                .flatMap(mistakes -> mistakes)
                .filter(mistake -> result.verdict().message().contains(mistake.explanation()))
                // What one player does wrong is explained as what both do, and a sentence more.
                .max(Comparator.comparingInt(mistake -> mistake.explanation().length()))
                .map(Mistake::id)
                .orElse("none");
    }

    /** Returns everything that the learner reads about a check, as one text. */
    static String everything(CheckResult result) {
        Verdict verdict = result.verdict();
        if (verdict instanceof Verdict.Failed failed) {
            var evidence = failed.evidence();
            return "expected " + evidence.expected() + "\ngot " + evidence.got() + "\n" + evidence.why() + "\n"
                    + evidence.drawing();
        }
        return verdict.toString();
    }
}
