package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.guest.Call;
import plybook.guest.Reply;
import plybook.judge.compiler.SourceCompiler;
import plybook.task.Course;
import plybook.task.Exercise.Part;
import plybook.task.TicTacToeTask;

/** Tests that what is seen in the learner's process reaches the judge, as it does where tests ask an object in their own. */
class ProcessLearnerTest {
    private static final Part PART = Course.find("02").parts().get(0);
    private static final Duration PLENTY = Duration.ofMinutes(1);

    @TempDir
    Path folder;

    @Test
    void a_board_that_a_refused_move_has_changed_is_seen() throws IOException {
        Path source = Files.writeString(folder.resolve(PART.fileName()), """
                import java.util.List;
                import java.util.Optional;
                import plybook.game.Board;
                import plybook.game.Cell;
                import plybook.game.Player;

                public class MyTicTacToe implements plybook.task.TicTacToeTask {
                    public Board result(Board board, Cell cell) {
                        board.put(new Cell(2, 2), Player.X);
                        throw new IllegalArgumentException("no");
                    }

                    public Board initialState() { return Board.empty(3); }
                    public Player player(Board board) { return Player.X; }
                    public List<Cell> actions(Board board) { return List.of(); }
                    public Optional<Player> winner(Board board) { return Optional.empty(); }
                    public boolean terminal(Board board) { return false; }
                    public int utility(Board board) { return 0; }
                }
                """);
        Path classes = Files.createDirectories(folder.resolve("classes"));
        assertThat(SourceCompiler.ofOwnCode().compile(source, PART, classes).message())
                .isEmpty();
        try (ProcessLearner learner = new ProcessLearner(PART, classes, PLENTY, PLENTY, Sandbox.none())) {
            Call move =
                    Call.<TicTacToeTask>to(TicTacToeTask.class, task -> task.result(Board.empty(3), new Cell(0, 0)));
            Reply.Fault fault = (Reply.Fault) learner.ask(move, leaf -> 0);
            assertThat(fault.kind()).isEqualTo(Reply.Kind.THREW);
            assertThat(fault.changedArgument())
                    .hasValueSatisfying(board -> assertThat(board).contains("X"));
        }
    }
}
