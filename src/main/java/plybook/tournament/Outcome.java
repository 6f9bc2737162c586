package plybook.tournament;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Coordinates;

/** How a game ended. */
public sealed interface Outcome {
    /** The side that gets the point; empty if it is shared. */
    Optional<Player> winner();

    /** In words, with X and O. */
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

    /** A side gave no legal move; that is no loss by play. */
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

    /** What the side gets: 1, ½ or 0. */
    default double points(Player side) {
        return winner().map(winner -> winner == side ? 1.0 : 0.0).orElse(0.5);
    }
}
