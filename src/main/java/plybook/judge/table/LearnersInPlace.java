package plybook.judge.table;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Window;
import plybook.gomoku.Gomoku;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.guest.Reply;
import plybook.guest.Walk;
import plybook.guest.own.OwnGomoku;
import plybook.judge.process.Learner;
import plybook.judge.suite.GomokuText;
import plybook.judge.table.LearnersGomoku.Chosen;
import plybook.judge.table.LearnersPlay.Broken;
import plybook.judge.table.LearnersPlay.Broken.How;
import plybook.task.CandidatesTask;
import plybook.task.Course;
import plybook.task.EvaluationTask;
import plybook.task.Exercise.Part;
import plybook.task.InPlaceTask;
import plybook.tree.Tree;

/**
 * The search of exercise 07 in its process, on a position of the learner's own candidates in their order, with the evaluation of 06 at the
 * horizon. The root is played here: one ply deep, then two, and so on until the nodes are used up, the best move of the last iteration first. The
 * order of the others at the root is that of their values one ply deep.
 *
 * @param candidates the candidates in a process of their own, for the moves at the root
 */
record LearnersInPlace(Learner search, Learner candidates, boolean ownEvaluation) {
    /** The nodes for a move where only time is limited: a fraction of a second. */
    private static final int NODES = 2_000;

    private static final int DEEPEST = 20;
    private static final Tree NO_LEAVES = Tree.leaf(0);
    private static final Board BEGUN = Board.parse("...../...../..X../...O./.....");

    /** Returns the search with its parts, if both parts of exercise 07 are written and give a first answer. */
    static Optional<LearnersInPlace> open(LearnersParts parts) {
        Optional<Path> searches = parts.compiled(InPlaceTask.class);
        Optional<Path> cells = parts.compiled(CandidatesTask.class);
        if (searches.isEmpty() || cells.isEmpty()) {
            return Optional.empty();
        }
        Optional<Path> values = parts.compiled(EvaluationTask.class);
        Learner candidates =
                parts.open(CandidatesTask.class, LearnersParts.FOR_A_RULE, learner -> ordered(learner, BEGUN));
        if (candidates == null) {
            return Optional.empty();
        }
        LearnersInPlace own = values.isEmpty()
                ? null
                : open(parts, candidates, List.of(searches.get(), cells.get(), values.get()), true);
        return Optional.ofNullable(
                own != null ? own : open(parts, candidates, List.of(searches.get(), cells.get()), false));
    }

    private static @Nullable LearnersInPlace open(
            LearnersParts parts, Learner candidates, List<Path> folders, boolean ownEvaluation) {
        Part part = Course.part(InPlaceTask.class);
        Part withRules = new Part(part.className(), part.contract(), List.of("gomoku", "guest/own"));
        try {
            Learner search = parts.tried(
                    withRules, parts.together(folders), LearnersParts.FOR_A_SEARCH, learner -> new LearnersInPlace(
                                    learner, candidates, ownEvaluation)
                            .choose(BEGUN, Optional.of(100L)));
            return search == null ? null : new LearnersInPlace(search, candidates, ownEvaluation);
        } catch (Broken e) {
            parts.notes().add(e.getMessage());
            return null;
        }
    }

    /** Returns the names of the classes that play. */
    String className() {
        return search.className() + " and " + candidates.className();
    }

    /**
     * Returns the best move of the last iteration that was finished within the nodes, or a better one of the iteration that was not, which
     * begins with the best move of the one before.
     *
     * @throws Broken if there is no answer, or a candidate is no empty cell
     */
    Chosen choose(Board board, Optional<Long> limit) {
        long nodes = limit.orElse((long) NODES);
        List<Cell> moves = ordered(candidates, board);
        boolean max = Gomoku.standard().player(board) == Player.MAX;
        long used = 0;
        int depth = 0;
        boolean finished = true;
        while (finished && depth < DEEPEST) {
            Iteration iteration = iteration(board, moves, depth + 1, nodes - used);
            used += iteration.used();
            finished = iteration.values().size() == moves.size();
            depth += finished ? 1 : 0;
            if (depth == 1 && finished) { // these values are exact, those of deeper iterations are bounds
                Map<Cell, Integer> values = iteration.values();
                moves.sort(Comparator.comparingInt(move -> (max ? -1 : 1) * values.getOrDefault(move, 0)));
            }
            iteration.best().ifPresent(best -> {
                moves.remove(best);
                moves.add(0, best);
            });
        }
        return new Chosen(moves.get(0), className(), Optional.of(used), Optional.empty(), Optional.of(depth));
    }

    /**
     * An iteration at the root.
     *
     * @param values the values of the moves that were searched to the end
     * @param used the moves that were made on the position
     */
    private record Iteration(Optional<Cell> best, Map<Cell, Integer> values, long used) {}

    private Iteration iteration(Board board, List<Cell> moves, int depth, long nodes) {
        Player player = Gomoku.standard().player(board);
        boolean max = player == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        long used = 0;
        Optional<Cell> best = Optional.empty();
        int bestValue = 0;
        Map<Cell, Integer> values = new HashMap<>();
        for (Cell move : moves) {
            Board next = board.copy();
            next.put(move, player);
            int from = alpha;
            int to = beta;
            // One ply deep every move is looked at, however few nodes there are.
            long left = depth == 1 ? Long.MAX_VALUE : nodes - used - 1;
            if (left <= 0) {
                break;
            }
            Call call = Call.<InPlaceTask<Object>>to(
                    InPlaceTask.class,
                    searches -> searches.value(Given.ownPosition(next, depth - 1, left, ownEvaluation), from, to));
            Reply.Answer answer = LearnersParts.answer(search, call, NO_LEAVES);
            int value = (Integer) LearnersParts.value(call, answer);
            long made = answer.changedArgument().map(Long::valueOf).orElse(0L);
            used += 1 + made;
            if (made >= left) {
                break; // its value is that of an unfinished search
            }
            values.put(move, value);
            if (best.isEmpty() || (max ? value > bestValue : value < bestValue)) {
                best = Optional.of(move);
                bestValue = value;
            }
            if (depth > 1) {
                alpha = max ? Math.max(alpha, value) : alpha;
                beta = max ? beta : Math.min(beta, value);
            }
        }
        return new Iteration(best, values, used);
    }

    private static List<Cell> ordered(Learner candidates, Board board) {
        Walk walk = new Walk(board, OwnGomoku.RADIUS, List.of(new Walk.Step(Walk.Kind.ORDER)));
        List<Cell> cells = GomokuText.cells(
                LearnersParts.answer(candidates, walk, NO_LEAVES).text());
        if (cells.isEmpty() || !cells.stream().allMatch(cell -> board.contains(cell) && board.isEmpty(cell))) {
            throw new Broken(
                    How.NO_MOVE, "your " + candidates.className() + " ordered " + cells + ", which are no empty cells");
        }
        return new ArrayList<>(cells);
    }
}
