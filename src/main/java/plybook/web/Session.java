package plybook.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.registry.Chosen;
import plybook.registry.Opponent;
import plybook.registry.PlayableGame;

/**
 * One game, as all pages see it that show it. What may take long, a search or a learner's function, runs on an executor and never while
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
    private String learnersName = "your search";
    private @Nullable A hint;
    private boolean hinting;

    /** Grows with each change of the board. */
    private int counter;

    /** Grows with each change of anything that a page shows. */
    private int version = 1;

    /** Set while something runs on the executor; what comes back under an older number is thrown away. */
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
        moments.add(new Moment<>(
                start,
                Optional.empty(),
                Standing.of(game.game(), start),
                List.of(),
                Optional.empty(),
                Optional.empty()));
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
                        notes = List.of("This went wrong inside Plybook, and the last move was not made: " + e);
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
            said = functions.refreshed(game);
            opened = functions.referee(game);
            name = functions.computer(game).title();
        } catch (RuntimeException e) {
            said = List.of(message(e), "The rules are the engine's.");
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
                throw Refusal.conflict("It is the computer's turn.");
            }
            action = actionOf(now, sent).orElseThrow(() -> refusal(now.state(), sent));
            mine = started();
        }
        onExecutor(mine, () -> {
            Attempt attempt = new Attempt();
            if (!now.standing().actions().contains(action)) {
                attempt.failed("Your actions does not list " + action + ", which is free.");
            }
            Moment<S, A> next = attempt.after(now, action, Optional.empty());
            apply(mine, attempt, () -> moments.add(next));
            goOn(mine, false);
        });
    }

    /** The action that a page means: one of those that the rules list here, or the engine's rules. */
    private Optional<A> actionOf(Moment<S, A> now, Object sent) {
        Stream<A> engines = game.accepts(now.state()) ? game.game().actions(now.state()).stream() : Stream.empty();
        return Stream.concat(engines, now.standing().actions().stream())
                .filter(action -> action.equals(sent) || action.toString().equals(sent))
                .findFirst();
    }

    private static <S> Refusal refusal(S state, Object sent) {
        if (state instanceof Board board && sent instanceof Cell cell) {
            if (!board.contains(cell)) {
                return Refusal.badRequest(cell + " is outside the board of " + board.size() + "×" + board.size() + ".");
            }
            if (!board.isEmpty(cell)) {
                return Refusal.conflict(
                        cell + " is taken by " + board.at(cell).orElseThrow().symbol() + ".");
            }
        }
        return Refusal.conflict(Texts.of("refused.action", Refusal.shortened(sent.toString())));
    }

    /** A move of a computer's in a game without people. */
    void step(int seen) {
        int mine;
        synchronized (this) {
            Moment<S, A> now = ready(seen);
            if (!seats.computersOnly() || now.standing().over()) {
                throw Refusal.conflict("There is no computer's move to be made.");
            }
            mine = started();
        }
        onExecutor(mine, () -> goOn(mine, true));
    }

    /** Takes back the last move of a person's, and whatever answered it. */
    synchronized void undo(int seen) {
        if (seen != counter) {
            throw stale();
        }
        int back = busy ? moments.size() : moments.size() - 1;
        do {
            back--;
        } while (back >= 0 && !isHumansTurn(moments.get(back)));
        if (back < 0) {
            throw Refusal.conflict("There is no move to take back.");
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
                throw Refusal.conflict("There is no move to advise.");
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
            throw Refusal.conflict("The computer is thinking: wait for its move, or take yours back.");
        }
        Moment<S, A> now = moments.get(moments.size() - 1);
        if (now.standing().over()) {
            throw Refusal.conflict("The game is over.");
        }
        return now;
    }

    private static Refusal stale() {
        return Refusal.conflict("The game went on elsewhere, so this page showed an old board. Here is the new one.");
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

    /** On the executor: lets computers move until a person is to move or the game is over. */
    private void goOn(int mine, boolean oneMove) {
        Moment<S, A> now;
        synchronized (this) {
            now = moments.get(moments.size() - 1);
        }
        boolean go = oneMove || (!seats.computersOnly() && isComputersTurn(now));
        if (!go) {
            restAfter(mine);
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

    /** Adds what there was to consider. It may take a moment, and by then the move has long been seen. */
    private void consider(Moment<S, A> before, Moment<S, A> after) {
        if (!analyst().canConsider(before.state())) {
            return;
        }
        Considered<S, A> found = analyst().consider(before.state());
        synchronized (this) {
            int at = moments.indexOf(after);
            if (at >= 0) {
                moments.set(at, after.with(found));
                version++;
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

    /** Steps on the executor, with the rules that they were made by. Where a learner's rules fail, the engine's go on. */
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
            remarks.add("The engine's rules go on from here.");
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
            return new Moment<>(state, last, standing, remarks, chosen, Optional.empty());
        }

        /** The move of the computer whose turn it is; where it has none, the engine's. */
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
                why = "The computer chose " + chosen.action() + ", which is not a legal action here.";
            } catch (RuntimeException e) {
                why = message(e);
            }
            if (analyst().canConsider(now.state())) {
                remarks.add(why + "\nThe engine moves instead.");
                return game.helper().choose(now.state(), () -> isNot(mine));
            }
            remarks.add(why + "\nThe first action is played instead.");
            return Chosen.of(actions.get(0), "nobody");
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

    /** When somebody last looked at it. */
    long touched() {
        return touched;
    }
}
