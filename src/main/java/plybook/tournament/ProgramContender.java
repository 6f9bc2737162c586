package plybook.tournament;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomocup.Program;
import plybook.gomoku.Gomoku;
import plybook.match.Match;

/**
 * Another program, which speaks the Gomocup protocol. Each game has a process of its own.
 *
 * @param command the program and its arguments
 */
public record ProgramContender(String name, List<String> command) implements Contender {
    /** The time for a program to start. It may load data before it is ready; this does not count as its time to think. */
    private static final Duration FOR_START = Duration.ofSeconds(20);

    /** Copies the list. */
    public ProgramContender {
        command = List.copyOf(command);
        if (command.isEmpty()) {
            throw new IllegalArgumentException("the program of " + name + " has no command");
        }
    }

    /**
     * Starts the program once and ends it, to find out before a tournament whether there is such a program.
     *
     * @throws IllegalArgumentException if it cannot be started
     */
    public void tryToStart() {
        try {
            Program.start(command).close();
        } catch (IOException e) {
            throw new IllegalArgumentException("cannot start the program of " + name + ": " + e.getMessage(), e);
        }
    }

    @Override
    public Seat sit(Gomoku rules, Budget budget, long seed) throws Forfeit {
        Program program;
        try {
            program = Program.start(command);
        } catch (IOException e) {
            throw new Forfeit(Forfeit.Kind.CRASH, "could not be started: " + e.getMessage());
        }
        ProgramSeat seat = new ProgramSeat(program, rules, budget);
        try {
            seat.start();
            return seat;
        } catch (Forfeit e) {
            seat.close();
            throw e;
        }
    }

    private static final class ProgramSeat implements Seat {
        private static final int UNLIMITED = Integer.MAX_VALUE;
        private static final int OPPONENT_IS_A_BRAIN = 1;

        private final Program program;
        private final Gomoku rules;
        private final Budget budget;
        private boolean hasMoved;

        ProgramSeat(Program program, Gomoku rules, Budget budget) {
            this.program = program;
            this.rules = rules;
            this.budget = budget;
        }

        void start() throws Forfeit {
            // Nothing on memory: no limit is what a program assumes, and some rebuild their tables when they are told
            // so.
            String answer = ask(
                    FOR_START,
                    "START " + rules.size(),
                    "INFO timeout_turn " + budget.time().toMillis(),
                    "INFO timeout_match 0",
                    "INFO time_left " + UNLIMITED,
                    "INFO game_type " + OPPONENT_IS_A_BRAIN,
                    "INFO rule " + (rules.rule() == Gomoku.Rule.EXACTLY_FIVE ? 1 : 0));
            if (!answer.startsWith("OK")) {
                throw new Forfeit(Forfeit.Kind.NONSENSE, "answered " + quoted(answer) + " to START " + rules.size());
            }
            awaitReadiness();
        }

        /** Waits until the program has done what it was told, which must not count as time to think: by then it says who it is. */
        private void awaitReadiness() throws Forfeit {
            try {
                program.send("ABOUT");
                program.receive(FOR_START);
            } catch (Program.Late e) {
                // It does not say who it is. Its clock starts all the same.
            } catch (Program.Gone e) {
                throw new Forfeit(Forfeit.Kind.CRASH, String.valueOf(e.getMessage()));
            }
        }

        @Override
        public Cell choose(Match<Board, Cell> match) throws Forfeit {
            String answer = ask(budget.latest(), question(match.actions()));
            if (answer.startsWith("SUGGEST")) {
                answer = ask(budget.latest(), "PLAY" + answer.substring("SUGGEST".length()));
            }
            hasMoved = true;
            String said = answer;
            return Program.cell(said)
                    .orElseThrow(() ->
                            new Forfeit(Forfeit.Kind.NONSENSE, "answered " + quoted(said) + ", which is no move"));
        }

        private String[] question(List<Cell> moves) {
            if (moves.isEmpty()) {
                return new String[] {"BEGIN"};
            }
            if (hasMoved || moves.size() == 1) {
                return new String[] {"TURN " + Program.written(moves.get(moves.size() - 1))};
            }
            List<String> lines = new ArrayList<>(List.of("BOARD"));
            for (int i = 0; i < moves.size(); i++) {
                boolean own = (moves.size() - i) % 2 == 0;
                lines.add(Program.written(moves.get(i)) + (own ? ",1" : ",2"));
            }
            lines.add("DONE");
            return lines.toArray(String[]::new);
        }

        private String ask(Duration atMost, String... lines) throws Forfeit {
            try {
                program.send(lines);
                return program.receive(atMost);
            } catch (Program.Late e) {
                throw new Forfeit(Forfeit.Kind.TIMEOUT, String.valueOf(e.getMessage()));
            } catch (Program.Gone e) {
                throw new Forfeit(Forfeit.Kind.CRASH, String.valueOf(e.getMessage()));
            }
        }

        private static String quoted(String answer) {
            return '"' + (answer.length() > 60 ? answer.substring(0, 60) + "…" : answer) + '"';
        }

        @Override
        public void close() {
            program.close();
        }
    }
}
