package plybook.tournament;

import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Coordinates;

/** A game as text for people to read. */
final class TextRecord {
    private static final int MOVES_A_LINE = 8;

    private TextRecord() {}

    /** Returns the players, every move, the outcome, and the last board. */
    static String of(GameRecord game) {
        Fixture fixture = game.fixture();
        return "Game " + fixture.number() + ": " + fixture.x().name() + " (X) against "
                + fixture.o().name() + " (O)\n" + game.rules() + "; the first "
                + fixture.opening().size() + " moves are the opening\n"
                + "Result: " + game.outcome().words() + "\n\n"
                + moves(game.moves())
                + "\n"
                + Coordinates.drawn(board(game));
    }

    private static String moves(List<Cell> moves) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < moves.size(); i += 2) {
            text.append(i / 2 + 1).append(". ").append(Coordinates.of(moves.get(i)));
            if (i + 1 < moves.size()) {
                text.append(' ').append(Coordinates.of(moves.get(i + 1)));
            }
            boolean endOfLine = i / 2 % MOVES_A_LINE == MOVES_A_LINE - 1 || i + 2 >= moves.size();
            text.append(endOfLine ? "\n" : "  ");
        }
        return text.toString();
    }

    private static Board board(GameRecord game) {
        Board board = game.rules().initialState();
        game.moves().forEach(cell -> board.put(cell, game.rules().player(board)));
        return board;
    }
}
