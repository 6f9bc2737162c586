package plybook.judge.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plybook.engine.EvenOpening;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;

/**
 * The openings of exercise 08's matches.
 *
 * <p>They are made by {@code ./mvnw test -Dtest=OpeningsTest -Dplybook.update}, with the engine's estimate of random ones.
 */
class OpeningsTest {
    private static final Path FILE = Path.of("src/main/resources/plybook/judge/gomoku/openings.txt");
    private static final int OPENINGS = 200;
    private static final String ABOUT = """
            # SPDX-License-Identifier: CC0-1.0
            # Openings of Gomoku on 15 rows, from which Plybook's engine thinks that neither side is clearly better (10,000 nodes).
            # Each line: four moves in order, X's first. Made by OpeningsTest; none is another one turned or mirrored.
            """;

    /** To make all of them takes ten seconds. */
    private static final int MADE_AGAIN = 20;

    @Test
    void the_file_holds_even_openings_that_differ() throws IOException {
        boolean update = System.getProperty("plybook.update") != null;
        String text = ABOUT
                + made(update ? OPENINGS : MADE_AGAIN).stream()
                        .map(opening ->
                                opening.moves().stream().map(Cell::toString).collect(Collectors.joining(" ")) + "\n")
                        .collect(Collectors.joining());
        if (update) {
            Files.writeString(FILE, text);
        }
        assertThat(Files.readString(FILE)).startsWith(text);
        assertThat(Openings.allEven()).hasSize(OPENINGS).doesNotHaveDuplicates();
    }

    /** All that the engine calls even, in the order in which they are drawn. */
    private static List<EvenOpening> made(int count) {
        Random random = new Random(8);
        Set<Board> known = new HashSet<>();
        List<EvenOpening> made = new ArrayList<>();
        while (made.size() < count) {
            EvenOpening opening = EvenOpening.drawn(Gomoku.standard(), random);
            Board board = opening.board(Gomoku.standard());
            if (opening.isEven() && !known.contains(board)) {
                known.addAll(Layout.symmetric(board));
                made.add(opening);
            }
        }
        return made;
    }

    @Test
    void an_opening_is_one_of_the_file_turned_or_mirrored() {
        Set<Board> all = Openings.allEven().stream()
                .flatMap(board -> Layout.symmetric(board).stream())
                .collect(Collectors.toSet());
        Random random = new Random(1);
        List<Board> drawn =
                Stream.generate(() -> Openings.even(random)).limit(500).toList();
        assertThat(all).containsAll(drawn);
        assertThat(drawn.stream().distinct().count()).isGreaterThan(350);
        assertThat(drawn).allMatch(board -> board.count(Player.X) == 2 && board.count(Player.O) == 2);
    }
}
