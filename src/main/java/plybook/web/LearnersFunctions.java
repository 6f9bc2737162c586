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
import plybook.judge.table.LearnersGomoku;
import plybook.judge.table.LearnersPlay;
import plybook.task.Course;
import plybook.task.Exercise;

/**
 * A learner's functions as the page uses them: compiled when the first game needs them, and again for a new game when a file was saved
 * since. All of it happens on one thread of its own, for a learner's process answers one question at a time.
 */
final class LearnersFunctions implements AutoCloseable {
    /** What the clock of a learner's player says: nobody likes to wait longer. */
    private static final Duration FOR_A_MOVE = Duration.ofSeconds(2);

    private static final String YOUR_SEARCH = "your search";

    private final Function<Exercise, Path> folders;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(runnable -> {
        Thread made = new Thread(runnable, "learner's functions");
        made.setDaemon(true);
        return made;
    });
    private final Map<Kind, Map<Path, FileTime>> compiled = new HashMap<>();
    private @Nullable LearnersPlay ticTacToe;
    private @Nullable LearnersGomoku gomoku;

    /** @param folders the folder of each exercise, which may not exist */
    LearnersFunctions(Function<Exercise, Path> folders) {
        this.folders = folders;
    }

    /** Where everything that asks the learner's functions must run. */
    ExecutorService thread() {
        return thread;
    }

    /** For a new game: compiles what is new. What is the learner's and what is not, a sentence each. */
    List<String> refreshed(Kind kind) {
        if (!saved().equals(compiled.get(kind))) {
            close(kind);
        }
        return kind == Kind.TIC_TAC_TOE ? ticTacToe().notes() : gomoku().notes();
    }

    private LearnersPlay ticTacToe() {
        LearnersPlay opened = ticTacToe;
        if (opened == null) {
            compiled.put(Kind.TIC_TAC_TOE, saved());
            opened = new LearnersPlay(folders);
            ticTacToe = opened;
        }
        return opened;
    }

    private LearnersGomoku gomoku() {
        LearnersGomoku opened = gomoku;
        if (opened == null) {
            compiled.put(Kind.GOMOKU, saved());
            opened = new LearnersGomoku(folders);
            gomoku = opened;
        }
        return opened;
    }

    /** When each file of the exercises was saved last. */
    private Map<Path, FileTime> saved() {
        Map<Path, FileTime> times = new HashMap<>();
        for (Exercise exercise : Course.exercises()) {
            exercise.parts().forEach(part -> {
                Path file = folders.apply(exercise).resolve(part.fileName());
                try {
                    times.put(file, Files.getLastModifiedTime(file));
                } catch (IOException e) {
                    // Not written, or not there any more.
                }
            });
        }
        return times;
    }

    /** The learner's rules, or the engine's where they are not written. */
    Referee referee(Kind kind) {
        if (kind == Kind.TIC_TAC_TOE) {
            return ticTacToe().hasRules()
                    ? new LearnersReferee(
                            kind, LearnersReferee.ofBoards(() -> ticTacToe().rules()))
                    : Referee.engines(kind.rules());
        }
        return gomoku().rules().isPresent()
                ? new LearnersReferee(
                        kind, LearnersReferee.ofStates(() -> gomoku().rules().orElseThrow()))
                : Referee.engines(kind.rules());
    }

    /** The learner's player or search, or the engine's where none is written. */
    Computer computer(Kind kind) {
        if (kind == Kind.TIC_TAC_TOE) {
            return ticTacToe().hasSearch() ? new OwnSearch() : Computers.helper(kind);
        }
        return gomoku().hasComputer()
                ? new OwnGomoku(gomoku().hasPlayer() ? "your player" : YOUR_SEARCH)
                : Computers.helper(kind);
    }

    /** The learner's search of Tic-Tac-Toe, as it was compiled last. */
    private final class OwnSearch implements Computer {
        @Override
        public String name() {
            return YOUR_SEARCH;
        }

        @Override
        public Chosen choose(Board board, Optional<Cell> last, BooleanSupplier cancelled) {
            LearnersPlay.Chosen chosen = ticTacToe().think(board);
            return new Chosen(
                    chosen.cell(),
                    "your " + chosen.className(),
                    Optional.empty(),
                    Optional.of(chosen.leaves()),
                    Optional.empty(),
                    chosen.time());
        }
    }

    /** The learner's player of Gomoku, or the search, as they were compiled last. */
    private final class OwnGomoku implements Computer {
        private final String name;

        OwnGomoku(String name) {
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public Chosen choose(Board board, Optional<Cell> last, BooleanSupplier cancelled) {
            LearnersGomoku.Chosen chosen = gomoku().think(board, Limits.time(FOR_A_MOVE));
            return new Chosen(
                    chosen.cell(),
                    "your " + chosen.className(),
                    chosen.nodes(),
                    chosen.leaves(),
                    chosen.depth(),
                    chosen.time());
        }
    }

    private void close(Kind kind) {
        if (kind == Kind.TIC_TAC_TOE && ticTacToe != null) {
            ticTacToe.close();
            ticTacToe = null;
        }
        if (kind == Kind.GOMOKU && gomoku != null) {
            gomoku.close();
            gomoku = null;
        }
    }

    @Override
    public void close() {
        thread.execute(() -> {
            close(Kind.TIC_TAC_TOE);
            close(Kind.GOMOKU);
        });
        thread.shutdown();
    }
}
