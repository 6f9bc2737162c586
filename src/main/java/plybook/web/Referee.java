package plybook.web;

import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;

/** By whose rules a game goes on: the engine's, or a learner's, which may throw, hang for a while, and be wrong. */
interface Referee {
    /** The board before the first move. */
    Board start();

    /** How the game stands after the last move. */
    Standing standing(Board board, Optional<Cell> last);

    /** The board after a move, as a new one. */
    Board result(Board board, Optional<Cell> last, Cell move);

    /** What is to be said about these answers of the rules, if they are not what they should be. */
    List<String> remarks(Board board, Optional<Cell> last, Standing standing);

    /** The engine's rules, about which nothing need be said. */
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
