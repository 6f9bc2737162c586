package plybook.judge.gomoku;

import java.util.Random;
import java.util.stream.Stream;
import plybook.diagnosis.gomoku.Fives;
import plybook.game.Board;

/** Positions of Gomoku in which it is known what has to be played. */
final class Tactics {
    private Tactics() {}

    /** The side to move can complete a five. */
    static Stream<Board> wins(Random random, int count) {
        return Walks.withWins(random, count);
    }

    /** Only the opponent can complete a five, on one cell. */
    static Stream<Board> blocks(Random random, int count) {
        return Stream.generate(() -> Walks.withBlocks(random, 1))
                .flatMap(boards -> boards)
                .filter(board -> Fives.of(board, CandidatesSuite.toMove(board).opponent())
                                .size()
                        == 1)
                .limit(count);
    }
}
