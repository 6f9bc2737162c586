package plybook.judge.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.engine.EvenOpening;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.guest.Responder;
import plybook.judge.compiler.SourceCompiler;
import plybook.judge.gomoku.Layout;
import plybook.task.Course;

/**
 * The openings of exercise 08's matches.
 *
 * <p>They are made by {@code ./mvnw test -Dtest=OpeningsTest -Dplybook.update}, which takes some five minutes: of 200 random ones that the
 * engine calls even, those from which looking deeper shows. That makes no difference to who is no better than the opponent, for each pair is
 * played with both colours, and it spares the others half of their games.
 */
class OpeningsTest {
    private static final Path FILE = Path.of("src/main/resources/plybook/judge/player/openings.txt");
    private static final int EVEN = 200;

    /** The number of the eight pairs from an opening, turned and mirrored, that the solution may fail to win. */
    private static final int NOT_WON = 1;

    private static final int NODES = 4_000;
    private static final Gomoku RULES = Gomoku.standard();
    private static final String ABOUT = """
            # SPDX-License-Identifier: CC0-1.0
            # Openings of Gomoku on 15 rows, from which Plybook's engine thinks that neither side is clearly better (10,000 nodes),
            # and from which the solution of exercise 08 wins at least 7 of 8 pairs of games against TwoPlies, and loses none.
            # Each line: four moves in order, X's first. Made by OpeningsTest; none is another one turned or mirrored.
            """;

    /** The first of them are made again each time. */
    private static final int MADE_AGAIN = 2;

    @TempDir
    Path classes;

    @Test
    void the_file_holds_even_openings_from_which_looking_deeper_shows() throws Exception {
        boolean update = System.getProperty("plybook.update") != null;
        Responder solution = solution();
        String text = ABOUT
                + even().limit(EVEN)
                        .filter(opening -> shows(opening, solution))
                        .limit(update ? EVEN : MADE_AGAIN)
                        .map(opening ->
                                opening.moves().stream().map(Cell::toString).collect(Collectors.joining(" ")) + "\n")
                        .collect(Collectors.joining());
        if (update) {
            Files.writeString(FILE, text);
        }
        assertThat(Files.readString(FILE)).startsWith(text);
        assertThat(Openings.allEven()).hasSizeGreaterThan(60).doesNotHaveDuplicates();
    }

    /** All that the engine calls even, in the order in which they are drawn. */
    private static Stream<EvenOpening> even() {
        Random random = new Random(8);
        Set<Board> known = new HashSet<>();
        return Stream.generate(() -> EvenOpening.drawn(RULES, random))
                .filter(EvenOpening::isEven)
                .filter(opening -> !known.contains(opening.board(RULES)))
                .peek(opening -> known.addAll(Layout.symmetric(opening.board(RULES))));
    }

    /** Returns whether the player wins most of its pairs of games from an opening and loses none. */
    private static boolean shows(EvenOpening opening, Responder player) {
        int notWon = 0;
        for (Board board : Layout.symmetric(opening.board(RULES))) {
            double points = new Games(new TwoPlies(), each -> TwoPlies.move(player, each, NODES)).pair(board);
            notWon += points > 1 ? 0 : 1;
            if (points < 1 || notWon > NOT_WON) {
                return false;
            }
        }
        return true;
    }

    private Responder solution() throws Exception {
        Path source = Path.of("solutions/08-player/MyPlayer.java");
        Path compiled = SourceCompiler.ofOwnCode()
                .compile(source, Course.find("08").parts().get(0), classes)
                .classes()
                .orElseThrow();
        URL[] path = {compiled.toUri().toURL()};
        Object player =
                new URLClassLoader(path).loadClass("MyPlayer").getConstructor().newInstance();
        return new Responder(player, () -> player);
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
        assertThat(drawn.stream().distinct().count()).isGreaterThan(300);
        assertThat(drawn).allMatch(board -> board.count(Player.X) == 2 && board.count(Player.O) == 2);
    }

    @Test
    void stones_that_are_apart_can_be_no_part_of_one_five() {
        Random random = new Random(2);
        for (int stones = 0; stones <= 6; stones++) {
            Board board = Openings.apart(stones, random);
            assertThat(board.stones()).isEqualTo(stones);
            List<Cell> taken = Stream.of(Player.values())
                    .flatMap(player -> Layout.stones(board, player))
                    .toList();
            for (Cell one : taken) {
                assertThat(taken)
                        .filteredOn(other -> !other.equals(one))
                        .allMatch(other ->
                                Math.abs(other.row() - one.row()) > 4 || Math.abs(other.column() - one.column()) > 4);
            }
        }
    }
}
