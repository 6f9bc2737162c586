package plybook.web;

import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;

/** The rules by which a game is played: the engine's, or a learner's, which may throw, hang for a while, or be wrong. */
interface Referee {
    /** Returns the board before the first move. */
    Board start();

    /** Returns the state of the game after the last move. */
    Standing standing(Board board, Optional<Cell> last);

    /** Returns the board after a move, as a new one. */
    Board result(Board board, Optional<Cell> last, Cell move);

    /** Returns remarks on these answers of the rules, if they are wrong. */
    List<String> remarks(Board board, Optional<Cell> last, Standing standing);

    /** Returns the engine's rules, which need no remarks. */
    static Referee engines(BoardGame rules) {
        return new Referee() {
            @Override
            public Board start() {
                return rules.initialState();
            }

            @Override
            public Standing standing(Board board, Optional<Cell> last) {
                return Standing.of(rules, board);
            }

            @Override
            public Board result(Board board, Optional<Cell> last, Cell move) {
                return rules.result(board, move);
            }

            @Override
            public List<String> remarks(Board board, Optional<Cell> last, Standing standing) {
                return List.of();
            }
        };
    }
}
