package plybook.web;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

/**
 * One game, as all pages see it that show it. What may take long, a search or a learner's function, runs on an executor and never while
 * the game is locked: whoever asks how it stands gets an answer at once.
 *
 * <p>A move names the number of changes that its page has seen. If there were more since, the page shows an old board, and its move is
 * refused.
 */
final class Session {
    private final String id;
    private final Kind kind;
    private final Seats seats;
    private final Executor executor;
    private final Optional<LearnersFunctions> learner;

    private final List<Moment> moments = new ArrayList<>();
    private Referee referee;
    private List<String> notes = List.of();
    private String learnersName = "your search";
    private @Nullable Cell hint;
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
    Session(String id, Kind kind, Seats seats, Executor executor, Optional<LearnersFunctions> learner) {
        this.id = id;
        this.kind = kind;
        this.seats = seats;
        this.executor = executor;
        this.learner = learner;
        this.referee = Referee.engines(kind.rules());
        Board start = kind.rules().initialState();
        moments.add(new Moment(
                start,
                Optional.empty(),
                Standing.of(kind.rules(), start),
                List.of(),
                Optional.empty(),
                Optional.empty()));
    }

    /** Begins with these moves, which may be those of a game that a page still shows after a restart. */
    void begin(List<Cell> moves) {
        int mine = started();
        onExecutor(mine, () -> {
            learner.ifPresent(functions -> open(functions, mine));
            Attempt attempt = new Attempt();
            Moment moment = attempt.beginning();
            List<Moment> opened = new ArrayList<>(List.of(moment));
            for (Cell move : moves) {
                if (moment.standing().over()
                        || !moment.board().contains(move)
                        || !moment.board().isEmpty(move)) {
                    break;
                }
                moment = attempt.after(moment, move, Optional.empty());
                opened.add(moment);
            }
            apply(mine, attempt, () -> {
                moments.clear();
                moments.addAll(opened);
            });
            goOn(mine, false);
        });
    }

    /** Whatever happens there, the game can go on afterwards. */
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
        Referee opened = Referee.engines(kind.rules());
        try {
            said = functions.refreshed(kind);
            opened = functions.referee(kind);
            name = functions.computer(kind).name();
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

    /** A person's move. */
    void move(int seen, Cell cell) {
        Moment now;
        int mine;
        synchronized (this) {
            now = ready(seen);
            if (!isHumansTurn(now)) {
                throw Refusal.conflict("It is the computer's turn.");
            }
            if (!now.board().contains(cell)) {
                throw Refusal.badRequest(cell + " is outside the board of " + kind.size() + "×" + kind.size() + ".");
            }
            if (!now.board().isEmpty(cell)) {
                throw Refusal.conflict(cell + " is taken by "
                        + now.board().at(cell).orElseThrow().symbol() + ".");
            }
            mine = started();
        }
        onExecutor(mine, () -> {
            Attempt attempt = new Attempt();
            if (!now.standing().actions().contains(cell)) {
                attempt.failed("Your actions does not list " + cell + ", which is free.");
            }
            Moment next = attempt.after(now, cell, Optional.empty());
            apply(mine, attempt, () -> moments.add(next));
            goOn(mine, false);
        });
    }

    /** A move of a computer's in a game without people. */
    void step(int seen) {
        int mine;
        synchronized (this) {
            Moment now = ready(seen);
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
        Moment now;
        int mine;
        synchronized (this) {
            now = ready(seen);
            if (!isHumansTurn(now) || !Analyst.of(kind).canConsider(now.board())) {
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
            Cell found = Computers.helper(kind)
                    .choose(now.board(), now.last(), () -> counterIsNot(mine))
                    .move();
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

    private Moment ready(int seen) {
        if (seen != counter) {
            throw stale();
        }
        if (busy) {
            throw Refusal.conflict("The computer is thinking: wait for its move, or take yours back.");
        }
        Moment now = moments.get(moments.size() - 1);
        if (now.standing().over()) {
            throw Refusal.conflict("The game is over.");
        }
        return now;
    }

    private static Refusal stale() {
        return Refusal.conflict("The game went on elsewhere, so this page showed an old board. Here is the new one.");
    }

    private boolean isHumansTurn(Moment moment) {
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
        Moment now;
        synchronized (this) {
            now = moments.get(moments.size() - 1);
        }
        boolean go = oneMove || (!seats.computersOnly() && isComputersTurn(now));
        if (!go) {
            restAfter(mine);
        }
        while (go) {
            Moment before = now;
            Attempt attempt = new Attempt();
            Computer.Chosen chosen = attempt.choose(before, mine);
            Moment next = attempt.after(before, chosen.move(), Optional.of(chosen));
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

    private boolean isComputersTurn(Moment moment) {
        return !moment.standing().over() && !isHumansTurn(moment);
    }

    private synchronized void restAfter(int mine) {
        if (task == mine) {
            busy = false;
            version++;
        }
    }

    /** Adds what there was to consider. Of Gomoku it takes a moment, and by then the move has long been seen. */
    private void consider(Moment before, Moment after) {
        if (!Analyst.of(kind).canConsider(before.board())) {
            return;
        }
        Considered found = Analyst.of(kind).consider(before.board());
        synchronized (this) {
            int at = moments.indexOf(after);
            if (at >= 0) {
                moments.set(at, after.with(found));
                version++;
            }
        }
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
        private Referee rules;
        private final List<String> remarks = new ArrayList<>();

        Attempt() {
            synchronized (Session.this) {
                rules = referee;
            }
        }

        void failed(String message) {
            remarks.add(message);
            remarks.add("The engine's rules go on from here.");
            rules = Referee.engines(kind.rules());
        }

        private <T> T by(Supplier<T> step) {
            try {
                return step.get();
            } catch (RuntimeException e) {
                failed(message(e));
                return step.get();
            }
        }

        Moment beginning() {
            return moment(by(() -> rules.start()), Optional.empty(), Optional.empty());
        }

        Moment after(Moment now, Cell move, Optional<Computer.Chosen> chosen) {
            try {
                return moment(rules.result(now.board(), now.last(), move), Optional.of(move), chosen);
            } catch (RuntimeException e) {
                failed(message(e));
                // By wrong rules the game may have gone on after its end.
                return kind.rules().terminal(now.board())
                        ? moment(now.board(), now.last(), Optional.empty())
                        : moment(kind.rules().result(now.board(), move), Optional.of(move), chosen);
            }
        }

        private Moment moment(Board board, Optional<Cell> last, Optional<Computer.Chosen> chosen) {
            Standing standing = by(() -> {
                Standing found = rules.standing(board, last);
                remarks.addAll(rules.remarks(board, last, found));
                return found;
            });
            return new Moment(board, last, standing, remarks, chosen, Optional.empty());
        }

        /** The move of the computer whose turn it is; where it has none, the engine's. */
        Computer.Chosen choose(Moment now, int mine) {
            Player player = now.standing().toMove().orElseThrow();
            List<Cell> actions = now.standing().actions();
            String why;
            try {
                Computer computer = seats.of(player).equals(Seats.LEARNER)
                        ? learner.orElseThrow().computer(kind)
                        : Computers.engine(kind, seats.of(player));
                Computer.Chosen chosen = computer.choose(now.board(), now.last(), () -> isNot(mine));
                if (actions.contains(chosen.move())) {
                    return chosen;
                }
                why = "The computer chose " + chosen.move() + ", which is not a legal action here.";
            } catch (RuntimeException e) {
                why = message(e);
            }
            if (Analyst.of(kind).canConsider(now.board())) {
                remarks.add(why + "\nThe engine moves instead.");
                return Computers.helper(kind).choose(now.board(), now.last(), () -> isNot(mine));
            }
            remarks.add(why + "\nThe first action is played instead.");
            return new Computer.Chosen(
                    actions.get(0), "nobody", Optional.empty(), Optional.empty(), Optional.empty(), Duration.ZERO);
        }
    }

    private synchronized boolean isNot(int mine) {
        return task != mine;
    }

    private static String message(RuntimeException e) {
        String message = e.getMessage() == null ? e.toString() : e.getMessage();
        return Character.toUpperCase(message.charAt(0)) + message.substring(1);
    }

    /** How the game stands now. */
    synchronized Snapshot snapshot() {
        touched = System.nanoTime();
        return Snapshot.of(this, List.copyOf(moments));
    }

    String id() {
        return id;
    }

    Kind kind() {
        return kind;
    }

    Seats seats() {
        return seats;
    }

    /** What each side is called. */
    synchronized Map<Player, String> names() {
        return seats.names(kind, learnersName);
    }

    List<String> notes() {
        return notes;
    }

    @Nullable
    Cell hint() {
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

    synchronized List<Moment> moments() {
        return List.copyOf(moments);
    }

    /** When somebody last looked at it. */
    long touched() {
        return touched;
    }
}
