package plybook.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import plybook.gomoku.Gomoku;

/**
 * A tournament in which each contender plays each other one, with several games at the same time.
 *
 * @param pairs the number of openings that each pair plays, each twice with colours swapped
 * @param seed the seed for openings and players; with a budget of nodes the same seed gives the same games
 * @param jobs the number of games at the same time
 */
public record Tournament(List<Contender> contenders, Gomoku rules, Budget budget, int pairs, long seed, int jobs) {
    /** @throws IllegalArgumentException if there are fewer than two contenders, two with the same name, or no games to play */
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

    /** Returns the number of games that will be played. */
    public int games() {
        return pairs * contenders.size() * (contenders.size() - 1);
    }

    /** A tournament in progress, which can be stopped. */
    public final class Running {
        private final Referee referee = new Referee(rules, budget, seed);
        private final List<GameRecord> played = new ArrayList<>();

        private Running() {}

        /** Plays all games, or those until it is stopped; each is given to {@code finished} as soon as it is finished. */
        public Results play(Consumer<GameRecord> finished) {
            return play(Optional.empty(), finished);
        }

        /**
         * Plays all games that are not in the archive yet, or those until it is stopped.
         *
         * @param archive where games may be that were played before
         * @param finished gets each game as soon as it is finished, one at a time
         */
        public Results play(Optional<Archive> archive, Consumer<GameRecord> finished) {
            Openings openings = new Openings(rules, seed);
            ExecutorService tables = Executors.newFixedThreadPool(jobs);
            try {
                List<Future<?>> games = new ArrayList<>();
                // The first games begin before the last opening is found: a thousand openings take a minute.
                for (int i = 0; i < pairs && !referee.isStopped(); i++) {
                    for (Fixture fixture : Schedule.round(contenders, openings.next(), games.size())) {
                        Optional<GameRecord> before = archive.flatMap(each -> each.find(fixture, rules));
                        if (before.isPresent()) {
                            synchronized (played) {
                                played.add(before.get());
                            }
                            games.add(CompletableFuture.completedFuture(null));
                        } else {
                            games.add(tables.submit(() -> play(fixture, finished)));
                        }
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

        /** Returns the results of the games that are finished. */
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

        /** Ends all games in progress; they do not count. */
        public void stop() {
            referee.stop();
        }
    }

    /** Returns the tournament ready to be played once. */
    public Running running() {
        return new Running();
    }
}
