package plybook.tournament;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Coordinates;
import plybook.gomoku.Gomoku;
import plybook.match.Match;

/** Runs games: asks both sides in turn, checks that a move is legal, and decides who wins. */
final class Referee {
    /** The time to wait for our own Ctrl-C. It reaches the programs too, perhaps earlier, and then their end is not a forfeit. */
    private static final int CTRL_C_MS = 200;

    private final Gomoku rules;
    private final Budget budget;
    private final long seed;
    private final Set<Seat> seats = ConcurrentHashMap.newKeySet();
    private volatile boolean stopped;

    Referee(Gomoku rules, Budget budget, long seed) {
        this.rules = rules;
        this.budget = budget;
        this.seed = seed;
    }

    /** Plays one game to its end. The result is empty if the game was stopped before. */
    Optional<GameRecord> play(Fixture fixture) {
        if (stopped) {
            return Optional.empty();
        }
        Match<Board, Cell> match = new Match<>(rules);
        fixture.opening().forEach(match::play);
        Outcome outcome = seated(fixture, match);
        if (outcome instanceof Outcome.Forfeited forfeited && forfeited.kind() == Forfeit.Kind.CRASH) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(CTRL_C_MS));
        }
        return stopped ? Optional.empty() : Optional.of(new GameRecord(rules, fixture, match.actions(), outcome));
    }

    private Outcome seated(Fixture fixture, Match<Board, Cell> match) {
        Player side = Player.X;
        try (Seat x = sit(side, fixture)) {
            side = Player.O;
            try (Seat o = sit(side, fixture)) {
                return played(x, o, match);
            }
        } catch (Forfeit e) {
            return new Outcome.Forfeited(side, e.kind(), e.why());
        }
    }

    private Outcome played(Seat x, Seat o, Match<Board, Cell> match) {
        try {
            match.run(x, o);
        } catch (Forfeit e) {
            return new Outcome.Forfeited(match.toMove(), e.kind(), e.why());
        }
        Cell last = match.last().orElseThrow();
        return match.winner()
                .<Outcome>map(winner -> new Outcome.Won(winner, rules.winningLine(match.state(), last)))
                .orElseGet(Outcome.Tied::new);
    }

    /** Starts one side of a game. {@link #stop} knows the seat as long as it is taken. */
    private Seat sit(Player side, Fixture fixture) throws Forfeit {
        long ownSeed =
                seed * 1_000_003 + 2L * fixture.number() + (side == Player.X ? 0 : 1); // a different one for each seat
        Seat seat = fixture.of(side).sit(rules, budget, ownSeed);
        seats.add(seat);
        if (stopped) {
            seat.close(); // because stop() has not seen this seat
        }
        return new Seat() {
            @Override
            public Cell choose(Match<Board, Cell> match) throws Forfeit {
                Cell cell = seat.choose(match);
                checkLegal(cell, match.state());
                return cell;
            }

            @Override
            public void close() {
                seats.remove(seat);
                seat.close();
            }
        };
    }

    private static void checkLegal(Cell cell, Board board) throws Forfeit {
        if (!board.contains(cell)) {
            throw new Forfeit(Forfeit.Kind.ILLEGAL_MOVE, "played " + cell + ", which is outside the board");
        }
        Optional<Player> owner = board.at(cell);
        if (owner.isPresent()) {
            throw new Forfeit(
                    Forfeit.Kind.ILLEGAL_MOVE,
                    "played " + Coordinates.of(cell) + ", which is taken by "
                            + owner.get().symbol());
        }
    }

    /** Returns whether no more games are played. */
    boolean isStopped() {
        return stopped;
    }

    /** Ends all games in progress, and lets none begin. */
    void stop() {
        stopped = true;
        // Each may wait a moment for its program to end, so they are closed at the same time.
        seats.forEach(seat -> new Thread(seat::close, "close-seat").start());
    }
}
