package plybook.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.registry.Chosen;
import plybook.registry.Opponent;
import plybook.registry.PlayableGame;

/**
 * One game, as all pages see it that show it. Whatever may take long, a search or a learner's function, runs on an executor and never while
 * the game is locked: whoever asks how it stands gets an answer at once.
 *
 * <p>A move names the number of changes that its page has seen. If there were more since, the page shows an old board, and its move is
 * refused.
 */
final class Session<S, A> {
    private final String id;
    private final PlayableGame<S, A> game;
    private final Seats seats;
    private final Executor executor;
    private final Optional<LearnersFunctions> learner;

    private final List<Moment<S, A>> moments = new ArrayList<>();
    private Referee<S, A> referee;
    private List<String> notes = List.of();
    private String learnersName = Texts.of("player.your.search");
    private @Nullable A hint;
    private boolean hinting;

    /** A number that grows with each change of the board. */
    private int counter;

    /** A number that grows with each change of anything that a page shows. */
    private int version = 1;

    /** The number of the last work for the executor. The result of an older one is discarded. */
    private int task;

    private boolean busy;
    private volatile long touched = System.nanoTime();

    /**
     * A game that is still to be begun.
     *
     * @param executor what may take long runs there, in turn
     * @param learner whose rules to play by, and whose search sits where the seats say so
     */
    Session(String id, PlayableGame<S, A> game, Seats seats, Executor executor, Optional<LearnersFunctions> learner) {
        this.id = id;
        this.game = game;
        this.seats = seats;
        this.executor = executor;
        this.learner = learner;
        this.referee = Referee.engines(game.game());
        S start = game.game().initialState();
        moments.add(
                new Moment<>(start, Optional.empty(), Standing.of(game.game(), start), List.of(), Optional.empty()));
    }

    /** Begins with these moves, which may be those of a game that a page still shows after a restart. */
    void begin(List<Object> moves) {
        int mine = started();
        onExecutor(mine, () -> {
            learner.ifPresent(functions -> open(functions, mine));
            Attempt attempt = new Attempt();
            Moment<S, A> moment = attempt.beginning();
            List<Moment<S, A>> opened = new ArrayList<>(List.of(moment));
            for (Object move : moves) {
                Optional<A> action = actionOf(moment, move);
                if (moment.standing().over() || action.isEmpty()) {
                    break;
                }
                moment = attempt.after(moment, action.get(), Optional.empty());
                opened.add(moment);
            }
            apply(mine, attempt, () -> {
                moments.clear();
                moments.addAll(opened);
            });
            goOn(mine, false);
        });
    }

    /** Runs work on the executor, and makes sure that the game can go on afterwards in any case. */
    private void onExecutor(int mine, Runnable work) {
        executor.execute(() -> {
            try {
                work.run();
            } catch (RuntimeException | Error e) {
                synchronized (this) {
                    if (task == mine) {
                        notes = List.of(Texts.of("refused.inside.move", e));
                        busy = false;
                        version++;
                    }
                }
            }
        });
    }

    private void open(LearnersFunctions functions, int mine) {
        List<String> said;
        String name = learnersName;
        Referee<S, A> opened = Referee.engines(game.game());
        try {
            said = functions.refreshed(game, seats);
            opened = functions.referee(game);
            name = functions.computer(game).title();
        } catch (RuntimeException e) {
            said = List.of(message(e), Texts.of("rules.engines"));
        }
        synchronized (this) {
            if (task == mine) {
                notes = said;
                referee = opened;
                learnersName = name;
                version++;
            }
        }
    }

    /**
     * A person's move.
     *
     * @param sent a cell, or an action as it is written
     */
    void move(int seen, Object sent) {
        Moment<S, A> now;
        A action;
        int mine;
        synchronized (this) {
            now = ready(seen);
            if (!isHumansTurn(now)) {
                throw Refusal.conflict(Texts.of("refused.turn"));
            }
            action = actionOf(now, sent).orElseThrow(() -> refusal(now.state(), sent));
            mine = started();
        }
        onExecutor(mine, () -> {
            Attempt attempt = new Attempt();
            if (!now.standing().actions().contains(action)) {
                attempt.failed(Texts.of("rules.actions.free", action));
            }
            Moment<S, A> next = attempt.after(now, action, Optional.empty());
            apply(mine, attempt, () -> moments.add(next));
            goOn(mine, false);
        });
    }

    /** Returns the action that a page means: one that the rules or the engine's rules list here. */
    private Optional<A> actionOf(Moment<S, A> now, Object sent) {
        Stream<A> engines = game.accepts(now.state()) ? game.game().actions(now.state()).stream() : Stream.empty();
        return Stream.concat(engines, now.standing().actions().stream())
                .filter(action -> action.equals(sent) || action.toString().equals(sent))
                .findFirst();
    }

    private static <S> Refusal refusal(S state, Object sent) {
        if (state instanceof Board board && sent instanceof Cell cell) {
            if (!board.contains(cell)) {
                return Refusal.badRequest(Texts.of("refused.outside", cell, board.size()));
            }
            if (!board.isEmpty(cell)) {
                return Refusal.conflict(Texts.of(
                        "refused.taken", cell, board.at(cell).orElseThrow().symbol()));
            }
        }
        return Refusal.conflict(Texts.of("refused.action", Refusal.shortened(sent.toString())));
    }

    /** Makes a computer's move in a game without people. */
    void step(int seen) {
        int mine;
        synchronized (this) {
            Moment<S, A> now = ready(seen);
            if (!seats.computersOnly() || now.standing().over()) {
                throw Refusal.conflict(Texts.of("refused.step"));
            }
            mine = started();
        }
        onExecutor(mine, () -> goOn(mine, true));
    }

    /** Takes back a person's last move, and the answer to it. */
    synchronized void undo(int seen) {
        if (seen != counter) {
            throw stale();
        }
        int back = busy ? moments.size() : moments.size() - 1;
        do {
            back--;
        } while (back >= 0 && !isHumansTurn(moments.get(back)));
        if (back < 0) {
            throw Refusal.conflict(Texts.of("refused.undo"));
        }
        moments.subList(back + 1, moments.size()).clear();
        task++;
        busy = false;
        hinting = false;
        changed();
    }

    /** Looks for a good move for the person whose turn it is. */
    void hint(int seen) {
        Moment<S, A> now;
        int mine;
        synchronized (this) {
            now = ready(seen);
            if (!isHumansTurn(now) || !analyst().canConsider(now.state())) {
                throw Refusal.conflict(Texts.of("refused.hint"));
            }
            if (hinting) {
                return;
            }
            hinting = true;
            version++;
            mine = counter;
        }
        executor.execute(() -> {
            A found =
                    game.helper().choose(now.state(), () -> counterIsNot(mine)).action();
            synchronized (this) {
                if (counter == mine) {
                    hint = found;
                    hinting = false;
                    version++;
                }
            }
        });
    }

    private synchronized boolean counterIsNot(int expected) {
        return counter != expected;
    }

    private Moment<S, A> ready(int seen) {
        if (seen != counter) {
            throw stale();
        }
        if (busy) {
            throw Refusal.conflict(Texts.of("refused.thinking"));
        }
        Moment<S, A> now = moments.get(moments.size() - 1);
        if (now.standing().over()) {
            throw Refusal.conflict(Texts.of("refused.over"));
        }
        return now;
    }

    private static Refusal stale() {
        return Refusal.conflict(Texts.of("refused.stale"));
    }

    private boolean isHumansTurn(Moment<S, A> moment) {
        return moment.standing().toMove().filter(seats::isHuman).isPresent();
    }

    private synchronized int started() {
        busy = true;
        hint = null;
        hinting = false;
        version++;
        task++;
        return task;
    }

    /** Lets computers move until a person is to move or the game is over. Runs on the executor. */
    private void goOn(int mine, boolean oneMove) {
        Moment<S, A> now;
        synchronized (this) {
            now = moments.get(moments.size() - 1);
        }
        boolean go = oneMove || (!seats.computersOnly() && isComputersTurn(now));
        if (!go) {
            restAfter(mine);
            review(mine);
        }
        while (go) {
            Moment<S, A> before = now;
            Attempt attempt = new Attempt();
            Chosen<A> chosen = attempt.choose(before, mine);
            Moment<S, A> next = attempt.after(before, chosen.action(), Optional.of(chosen));
            if (!apply(mine, attempt, () -> moments.add(next))) {
                return;
            }
            now = next;
            go = !oneMove && isComputersTurn(next);
            if (!go) {
                restAfter(mine); // what was considered can follow: nobody has to wait for it
            }
            consider(before, next);
        }
        review(mine);
    }

    /** Adds to each moment what it is worth, the newest first, until the game goes on. Nobody waits for it. */
    private void review(int mine) {
        List<Moment<S, A>> open = moments();
        for (int i = open.size() - 1; i >= 0 && !isNot(mine); i--) {
            Moment<S, A> moment = open.get(i);
            if (moment.review().isEmpty() && analyst().canConsider(moment.state())) {
                analyst().review(moment.state()).ifPresent(found -> replace(moment.state(), each -> each.with(found)));
            }
        }
    }

    private boolean isComputersTurn(Moment<S, A> moment) {
        return !moment.standing().over() && !isHumansTurn(moment);
    }

    private synchronized void restAfter(int mine) {
        if (task == mine) {
            busy = false;
            version++;
        }
    }

    /** Adds the analysis of the board before the move. It may take a moment, but the move has been shown by then. */
    private void consider(Moment<S, A> before, Moment<S, A> after) {
        if (!analyst().canConsider(before.state())) {
            return;
        }
        Considered<S, A> found = analyst().consider(before.state());
        replace(after.state(), each -> each.with(found));
    }

    /** Replaces the moment of that state, unless it was taken back. */
    private synchronized void replace(S state, UnaryOperator<Moment<S, A>> change) {
        for (int at = moments.size() - 1; at >= 0; at--) {
            if (moments.get(at).state().equals(state)) {
                moments.set(at, change.apply(moments.get(at)));
                version++;
                return;
            }
        }
    }

    private Analyst<S, A> analyst() {
        return Analyst.of(game);
    }

    private boolean apply(int mine, Attempt attempt, Runnable change) {
        synchronized (this) {
            if (task != mine) {
                return false;
            }
            referee = attempt.rules;
            change.run();
            changed();
            return true;
        }
    }

    private void changed() {
        hint = null;
        counter++;
        version++;
    }

    /** The steps of one piece of work on the executor, by the same rules. Where a learner's rules fail, the engine's go on. */
    private final class Attempt {
        private Referee<S, A> rules;
        private final List<String> remarks = new ArrayList<>();

        Attempt() {
            synchronized (Session.this) {
                rules = referee;
            }
        }

        void failed(String message) {
            remarks.add(message);
            remarks.add(Texts.of("rules.engines.from.here"));
            rules = Referee.engines(game.game());
        }

        private <T> T by(Supplier<T> step) {
            try {
                return step.get();
            } catch (RuntimeException e) {
                failed(message(e));
                return step.get();
            }
        }

        Moment<S, A> beginning() {
            return moment(by(() -> rules.start()), Optional.empty(), Optional.empty());
        }

        Moment<S, A> after(Moment<S, A> now, A move, Optional<Chosen<A>> chosen) {
            try {
                return moment(rules.result(now.state(), now.last(), move), Optional.of(move), chosen);
            } catch (RuntimeException e) {
                failed(message(e));
                // By wrong rules the game may have gone on after its end.
                return game.game().terminal(now.state())
                        ? moment(now.state(), now.last(), Optional.empty())
                        : moment(game.game().result(now.state(), move), Optional.of(move), chosen);
            }
        }

        private Moment<S, A> moment(S state, Optional<A> last, Optional<Chosen<A>> chosen) {
            Standing<A> standing = by(() -> {
                Standing<A> found = rules.standing(state, last);
                remarks.addAll(rules.remarks(state, last, found));
                return found;
            });
            return new Moment<>(state, last, standing, remarks, chosen);
        }

        /** Returns the move of the computer whose turn it is, or the engine's if that computer fails. */
        Chosen<A> choose(Moment<S, A> now, int mine) {
            Player player = now.standing().toMove().orElseThrow();
            List<A> actions = now.standing().actions();
            String why;
            try {
                Opponent<S, A> computer = seats.of(player).equals(Seats.LEARNER)
                        ? learner.orElseThrow().computer(game)
                        : game.opponent(seats.of(player));
                Chosen<A> chosen = computer.choose(now.state(), () -> isNot(mine));
                if (actions.contains(chosen.action())) {
                    return chosen;
                }
                why = Texts.of("computer.illegal", chosen.action());
            } catch (RuntimeException e) {
                why = message(e);
            }
            if (analyst().canConsider(now.state())) {
                remarks.add(why + "\n" + Texts.of("computer.engine"));
                return game.helper().choose(now.state(), () -> isNot(mine));
            }
            remarks.add(why + "\n" + Texts.of("computer.first"));
            return Chosen.of(actions.get(0), Texts.of("player.nobody"));
        }
    }

    private synchronized boolean isNot(int mine) {
        return task != mine;
    }

    private static String message(RuntimeException e) {
        String message = e.getMessage() == null ? e.toString() : e.getMessage();
        return Character.toUpperCase(message.charAt(0)) + message.substring(1);
    }

    /** Returns the state of the game. */
    synchronized Snapshot snapshot() {
        touched = System.nanoTime();
        return Snapshot.of(this, List.copyOf(moments));
    }

    String id() {
        return id;
    }

    PlayableGame<S, A> game() {
        return game;
    }

    Seats seats() {
        return seats;
    }

    /** Returns the names of both sides. */
    synchronized Map<Player, String> names() {
        return seats.names(game, learnersName);
    }

    List<String> notes() {
        return notes;
    }

    @Nullable
    A hint() {
        return hint;
    }

    boolean hinting() {
        return hinting;
    }

    int counter() {
        return counter;
    }

    synchronized int version() {
        touched = System.nanoTime();
        return version;
    }

    boolean busy() {
        return busy;
    }

    synchronized List<Moment<S, A>> moments() {
        return List.copyOf(moments);
    }

    /** Returns the time at which somebody last looked at the game. */
    long touched() {
        return touched;
    }
}
