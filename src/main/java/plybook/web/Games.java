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
import plybook.game.Cell;

/** All games of this server, each under a name that nobody can guess. */
final class Games implements AutoCloseable {
    /** Far more than anybody has open; beyond it the games that nobody has looked at for longest go. */
    static final int MOST = 5_000;

    private static final int ID_BYTES = 12;
    private static final String GONE =
            "This game is not known here: Plybook was started again since, or it was long ago.";

    private final Map<String, Session> games = new ConcurrentHashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final Optional<LearnersFunctions> learner;

    /** Each Gomoku player takes a core for as long as it thinks. */
    private final ExecutorService thinkers =
            Executors.newFixedThreadPool(Math.max(2, Runtime.getRuntime().availableProcessors()), named());

    Games(Optional<LearnersFunctions> learner) {
        this.learner = learner;
    }

    private static ThreadFactory named() {
        AtomicInteger count = new AtomicInteger();
        return runnable -> {
            Thread thread = new Thread(runnable, "gomoku " + count.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        };
    }

    /** Whether there is a learner to play with. */
    boolean hasLearner() {
        return learner.isPresent();
    }

    /** A new game, begun with these moves. */
    Session begin(Kind kind, Seats seats, List<Cell> moves) {
        byte[] name = new byte[ID_BYTES];
        random.nextBytes(name);
        Session session = new Session(HexFormat.of().formatHex(name), kind, seats, executor(kind), learner);
        games.put(session.id(), session);
        if (games.size() > MOST) {
            forgetOldest();
        }
        session.begin(moves);
        return session;
    }

    /** Tic-Tac-Toe of the engine's own is answered before another thread would have woken up. */
    private Executor executor(Kind kind) {
        return learner.<Executor>map(LearnersFunctions::thread)
                .orElse(kind == Kind.TIC_TAC_TOE ? Runnable::run : thinkers);
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

    /** @throws Refusal if there is no such game, or none any more */
    Session find(String id) {
        return Optional.ofNullable(games.get(id)).orElseThrow(() -> Refusal.notFound(GONE));
    }

    @Override
    public void close() {
        thinkers.shutdownNow();
        learner.ifPresent(LearnersFunctions::close);
    }
}
