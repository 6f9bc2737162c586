package plybook.tournament;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;
import plybook.gomoku.Gomoku.Rule;
import plybook.judge.process.Sandbox;
import plybook.judge.table.LearnersGomoku;
import plybook.judge.table.LearnersPlay.Broken;
import plybook.match.Match;
import plybook.task.Exercise;

/**
 * A learner's player of exercise 08, with the same budget as all others. If it is not written, the search and the candidates of exercise 07
 * play, or else the search of 05, both with the evaluation of 06 if there is one. The search of 05 looks as deep as {@link LearnersGomoku} asks
 * for, whatever the budget. Both run in the
 * learner's processes, which are new for each game.
 *
 * @param folders the folder of each exercise
 * @param sandbox the wall around those processes; none for your own code
 */
public record LearnerContender(String name, Function<Exercise, Path> folders, Sandbox sandbox) implements Contender {
    /** The time for a player that counts nodes, and for a search, which asks for each leaf through a pipe. A machine may be busy. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** The time after which a late process is ended. Before its first move a process also has to start. */
    private static final Duration ENDED_AFTER = Duration.ofSeconds(4);

    /** The folder, which does not exist, of what was not written yet after an earlier exercise. */
    private static final String NOT_YET = "not yet";

    /** Makes a contender of your own code. */
    public LearnerContender(String name, Function<Exercise, Path> folders) {
        this(name, folders, Sandbox.none());
    }

    /** Returns the player that the learner had after this exercise, such as "06": later ones count as not written. */
    public static LearnerContender after(String name, String number, Function<Exercise, Path> folders) {
        return new LearnerContender(
                name,
                exercise -> exercise.number().compareTo(number) <= 0
                        ? folders.apply(exercise)
                        : folders.apply(exercise).resolve(NOT_YET),
                Sandbox.none());
    }

    /**
     * Compiles the player once, to find out before a tournament which parts it has.
     *
     * @return sentences that say which parts are the learner's and which are not
     * @throws IllegalArgumentException if no part works; the message says why
     */
    public List<String> tryToStart() {
        try (LearnersGomoku learner = LearnersGomoku.withEnginesRules(folders, PATIENCE, sandbox)) {
            if (!learner.hasComputer()) {
                throw new IllegalArgumentException(
                        name + " has no player of exercise 08 and no search of exercise 07 or 05 that works:\n"
                                + String.join("\n", learner.notes()));
            }
            // Of what was not written yet after an earlier exercise nobody need be told that it is missing.
            return learner.notes().stream()
                    .filter(note -> !note.contains(NOT_YET + ": copy the starter"))
                    .toList();
        }
    }

    @Override
    public Seat sit(Gomoku rules, Budget budget, long seed) throws Forfeit {
        if (rules.rule() != Rule.FIVE_OR_MORE) {
            throw new Forfeit(Forfeit.Kind.CRASH, "a learner's player knows five or more only");
        }
        Duration patience =
                budget.nodes().isPresent() ? PATIENCE : budget.latest().plus(ENDED_AFTER);
        LearnersGomoku learner = LearnersGomoku.withEnginesRules(folders, patience, sandbox);
        if (!learner.hasComputer()) {
            learner.close();
            throw new Forfeit(Forfeit.Kind.CRASH, "nothing works: " + String.join(" ", learner.notes()));
        }
        if (!learner.playsAnySize() && rules.size() != Gomoku.standard().size()) {
            learner.close();
            throw new Forfeit(Forfeit.Kind.CRASH, "a learner's search plays " + Gomoku.standard() + " only");
        }
        boolean onTheClock = learner.hasPlayer() && budget.nodes().isEmpty();
        return new LearnerSeat(learner, budget, onTheClock ? budget.latest() : PATIENCE);
    }

    /** @param latest the time after which a move is too late */
    private record LearnerSeat(LearnersGomoku learner, Budget budget, Duration latest) implements Seat {
        @Override
        public Cell choose(Match<Board, Cell> match) throws Forfeit {
            long start = System.nanoTime();
            Cell cell;
            try {
                cell = learner.think(match.state(), budget.limits(() -> false)).cell();
            } catch (Broken e) {
                throw new Forfeit(kind(e), String.valueOf(e.getMessage()));
            }
            Duration took = Duration.ofNanos(System.nanoTime() - start);
            if (took.compareTo(latest) > 0) {
                throw new Forfeit(
                        Forfeit.Kind.TIMEOUT,
                        "took " + took.toMillis() + " ms for a move, and had at most " + latest.toMillis());
            }
            return cell;
        }

        private static Forfeit.Kind kind(Broken broken) {
            return switch (broken.how()) {
                case CRASHED -> Forfeit.Kind.CRASH;
                case LATE -> Forfeit.Kind.TIMEOUT;
                case NO_MOVE -> Forfeit.Kind.NONSENSE;
            };
        }

        @Override
        public void close() {
            learner.close();
        }
    }
}
