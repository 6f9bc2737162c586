package plybook.judge.player;

import java.util.List;
import plybook.engine.Decision;
import plybook.engine.GomokuPlayer;
import plybook.engine.Limits;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Window;
import plybook.gomoku.Gomoku;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.guest.Reply;
import plybook.guest.Responder;
import plybook.judge.suite.GomokuText;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/**
 * An opponent for exercise 08 with the same parts as the learner's player, the given position's moves and its estimate, which looks two
 * plies ahead and no further. Who beats it does so by looking deeper.
 */
final class TwoPlies implements GomokuPlayer {
    private final Responder player = new Responder(new Search<>(), Search::new);

    @Override
    public String name() {
        return Texts.of("two-plies");
    }

    @Override
    public Decision move(Gomoku rules, Board board, Limits limits) {
        Cell move = move(player, board, Given.ANY_NUMBER);
        return new Decision(move, 0, 2, 0, List.of(move));
    }

    /** Returns the move of a player that is no learner's, with so many nodes on its clock. */
    static Cell move(Responder player, Board board, int nodes) {
        Call question = Call.<PlayerTask<Object>>to(
                PlayerTask.class, each -> each.move(Given.position(board), Given.clock(nodes, 0)));
        String said = ((Reply.Answer) player.reply(question, number -> 0)).text();
        return GomokuText.cells(said).get(0);
    }

    private static final class Search<A> implements PlayerTask<A> {
        @Override
        public A move(GivenPosition<A> position, Clock clock) {
            List<A> actions = position.actions();
            int sign = position.player() == Player.MAX ? 1 : -1;
            A best = actions.get(0);
            int most = -Window.INFINITY;
            for (A action : actions) {
                position.make(action);
                int value = position.terminal() ? sign * position.utility() : afterAnswers(position, sign);
                position.undo();
                if (value > most) {
                    most = value;
                    best = action;
                }
            }
            return best;
        }

        /** The value to the side that has moved, when the other side has answered as well as it can. */
        private static <A> int afterAnswers(GivenPosition<A> position, int sign) {
            int least = Window.INFINITY;
            for (A answer : position.actions()) {
                position.make(answer);
                least = Math.min(least, sign * (position.terminal() ? position.utility() : position.evaluation()));
                position.undo();
            }
            return least;
        }
    }
}
