package plybook.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plybook.engine.Limits;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;
import plybook.judge.table.LearnersGomoku;
import plybook.judge.table.LearnersPlay;
import plybook.registry.Chosen;
import plybook.registry.GameRegistry;
import plybook.registry.Opponent;
import plybook.registry.PlayableGame;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.tictactoe.TicTacToe;

/**
 * A learner's functions as the page uses them. They are compiled when the first game needs them, and again for a new game if a file was
 * saved since. All of it happens on one thread of its own, because a learner's process answers one question at a time.
 */
final class LearnersFunctions implements AutoCloseable {
    /** The time that a learner's player has for a move. */
    private static final Duration FOR_A_MOVE = Duration.ofSeconds(2);

    private final Function<Exercise, Path> folders;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(runnable -> {
        Thread made = new Thread(runnable, "learner's functions");
        made.setDaemon(true);
        return made;
    });
    /** The times at which the files of a game were saved when they were compiled, by the id of the game. */
    private final Map<String, Map<Path, FileTime>> compiled = new HashMap<>();

    private @Nullable LearnersPlay ticTacToe;
    private @Nullable LearnersGomoku gomoku;

    /** @param folders the folder of each exercise; it may not exist */
    LearnersFunctions(Function<Exercise, Path> folders) {
        this.folders = folders;
    }

    /** Returns the thread on which everything that asks the learner's functions must run. */
    ExecutorService thread() {
        return thread;
    }

    /**
     * Compiles what has changed, for a new game, and returns what is the learner's and what is not, a sentence each. The computer's part
     * belongs there only if the learner's functions have a seat.
     */
    List<String> refreshed(PlayableGame<?, ?> game, Seats seats) {
        if (!saved().equals(compiled.get(game.id()))) {
            close(game);
        }
        if (!isTicTacToe(game) && !isGomoku(game)) {
            return List.of(Texts.of("player.no.exercise"));
        }
        boolean plays = seats.x().equals(Seats.LEARNER) || seats.o().equals(Seats.LEARNER);
        if (isTicTacToe(game)) {
            return plays ? ticTacToe().notes() : ticTacToe().notesOnRules();
        }
        return plays ? gomoku().notes() : gomoku().notesOnRules();
    }

    private static boolean isTicTacToe(PlayableGame<?, ?> game) {
        return game.id().equals(GameRegistry.TIC_TAC_TOE.id());
    }

    private static boolean isGomoku(PlayableGame<?, ?> game) {
        return game.id().equals(GameRegistry.GOMOKU.id());
    }

    private LearnersPlay ticTacToe() {
        LearnersPlay opened = ticTacToe;
        if (opened == null) {
            compiled.put(GameRegistry.TIC_TAC_TOE.id(), saved());
            opened = new LearnersPlay(folders);
            ticTacToe = opened;
        }
        return opened;
    }

    private LearnersGomoku gomoku() {
        LearnersGomoku opened = gomoku;
        if (opened == null) {
            compiled.put(GameRegistry.GOMOKU.id(), saved());
            opened = new LearnersGomoku(folders);
            gomoku = opened;
        }
        return opened;
    }

    /** Returns the time at which each file of the exercises was saved last. */
    private Map<Path, FileTime> saved() {
        Map<Path, FileTime> times = new HashMap<>();
        for (Exercise exercise : Course.exercises()) {
            exercise.parts().forEach(part -> {
                Path file = folders.apply(exercise).resolve(part.fileName());
                try {
                    times.put(file, Files.getLastModifiedTime(file));
                } catch (IOException e) {
                    // It is not written, or was removed.
                }
            });
        }
        return times;
    }

    /** Returns the learner's rules, or the engine's if they are not written. */
    @SuppressWarnings("unchecked") // the games of the exercises are played on boards
    <S, A> Referee<S, A> referee(PlayableGame<S, A> game) {
        if (isTicTacToe(game) && ticTacToe().hasRules()) {
            LearnersReferee.Hooks hooks =
                    LearnersReferee.ofBoards(() -> ticTacToe().rules());
            return (Referee<S, A>) new LearnersReferee(new TicTacToe(), TicTacToe.SIZE, hooks);
        }
        if (isGomoku(game) && gomoku().rules().isPresent()) {
            LearnersReferee.Hooks hooks =
                    LearnersReferee.ofStates(() -> gomoku().rules().orElseThrow());
            return (Referee<S, A>) new LearnersReferee(Gomoku.standard(), Gomoku.FIVE, hooks);
        }
        return Referee.engines(game.game());
    }

    /** Returns the learner's player or search, or the engine's if none is written. */
    @SuppressWarnings("unchecked") // the games of the exercises are played on boards
    <S, A> Opponent<S, A> computer(PlayableGame<S, A> game) {
        if (isTicTacToe(game) && ticTacToe().hasSearch()) {
            return (Opponent<S, A>) new OwnSearch();
        }
        if (isGomoku(game) && gomoku().hasComputer()) {
            return (Opponent<S, A>)
                    new OwnGomoku(Texts.of(gomoku().hasPlayer() ? "player.your.player" : "player.your.search"));
        }
        return game.helper();
    }

    /** The learner's search for Tic-Tac-Toe, as compiled last. */
    private final class OwnSearch implements Opponent<Board, Cell> {
        @Override
        public String title() {
            return Texts.of("player.your.search");
        }

        @Override
        public Chosen<Cell> choose(Board board, BooleanSupplier cancelled) {
            LearnersPlay.Chosen chosen = ticTacToe().think(board);
            return new Chosen<>(
                    chosen.cell(),
                    Texts.of("player.your.class", chosen.className()),
                    Optional.empty(),
                    Optional.of(chosen.leaves()),
                    Optional.empty());
        }
    }

    /** The learner's Gomoku player or search, as compiled last. */
    private final class OwnGomoku implements Opponent<Board, Cell> {
        private final String name;

        OwnGomoku(String name) {
            this.name = name;
        }

        @Override
        public String title() {
            return name;
        }

        @Override
        public Chosen<Cell> choose(Board board, BooleanSupplier cancelled) {
            LearnersGomoku.Chosen chosen = gomoku().think(board, Limits.time(FOR_A_MOVE));
            return new Chosen<>(
                    chosen.cell(),
                    Texts.of("player.your.class", chosen.className()),
                    chosen.nodes(),
                    chosen.leaves(),
                    chosen.depth());
        }
    }

    private void close(PlayableGame<?, ?> game) {
        if (isTicTacToe(game) && ticTacToe != null) {
            ticTacToe.close();
            ticTacToe = null;
        }
        if (isGomoku(game) && gomoku != null) {
            gomoku.close();
            gomoku = null;
        }
    }

    @Override
    public void close() {
        thread.execute(() -> {
            close(GameRegistry.TIC_TAC_TOE);
            close(GameRegistry.GOMOKU);
        });
        thread.shutdown();
    }
}
