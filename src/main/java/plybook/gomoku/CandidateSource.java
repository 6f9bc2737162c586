package plybook.gomoku;

import java.util.List;
import plybook.game.Cell;

/** Keeps the list of moves that are worth looking at. {@link Candidates} is one; a learner's own class can replace it. */
public interface CandidateSource {
    /** Called when a stone was put on the cell. */
    void make(Cell cell);

    /** Called when the last stone was taken away. */
    void undo();

    /** Returns the moves worth looking at now: empty cells only, none twice. */
    List<Cell> cells();
}
