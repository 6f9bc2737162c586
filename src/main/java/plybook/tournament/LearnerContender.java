package plybook.tournament;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;
import plybook.gomoku.Gomoku.Rule;
import plybook.judge.LearnersGomoku;
import plybook.judge.LearnersPlay.Broken;
import plybook.task.Exercise;

/**
 * A learner's search of exercise 05, with the evaluation of 06 if that is written, in the learner's processes: new ones for each game.
 * It looks so many plies ahead as {@link LearnersGomoku} asks for, whatever the budget; only its time is looked at.
 *
 * @param folders the folder of each exercise
 */
public record LearnerContender(String name, Function<Exercise, Path> folders) implements Contender {
    /** A question costs a way through a pipe for each leaf, so nobody is asked to be as quick as the engine. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /**
     * Compiles it once, to know before a tournament whether there is a search.
     *
     * @throws IllegalArgumentException if there is none that works; the message says why
     */
    public void tryToStart() {
        try (LearnersGomoku learner = new LearnersGomoku(folders)) {
            if (!learner.hasSearch()) {
                throw new IllegalArgumentException(
                        name + " has no search of exercise 05 that works:\n" + String.join("\n", learner.notes()));
            }
        }
    }

    @Override
    public Seat sit(Gomoku rules, Budget budget, long seed) throws Forfeit {
        if (rules.size() != Gomoku.standard().size() || rules.rule() != Rule.FIVE_OR_MORE) {
            throw new Forfeit(Forfeit.Kind.CRASH, "a learner's search plays " + Gomoku.standard() + " only");
        }
        LearnersGomoku learner = new LearnersGomoku(folders);
        if (!learner.hasSearch()) {
            learner.close();
            throw new Forfeit(Forfeit.Kind.CRASH, "no search works: " + String.join(" ", learner.notes()));
        }
        return new LearnerSeat(learner);
    }

    private record LearnerSeat(LearnersGomoku learner) implements Seat {
        @Override
        public Cell move(Board board, List<Cell> moves) throws Forfeit {
            long start = System.nanoTime();
            Cell cell;
            try {
                cell = learner.think(board).cell();
            } catch (Broken e) {
                throw new Forfeit(Forfeit.Kind.CRASH, String.valueOf(e.getMessage()));
            }
            Duration took = Duration.ofNanos(System.nanoTime() - start);
            if (took.compareTo(PATIENCE) > 0) {
                throw new Forfeit(Forfeit.Kind.TIMEOUT, "took " + took.toSeconds() + " s for a move");
            }
            return cell;
        }

        @Override
        public void close() {
            learner.close();
        }
    }
}
