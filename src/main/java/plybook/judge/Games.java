package plybook.judge;

import java.util.Optional;
import java.util.function.Function;
import plybook.engine.GomokuPlayer;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;

/** Games of a learner's player against an opponent on the judge's side. */
final class Games {
    private static final Gomoku RULES = Gomoku.standard();

    private final GomokuPlayer opponent;
    private final Function<Board, Cell> learner;
    private int won;
    private int drawn;
    private int lost;
    private String lostGame = "";

    /** @param learner the move that the learner's player chooses; what it throws ends everything, for a crash is no lost game */
    Games(GomokuPlayer opponent, Function<Board, Cell> learner) {
        this.opponent = opponent;
        this.learner = learner;
    }

    /** The learner's points from one opening, played with both colours. */
    double pair(Board opening) {
        return game(opening, Player.X) + game(opening, Player.O);
    }

    private double game(Board opening, Player mine) {
        Board board = opening;
        while (!RULES.terminal(board)) {
            Cell move = RULES.player(board) == mine
                    ? learner.apply(board)
                    : opponent.move(RULES, board, plybook.engine.Limits.none()).move();
            board = RULES.result(board, move);
        }
        Optional<Player> winner = RULES.winner(board);
        if (winner.isEmpty()) {
            drawn++;
            return 0.5;
        }
        if (winner.get() == mine) {
            won++;
            return 1;
        }
        lost++;
        lostGame = "lost as " + mine.symbol() + ", from the opening " + opening + ":\n" + GomokuText.drawn(board);
        return 0;
    }

    /** Such as {@code 5 games won, 1 lost, none drawn}. */
    String score() {
        return won + " of " + (won + drawn + lost) + " games won, " + lost + " lost"
                + (drawn == 0 ? "" : ", " + drawn + " drawn");
    }

    /** The end of the game that was lost last; empty if none was. */
    String lostGame() {
        return lostGame;
    }
}
