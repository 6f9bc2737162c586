package plybook.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import plybook.gomoku.Gomoku;

/**
 * Everybody against everybody, some games at the same time.
 *
 * @param pairs how many openings each pair plays, each twice with colours swapped
 * @param seed for openings and players: with a budget of nodes the same seed gives the same games
 * @param jobs how many games go on at the same time
 */
public record Tournament(List<Contender> contenders, Gomoku rules, Budget budget, int pairs, long seed, int jobs) {
    /** @throws IllegalArgumentException if there are less than two contenders, two of one name, or nothing to play */
    public Tournament {
        contenders = List.copyOf(contenders);
        if (contenders.size() < 2) {
            throw new IllegalArgumentException("a tournament needs two players at least, not " + contenders.size());
        }
        long names = contenders.stream().map(Contender::name).distinct().count();
        if (names != contenders.size()) {
            throw new IllegalArgumentException("two players have the same name: "
                    + contenders.stream().map(Contender::name).toList());
        }
        if (pairs < 1 || jobs < 1) {
            throw new IllegalArgumentException("a tournament has one opening and one job at least");
        }
    }

    /** How many games there will be. */
    public int games() {
        return pairs * contenders.size() * (contenders.size() - 1);
    }

    /** A tournament that goes on, and can be stopped. */
    public final class Running {
        private final Referee referee = new Referee(rules, budget, seed);
        private final List<GameRecord> played = new ArrayList<>();

        private Running() {}

        /**
         * Plays all games, or those until it is stopped.
         *
         * @param finished told of each game as soon as it is played, one at a time
         */
        public Results play(Consumer<GameRecord> finished) {
            Openings openings = new Openings(rules, seed);
            ExecutorService tables = Executors.newFixedThreadPool(jobs);
            try {
                List<Future<?>> games = new ArrayList<>();
                // The first games begin before the last opening is found: for a thousand that takes a minute.
                for (int i = 0; i < pairs && !referee.isStopped(); i++) {
                    for (Fixture fixture : Schedule.round(contenders, openings.next(), games.size())) {
                        games.add(tables.submit(() -> play(fixture, finished)));
                    }
                }
                for (Future<?> game : games) {
                    game.get();
                }
            } catch (ExecutionException e) {
                throw new IllegalStateException("a game could not be led to its end", e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                stop();
                tables.shutdownNow();
            }
            return soFar();
        }

        private void play(Fixture fixture, Consumer<GameRecord> finished) {
            Optional<GameRecord> game = referee.play(fixture);
            synchronized (played) {
                game.ifPresent(record -> {
                    played.add(record);
                    finished.accept(record);
                });
            }
        }

        /** The games that were played until now. */
        public Results soFar() {
            synchronized (played) {
                return new Results(
                        contenders,
                        played.stream()
                                .sorted(Comparator.comparing(
                                        game -> game.fixture().number()))
                                .toList());
            }
        }

        /** Ends all games that go on; they do not count. */
        public void stop() {
            referee.stop();
        }
    }

    /** Ready to be played, once. */
    public Running running() {
        return new Running();
    }
}
