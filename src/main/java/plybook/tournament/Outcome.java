package plybook.tournament;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Coordinates;

/** The outcome of a game. */
public sealed interface Outcome {
    /** Returns the side that gets the point; empty if it is shared. */
    Optional<Player> winner();

    /** Returns the outcome in words, with X and O. */
    String words();

    /**
     * Five in a row.
     *
     * @param line the stones of the row
     */
    record Won(Player side, List<Cell> line) implements Outcome {
        @Override
        public Optional<Player> winner() {
            return Optional.of(side);
        }

        @Override
        public String words() {
            return side.symbol() + " wins by "
                    + line.stream().map(Coordinates::of).collect(Collectors.joining(" "));
        }
    }

    /** The board is full. */
    record Tied() implements Outcome {
        @Override
        public Optional<Player> winner() {
            return Optional.empty();
        }

        @Override
        public String words() {
            return "a tie";
        }
    }

    /** A side gave no legal move. This does not count as a loss by play. */
    record Forfeited(Player loser, Forfeit.Kind kind, String why) implements Outcome {
        @Override
        public Optional<Player> winner() {
            return Optional.of(loser.opponent());
        }

        @Override
        public String words() {
            return loser.symbol() + " forfeits (" + kind + "): " + why;
        }
    }

    /** Returns the points of the side: 1, ½ or 0. */
    default double points(Player side) {
        return winner().map(winner -> winner == side ? 1.0 : 0.0).orElse(0.5);
    }
}
