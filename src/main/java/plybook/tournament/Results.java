package plybook.tournament;

import java.util.List;
import java.util.stream.Stream;
import plybook.game.Player;

/**
 * The results of a tournament so far.
 *
 * @param contenders the contenders, in the order in which they were named
 * @param games the finished games, in the order of their numbers
 */
public record Results(List<Contender> contenders, List<GameRecord> games) {
    /** Copies the lists. */
    public Results {
        contenders = List.copyOf(contenders);
        games = List.copyOf(games);
    }

    /** Returns the sides that the contender played, each with its game. */
    private Stream<Side> sides(Contender contender) {
        return games.stream().flatMap(game -> Stream.of(Player.values())
                .filter(side -> game.fixture().of(side).equals(contender))
                .map(side -> new Side(game, side)));
    }

    private record Side(GameRecord game, Player player) {
        Contender opponent() {
            return game.fixture().of(player.opponent());
        }

        double points() {
            return game.outcome().points(player);
        }
    }

    /** Returns the number of games that the contender played. */
    public int games(Contender contender) {
        return (int) sides(contender).count();
    }

    /** Returns the number of games that the two played against each other. */
    public int games(Contender contender, Contender opponent) {
        return (int) sides(contender)
                .filter(side -> side.opponent().equals(opponent))
                .count();
    }

    /** Returns the contender's points: 1 for a win, ½ for a tie. */
    public double points(Contender contender) {
        return sides(contender).mapToDouble(Side::points).sum();
    }

    /** Returns the contender's points against that opponent. */
    public double points(Contender contender, Contender opponent) {
        return sides(contender)
                .filter(side -> side.opponent().equals(opponent))
                .mapToDouble(Side::points)
                .sum();
    }

    /** Returns the results without the games that somebody forfeited, which say nothing about strength. */
    public Results playedOut() {
        return new Results(
                contenders,
                games.stream()
                        .filter(game -> !(game.outcome() instanceof Outcome.Forfeited))
                        .toList());
    }

    /** Returns the number of games that the contender forfeited. */
    public int forfeits(Contender contender) {
        return (int) sides(contender)
                .filter(side -> side.game().outcome() instanceof Outcome.Forfeited forfeited
                        && forfeited.loser() == side.player())
                .count();
    }

    /** Returns the number of games that the contender lost by play. */
    public int losses(Contender contender) {
        return (int) sides(contender)
                .filter(side -> side.game().outcome() instanceof Outcome.Won won && won.side() != side.player())
                .count();
    }

    /** Returns the number of the contender's games that were ties. */
    public int ties(Contender contender) {
        return (int) sides(contender)
                .filter(side -> side.game().outcome() instanceof Outcome.Tied)
                .count();
    }
}
