package plybook.judge.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.guest.Reply;
import plybook.guest.Used;
import plybook.judge.process.Learner;
import plybook.judge.suite.GomokuText;
import plybook.judge.table.LearnersGomoku.Chosen;
import plybook.judge.table.LearnersPlay.Broken;
import plybook.judge.table.LearnersPlay.Broken.How;
import plybook.task.PlayerTask;
import plybook.tree.Tree;

/** A learner's player of exercise 08, in its process and with its clock. */
record LearnersPlayer(Learner learner) {
    /** So much later than its clock a player may answer, as the contract says. */
    private static final int LATE_NODES = 2_000;

    private static final Tree NO_LEAVES = Tree.leaf(0);

    private static final Board BEGUN = Board.parse("...../...../..X../...O./.....");

    /** The player if it is written and gives a first answer. */
    static Optional<LearnersPlayer> open(LearnersParts parts, Duration patience) {
        Learner opened = parts.open(PlayerTask.class, patience, learner -> new LearnersPlayer(learner)
                .choose(BEGUN, plybook.engine.Limits.nodes(100)));
        return Optional.ofNullable(opened).map(LearnersPlayer::new);
    }

    /**
     * Returns the move that it chooses within these limits. By the wall clock it may be late, which the caller must check.
     *
     * @throws Broken if there is no answer, no move in it, or it made far more moves on the position than it might
     */
    Chosen choose(Board board, plybook.engine.Limits limits) {
        boolean counted = limits.nodes() < Integer.MAX_VALUE;
        int nodes = counted ? (int) limits.nodes() : Given.ANY_NUMBER;
        int millis =
                limits.time().toDays() > 0 ? 0 : (int) Math.max(1, limits.time().toMillis());
        Call call = Call.<PlayerTask<Object>>to(
                PlayerTask.class, player -> player.move(Given.position(board), Given.clock(nodes, millis)));
        Reply.Answer answer = LearnersParts.answer(learner, call, NO_LEAVES);
        Used used = Used.of(answer);
        if (counted && used.nodes() > limits.nodes() + LATE_NODES) {
            throw new Broken(
                    How.LATE,
                    "your %s made %,d moves on the position, and had %,d"
                            .formatted(learner.className(), used.nodes(), limits.nodes()));
        }
        List<Cell> cells = GomokuText.cells(answer.text());
        if (cells.size() != 1) {
            throw new Broken(
                    How.NO_MOVE, "your " + learner.className() + " played " + answer.text() + ", which is no cell");
        }
        return new Chosen(
                cells.get(0), learner.className(), Optional.of(used.nodes()), Optional.empty(), Optional.empty());
    }
}
