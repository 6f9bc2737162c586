package plybook.web;

import java.security.SecureRandom;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import plybook.registry.PlayableGame;

/** All games of this server, each under a name that cannot be guessed. */
final class Games implements AutoCloseable {
    /** The largest number of games, far more than anybody has open. Beyond it, those that were looked at longest ago are dropped. */
    static final int MOST = 5_000;

    private static final int ID_BYTES = 12;

    private final Map<String, Session<?, ?>> games = new ConcurrentHashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final Optional<LearnersFunctions> learner;

    /** The threads on which players think; each takes a core for that time. */
    private final ExecutorService thinkers =
            Executors.newFixedThreadPool(Math.max(2, Runtime.getRuntime().availableProcessors()), named());

    Games(Optional<LearnersFunctions> learner) {
        this.learner = learner;
    }

    private static ThreadFactory named() {
        AtomicInteger count = new AtomicInteger();
        return runnable -> {
            Thread thread = new Thread(runnable, "player " + count.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        };
    }

    /** Returns whether there is a learner to play with. */
    boolean hasLearner() {
        return learner.isPresent();
    }

    /** Returns a new game that begins with these moves, as a page sent them. */
    <S, A> Session<S, A> begin(PlayableGame<S, A> game, Seats seats, List<Object> moves) {
        byte[] name = new byte[ID_BYTES];
        random.nextBytes(name);
        Session<S, A> session = new Session<>(HexFormat.of().formatHex(name), game, seats, executor(game), learner);
        games.put(session.id(), session);
        if (games.size() > MOST) {
            forgetOldest();
        }
        session.begin(moves);
        return session;
    }

    /** Returns where a game's long work runs. A game that is searched to the end in a moment is answered before another thread would have woken up. */
    private Executor executor(PlayableGame<?, ?> game) {
        return learner.<Executor>map(LearnersFunctions::thread)
                .orElse(game.outlook().toTheEnd() ? Runnable::run : thinkers);
    }

    private void forgetOldest() {
        // Somebody may look at a game while they are sorted, so the times are taken first.
        record Seen(String id, long touched) {}
        games.values().stream()
                .map(session -> new Seen(session.id(), session.touched()))
                .sorted(Comparator.comparingLong(Seen::touched))
                .limit(MOST / 10)
                .forEach(seen -> games.remove(seen.id()));
    }

    /**
     * Returns the game of that name.
     *
     * @throws Refusal if there is no such game, or not any more
     */
    Session<?, ?> find(String id) {
        return Optional.<Session<?, ?>>ofNullable(games.get(id))
                .orElseThrow(() -> Refusal.notFound(Texts.of("refused.game")));
    }

    @Override
    public void close() {
        thinkers.shutdownNow();
        learner.ifPresent(LearnersFunctions::close);
    }
}
