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
    private final Map<Kind, Map<Path, FileTime>> compiled = new HashMap<>();
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

    /** Compiles what has changed, for a new game, and returns what is the learner's and what is not, a sentence each. */
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

    /** Returns the learner's player or search, or the engine's if none is written. */
    Computer computer(Kind kind) {
        if (kind == Kind.TIC_TAC_TOE) {
            return ticTacToe().hasSearch() ? new OwnSearch() : Computers.helper(kind);
        }
        return gomoku().hasComputer()
                ? new OwnGomoku(Texts.of(gomoku().hasPlayer() ? "player.your.player" : "player.your.search"))
                : Computers.helper(kind);
    }

    /** The learner's search for Tic-Tac-Toe, as compiled last. */
    private final class OwnSearch implements Computer {
        @Override
        public String name() {
            return Texts.of("player.your.search");
        }

        @Override
        public Chosen choose(Board board, Optional<Cell> last, BooleanSupplier cancelled) {
            LearnersPlay.Chosen chosen = ticTacToe().think(board);
            return new Chosen(
                    chosen.cell(),
                    Texts.of("player.your.class", chosen.className()),
                    Optional.empty(),
                    Optional.of(chosen.leaves()),
                    Optional.empty(),
                    chosen.time());
        }
    }

    /** The learner's Gomoku player or search, as compiled last. */
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
                    Texts.of("player.your.class", chosen.className()),
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
