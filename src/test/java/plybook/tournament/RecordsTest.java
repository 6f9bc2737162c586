package plybook.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.gomoku.Gomoku.Rule;

class RecordsTest {
    private static final Gomoku RULES = new Gomoku(9, Rule.EXACTLY_FIVE);

    @TempDir
    Path folder;

    private static GameRecord game(String x, String o) {
        Contender first = Players.first(x);
        Fixture fixture = new Fixture(7, first, Players.last(o), List.of(new Cell(4, 4), new Cell(4, 5)));
        return new Referee(RULES, Budget.nodes(1), 1).play(fixture).orElseThrow();
    }

    @Test
    void sgf_contains_every_move_and_the_result() {
        GameRecord game = game("first", "last");
        String sgf = SgfRecord.of(game);
        assertThat(sgf)
                .startsWith("(;FF[4]GM[4]")
                .endsWith(")\n")
                .contains("SZ[9]", "PB[first]", "PW[last]", "RE[B+]", "RU[exactly five]", "C[the opening ends here]");
        List<Cell> moves = new ArrayList<>();
        List<MatchResult> found =
                Pattern.compile(";([BW])\\[(.)(.)]").matcher(sgf).results().toList();
        for (MatchResult move : found) {
            assertThat(move.group(1)).isEqualTo(moves.size() % 2 == 0 ? "B" : "W");
            moves.add(new Cell(move.group(3).charAt(0) - 'a', move.group(2).charAt(0) - 'a'));
        }
        assertThat(moves).isEqualTo(game.moves());
    }

    @Test
    void names_cannot_break_out_of_sgf() {
        assertThat(SgfRecord.of(game("a]\\;B[aa", "b\nc"))).contains("PB[a\\]\\\\;B[aa]", "PW[b c]");
    }

    @Test
    void sgf_distinguishes_a_forfeit_from_a_loss() {
        Fixture fixture = game("a", "b").fixture();
        for (Forfeit.Kind kind : Forfeit.Kind.values()) {
            Outcome outcome = new Outcome.Forfeited(Player.X, kind, "why");
            String expected = kind == Forfeit.Kind.TIMEOUT ? "RE[W+Time]" : "RE[W+Forfeit]";
            assertThat(SgfRecord.of(new GameRecord(RULES, fixture, List.of(), outcome)))
                    .contains(expected, "GC[X forfeits (" + kind + "): why]");
        }
    }

    @Test
    void text_record_of_a_game() {
        assertThat(TextRecord.of(game("first", "last"))).isEqualTo("""
                Game 7: first (X) against last (O)
                Gomoku 9×9, exactly five; the first 2 moves are the opening
                Result: X wins by A1 B1 C1 D1 E1

                1. E5 F5  2. A1 I9  3. B1 H9  4. C1 G9  5. D1 F9  6. E1

                   A B C D E F G H I
                 1 X X X X X . . . .
                 2 . . . . . . . . .
                 3 . . . . . . . . .
                 4 . . . . . . . . .
                 5 . . . . X O . . .
                 6 . . . . . . . . .
                 7 . . . . . . . . .
                 8 . . . . . . . . .
                 9 . . . . . O O O O
                """);
    }

    @Test
    void games_are_saved_under_names_that_every_file_system_accepts() throws IOException {
        Archive archive = new Archive(folder.resolve("new/games"));
        archive.save(game("../../evil", "a/b:c*" + "x".repeat(300)));
        archive.save(new Results(List.of(), List.of()));
        try (var files = Files.list(archive.folder())) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .allMatch(name -> name.length() < 120)
                    .containsExactlyInAnyOrder(
                            "0007 .._.._evil - a_b_c_" + "x".repeat(34) + ".txt",
                            "0007 .._.._evil - a_b_c_" + "x".repeat(34) + ".sgf",
                            "crosstable.txt");
        }
    }
}
