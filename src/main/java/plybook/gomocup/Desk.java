package plybook.gomocup;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plybook.engine.Decision;
import plybook.engine.GomokuPlayer;
import plybook.engine.Limits;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

/** Executes commands one after the other, and answers them. It knows the game; the {@link Brain} decides when to execute a command. */
final class Desk {
    private static final String ABOUT = "name=\"Plybook\", version=\"0.1\", author=\"the Plybook maintainers\"";

    /** The time to warm up. After it the first move is as quick as the second one. */
    private static final Duration WARM_UP = Duration.ofMillis(300);

    private static final Set<String> NEW_GAME = Set.of("START", "RECTSTART", "RESTART");

    /** The messages of a brain, which a manager may echo. They need no answer. */
    private static final Set<String> TALK = Set.of("MESSAGE", "DEBUG");

    private static final Set<String> KNOWN = Set.of(
            "START",
            "RECTSTART",
            "RESTART",
            "BEGIN",
            "TURN",
            "PLAY",
            "BOARD",
            "SWAP2BOARD",
            "DONE",
            "TAKEBACK",
            "SUGGEST",
            "ABOUT",
            "INFO",
            "MESSAGE",
            "DEBUG");

    private final Settings settings;
    private final Consumer<String> say;
    private final Thinking thinking;
    private final Information information;
    private @Nullable Match match;
    private @Nullable Setup setup;
    private @Nullable GomokuPlayer player;
    private boolean isWarm;

    Desk(Settings settings, Consumer<String> say, Thinking thinking) {
        this.settings = settings;
        this.say = say;
        this.thinking = thinking;
        this.information = new Information(settings.turn());
    }

    Thinking thinking() {
        return thinking;
    }

    /** Returns whether the command is executed even while we think. */
    boolean answersAtOnce(Command command) {
        return NEW_GAME.contains(command.word())
                || command.word().equals("ABOUT")
                || command.word().equals("INFO")
                || TALK.contains(command.word());
    }

    /** Answers a line that was too long. */
    void refuseLongLine() {
        String why = "a line of more than " + Lines.LONGEST + " characters is no command; it is ignored";
        if (setup != null) {
            setup.refuse(why);
        } else {
            say.accept("ERROR " + why);
        }
    }

    /** Executes the command of a line. */
    void accept(String line) {
        Command command = Command.of(line);
        try {
            if (setup != null && !KNOWN.contains(command.word())) {
                setup.accept(line);
                return;
            }
            if (setup != null && breaksOff(command)) {
                String word = setup.word();
                setup = null;
                say.accept("ERROR " + word + " was not ended by DONE; it is ignored");
            }
            obey(command);
        } catch (Refusal e) {
            say.accept("ERROR " + e.getMessage());
        }
    }

    /** Returns whether the command cannot be between BOARD and DONE. */
    private boolean breaksOff(Command command) {
        return NEW_GAME.contains(command.word())
                || !(answersAtOnce(command) || command.word().equals("DONE"));
    }

    private void obey(Command command) throws Refusal {
        switch (command.word()) {
            case "START" -> start(command.number("START 15"), command.rest());
            case "RECTSTART" -> startRectangle(command.pair("RECTSTART 15,15"));
            case "RESTART" -> newGame(match().size());
            case "BEGIN" -> {
                checkPlayable();
                match().begin();
                move();
            }
            case "TURN" -> {
                Cell cell = command.cell(match().size());
                checkPlayable();
                match().opponentMoves(cell);
                match().checkGoesOn();
                move();
            }
            case "PLAY" -> {
                Cell cell = command.cell(match().size());
                match().weMove(cell);
                say.accept(Command.written(cell));
            }
            case "TAKEBACK" -> {
                match().takeBack(command.cell(match().size()));
                say.accept("OK");
            }
            case "BOARD", "SWAP2BOARD" ->
                setup = new Setup(command.word(), new Match(match().size(), information.rule()));
            case "DONE" -> done();
            case "SUGGEST" -> hint();
            case "ABOUT" -> say.accept(ABOUT);
            case "INFO" -> inform(command.rest());
            case "MESSAGE", "DEBUG" -> {}
            default -> say.accept("UNKNOWN command " + Command.quoted(command.word()));
        }
    }

    private Match match() throws Refusal {
        if (match == null) {
            throw new Refusal("there is no game yet: send START first, such as START 15");
        }
        return match;
    }

    private void inform(String text) {
        information.accept(text);
        if (match != null) {
            match.playBy(information.rule());
        }
        thinking.within(information.forMove());
    }

    private void start(int size, String text) throws Refusal {
        if (size < Gomoku.MIN_SIZE || size > Gomoku.MAX_SIZE) {
            throw new Refusal("the board has " + Gomoku.MIN_SIZE + " to " + Gomoku.MAX_SIZE + " rows, not " + text);
        }
        newGame(size);
    }

    private void startRectangle(Command.Pair pair) throws Refusal {
        if (pair.first() != pair.second()) {
            throw new Refusal("only square boards are supported, not " + pair.first() + " by " + pair.second());
        }
        start(pair.first(), String.valueOf(pair.first()));
    }

    private void newGame(int size) {
        thinking.abandon();
        match = new Match(size, information.rule());
        player = null; // and everything that it remembers
        information.newGame();
        say.accept("OK");
        if (!isWarm) {
            isWarm = true;
            warmUp(new Gomoku(size, information.rule()));
        }
    }

    private void warmUp(Gomoku rules) {
        GomokuPlayer thinker = player();
        Board board = rules.initialState();
        int middle = rules.size() / 2;
        for (Cell cell :
                List.of(new Cell(middle, middle), new Cell(middle - 1, middle), new Cell(middle, middle - 1))) {
            board.put(cell, rules.player(board));
        }
        thinking.warmUp(WARM_UP, limits -> decide(thinker, rules, board, () -> limits));
    }

    private void done() throws Refusal {
        if (setup == null) {
            throw new Refusal("DONE ends BOARD or SWAP2BOARD, and there was neither");
        }
        Setup ended = setup;
        setup = null;
        Match next = ended.done();
        next.playBy(information.rule());
        checkPlayable();
        if (ended.word().equals("BOARD")) {
            next.ready();
            match = next;
            move();
        } else {
            swap2(next.rules(), ended.cells());
        }
    }

    private void swap2(Gomoku rules, List<Cell> stones) throws Refusal {
        Swap2 swap2 = Swap2.after(rules, stones);
        GomokuPlayer thinker = player();
        thinking.start(information.forMove(), limits -> swap2.answer(thinker, limits), (answer, took) -> {
            information.used(took);
            say.accept(answer);
        });
    }

    /** Checks the rule and the memory. The first command that asks for a move reports a problem, because INFO has no answer. */
    private void checkPlayable() throws Refusal {
        information.checkRule();
        Memory.check(information.memory());
    }

    private void move() throws Refusal {
        think((decision, took) -> {
            information.used(took);
            report(decision);
            String cell = Command.written(decision.move());
            if (settings.suggest()) {
                say.accept("SUGGEST " + cell);
                return;
            }
            try {
                match().weMove(decision.move());
                say.accept(cell);
            } catch (Refusal e) {
                say.accept("ERROR " + e.getMessage());
            }
        });
    }

    /** Sends the move that we would play now. Nothing changes. */
    private void hint() throws Refusal {
        checkPlayable();
        match().checkOwnTurn();
        match().checkGoesOn();
        think((decision, took) -> {
            report(decision);
            say.accept("SUGGEST " + Command.written(decision.move()));
        });
    }

    private void think(BiConsumer<Decision, Duration> answer) throws Refusal {
        Gomoku rules = match().rules();
        Board board = match().board();
        GomokuPlayer thinker = player();
        thinking.start(information.forMove(), limits -> decide(thinker, rules, board, limits), answer);
    }

    private Decision decide(GomokuPlayer thinker, Gomoku rules, Board board, Supplier<Limits> limits) {
        try {
            Decision decision = thinker.move(rules, board, limits.get());
            if (board.contains(decision.move()) && board.isEmpty(decision.move())) {
                return decision;
            }
            throw new IllegalStateException("the engine chose " + decision.move() + " on " + board);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            // A bug of ours must not lose the game at once: any free cell is better than no answer.
            Cell free = board.emptyCells().get(board.emptyCells().size() / 2);
            return new Decision(free, 0, 0, 0, List.of(free));
        }
    }

    private GomokuPlayer player() {
        if (player == null) {
            player = settings.player().get();
        }
        return player;
    }

    private void report(Decision decision) {
        if (settings.debug()) {
            say.accept("DEBUG depth " + decision.depth() + ", value " + decision.value() + " to X, nodes "
                    + decision.nodes() + ", line "
                    + decision.line().stream().map(Command::written).collect(Collectors.joining(" ")));
        }
    }
}
