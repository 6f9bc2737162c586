package plybook.gomoku;

import java.util.List;
import plybook.game.Cell;

/** Knows at any time which moves are worth looking at: what {@link Candidates} is, and what a learner's own can take the place of. */
public interface CandidateSource {
    /** A stone was put on the cell. */
    void make(Cell cell);

    /** The stone that was put last was taken away. */
    void undo();

    /** The moves worth looking at now: empty cells only, none twice. */
    List<Cell> cells();
}
