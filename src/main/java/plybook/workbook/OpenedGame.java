package plybook.workbook;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.report.SavedGame;
import plybook.view.BoardSvg;

/** A game that was saved from the runner page, as a notebook shows it. */
final class OpenedGame {
    private static final long LARGEST = 100_000;

    private OpenedGame() {}

    /**
     * Reads the file where it is said to be, or where browsers put what they save.
     *
     * @throws IllegalArgumentException if there is none, or it is no saved game; the message says which
     */
    static SavedGame read(String name) {
        Path downloads = Path.of(System.getProperty("user.home", ""), "Downloads", name);
        Path file = Stream.of(Path.of(name), downloads)
                .filter(Files::isRegularFile)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no file " + Path.of(name).toAbsolutePath()
                                + " and no " + downloads.toAbsolutePath()
                                + "; save a game on the page of ./plybook play, and give the file's folder too"));
        try {
            if (Files.size(file) > LARGEST) {
                throw new IllegalArgumentException(file + " is too large for a saved game");
            }
            return SavedGame.parse(Files.readString(file));
        } catch (MalformedInputException e) {
            throw new IllegalArgumentException(file + " is no saved game: it is no text", e);
        } catch (IOException e) {
            throw new IllegalArgumentException(file + " cannot be read: " + e.getMessage(), e);
        }
    }

    /** Of Tic-Tac-Toe every board, of Gomoku the last one with the moves numbered. */
    static Shown look(SavedGame game) {
        List<Object> shown = new ArrayList<>();
        String players = game.title() + ". X: " + game.x() + ". O: " + game.o() + ". " + game.result() + ".";
        List<Board> boards = game.boards();
        Board last = boards.get(boards.size() - 1);
        if (game.game().equals(SavedGame.GOMOKU)) {
            shown.add(players);
            shown.add(BoardSvg.draw(last)
                    .numbered(game.moves())
                    .winningLine(game.winningLine())
                    .picture());
        } else {
            for (int i = 0; i < boards.size(); i++) {
                shown.add(
                        i == 0
                                ? players
                                : i + ". " + (i % 2 == 0 ? "O " : "X ")
                                        + game.moves().get(i - 1));
                shown.add(
                        i < boards.size() - 1
                                ? boards.get(i)
                                : BoardSvg.draw(last)
                                        .winningLine(game.winningLine())
                                        .picture());
            }
        }
        return SideBySide.of(shown);
    }
}
