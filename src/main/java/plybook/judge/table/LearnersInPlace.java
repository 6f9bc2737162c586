package plybook.judge.table;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
 * horizon. The root is played here: one ply deep, then two, and so on until the nodes are used up, the best move of the last iteration first.
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
        Part withRules = new Part(part.className(), part.contract(), List.of("gomoku"));
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
     * Returns the best move of the last iteration that was finished within the nodes.
     *
     * @throws Broken if there is no answer, or a candidate is no empty cell
     */
    Chosen choose(Board board, Optional<Long> limit) {
        long nodes = limit.orElse((long) NODES);
        List<Cell> moves = ordered(candidates, board);
        long used = 0;
        int depth = 0;
        Cell best = moves.get(0);
        while (depth < DEEPEST && used < nodes) {
            Iteration iteration = iteration(board, moves, depth + 1, nodes - used);
            used += iteration.used();
            if (used < nodes || depth == 0) {
                depth++;
                best = iteration.best();
                moves.remove(best);
                moves.add(0, best);
            }
        }
        return new Chosen(best, className(), Optional.of(used), Optional.empty(), Optional.of(depth));
    }

    /** @param used the moves that were made */
    private record Iteration(Cell best, long used) {}

    private Iteration iteration(Board board, List<Cell> moves, int depth, long nodes) {
        Player player = Gomoku.standard().player(board);
        boolean max = player == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        long used = 0;
        Cell best = moves.get(0);
        for (Cell move : moves) {
            Board next = board.copy();
            next.put(move, player);
            int from = alpha;
            int to = beta;
            long left = Math.max(0, nodes - used - 1);
            Call call = Call.<InPlaceTask<Object>>to(
                    InPlaceTask.class,
                    searches -> searches.value(Given.ownPosition(next, depth - 1, left, ownEvaluation), from, to));
            Reply.Answer answer = LearnersParts.answer(search, call, NO_LEAVES);
            int value = (Integer) LearnersParts.value(call, answer);
            used += 1 + answer.changedArgument().map(Long::valueOf).orElse(0L);
            if (max ? value > alpha : value < beta) {
                best = move;
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
            if (used >= nodes) {
                break;
            }
        }
        return new Iteration(best, used);
    }

    private static List<Cell> ordered(Learner candidates, Board board) {
        Walk walk = new Walk(board, LearnersGomoku.RADIUS, List.of(new Walk.Step(Walk.Kind.ORDER)));
        List<Cell> cells = GomokuText.cells(
                LearnersParts.answer(candidates, walk, NO_LEAVES).text());
        if (cells.isEmpty() || !cells.stream().allMatch(cell -> board.contains(cell) && board.isEmpty(cell))) {
            throw new Broken(
                    How.NO_MOVE, "your " + candidates.className() + " ordered " + cells + ", which are no empty cells");
        }
        return new ArrayList<>(cells);
    }
}
