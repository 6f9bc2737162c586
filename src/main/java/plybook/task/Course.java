package plybook.task;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The exercises in the order in which they build on each other. Everything else follows this list. */
public final class Course {
    private static final List<Exercise> EXERCISES = List.of(
            exercise("01", "trees", "The value of a tree", part("MyTreeValue", TreeValueTask.class)),
            exercise("02", "tic-tac-toe", "The rules of Tic-Tac-Toe", part("MyTicTacToe", TicTacToeTask.class)),
            exercise("03", "minimax", "Minimax", part("MyMinimax", MinimaxTask.class)),
            exercise(
                    "04",
                    "alpha-beta",
                    "Alpha-beta",
                    part("MyAlphaBeta", AlphaBetaTask.class),
                    part("MyCatchIt", CatchItTask.class)),
            exercise(
                    "05",
                    "gomoku",
                    "Gomoku",
                    part("MyGomoku", GomokuTask.class),
                    part("MyDepthSearch", DepthSearchTask.class)),
            exercise("06", "evaluation", "An evaluation of Gomoku", part("MyEvaluation", EvaluationTask.class)),
            exercise(
                    "07",
                    "candidates",
                    "Candidates, in place",
                    part("MyCandidates", CandidatesTask.class),
                    part("MyInPlaceSearch", InPlaceTask.class)),
            exercise(
                    "08",
                    "player",
                    "A player with a clock",
                    new Exercise.Part("MyPlayer", PlayerTask.class, List.of("gomoku"))));

    private Course() {}

    private static Exercise exercise(String number, String name, String title, Exercise.Part... parts) {
        return new Exercise(number, name, title, List.of(parts));
    }

    private static Exercise.Part part(String className, Class<?> contract) {
        return new Exercise.Part(className, contract);
    }

    /** All exercises, the first one first. */
    public static List<Exercise> exercises() {
        return EXERCISES;
    }

    /**
     * The exercise that goes by the number ({@code "3"} or {@code "03"}), the name or the folder.
     *
     * @throws IllegalArgumentException if there is none; the message lists those there are
     */
    public static Exercise find(String called) {
        String wanted = called.strip();
        return EXERCISES.stream()
                .filter(exercise -> wanted.equals(exercise.number())
                        || ("0" + wanted).equals(exercise.number())
                        || wanted.equals(exercise.name())
                        || wanted.equals(exercise.folder()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no exercise \"" + called + "\"; there are: "
                        + EXERCISES.stream().map(Exercise::folder).collect(Collectors.joining(", "))));
    }

    /**
     * The part with this contract.
     *
     * @throws IllegalArgumentException if no exercise has it
     */
    public static Exercise.Part part(Class<?> contract) {
        return EXERCISES.stream()
                .flatMap(exercise -> exercise.parts().stream())
                .filter(part -> part.contract().equals(contract))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(contract + " is no contract of the course"));
    }

    /** The exercise one of whose parts has the contract that the object implements, if any. */
    public static Optional<Exercise> exerciseOf(Object learners) {
        return EXERCISES.stream()
                .filter(exercise -> exercise.parts().stream()
                        .anyMatch(part -> part.contract().isInstance(learners)))
                .findFirst();
    }
}
