package plybook.web;

import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;

/**
 * A game after some moves.
 *
 * @param last the move that led here
 * @param remarks remarks on the functions that led here
 * @param chosen the computer's choice, if a computer made the move
 * @param considered the analysis of the board before the move, if a computer made the move
 */
record Moment(
        Board board,
        Optional<Cell> last,
        Standing standing,
        List<String> remarks,
        Optional<Computer.Chosen> chosen,
        Optional<Considered> considered) {
    Moment {
        remarks = List.copyOf(remarks);
    }

    Moment with(Considered found) {
        return new Moment(board, last, standing, remarks, chosen, Optional.of(found));
    }
}
