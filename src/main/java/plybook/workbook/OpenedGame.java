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
     * Reads the file at the given place, otherwise from the browser's downloads.
     *
     * @throws IllegalArgumentException if there is none, or it is no saved game; the message says which
     */
    static SavedGame read(String name) {
        Path downloads = Path.of(System.getProperty("user.home", ""), "Downloads", name);
        Path file = Stream.of(Path.of(name), downloads)
                .filter(Files::isRegularFile)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        Texts.of("opened.no.file", Path.of(name).toAbsolutePath(), downloads.toAbsolutePath())));
        try {
            if (Files.size(file) > LARGEST) {
                throw new IllegalArgumentException(Texts.of("opened.large", file));
            }
            return SavedGame.parse(Files.readString(file));
        } catch (MalformedInputException e) {
            throw new IllegalArgumentException(Texts.of("opened.no.text", file), e);
        } catch (IOException e) {
            throw new IllegalArgumentException(Texts.of("opened.cannot.read", file, e.getMessage()), e);
        }
    }

    /** Returns every board of Tic-Tac-Toe; of Gomoku the last board, with the moves numbered. */
    static Shown look(SavedGame game) {
        List<Object> shown = new ArrayList<>();
        String players = Texts.of("game.opened", game.title(), game.x(), game.o(), game.result());
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
