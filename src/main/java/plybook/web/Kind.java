package plybook.web;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import plybook.engine.Level;
import plybook.game.BoardGame;
import plybook.gomoku.Gomoku;
import plybook.report.SavedGame;
import plybook.tictactoe.TicTacToe;

/** The games that the page plays. */
enum Kind {
    TIC_TAC_TOE(SavedGame.TIC_TAC_TOE, "Tic-Tac-Toe", new TicTacToe(), List.of("engine")),
    GOMOKU(
            SavedGame.GOMOKU,
            "Gomoku",
            Gomoku.standard(),
            Arrays.stream(Level.values()).map(Level::title).toList());

    private final String id;
    private final String title;

    @SuppressWarnings("ImmutableEnumChecker") // rules do not change
    private final BoardGame rules;

    @SuppressWarnings("ImmutableEnumChecker") // nor do these lists
    private final List<String> engines;

    Kind(String id, String title, BoardGame rules, List<String> engines) {
        this.id = id;
        this.title = title;
        this.rules = rules;
        this.engines = engines;
    }

    /** Its name in addresses and files. */
    String id() {
        return id;
    }

    /** Its name for people. */
    String title() {
        return title;
    }

    /** The engine's rules, which are right. */
    BoardGame rules() {
        return rules;
    }

    /** The players that the engine has for it, the weakest first. */
    List<String> engines() {
        return engines;
    }

    int size() {
        return rules.initialState().size();
    }

    /**
     * The game of that name.
     *
     * @throws Refusal if there is none
     */
    static Kind named(String id) {
        return Arrays.stream(values())
                .filter(kind -> kind.id.equals(id))
                .findFirst()
                .orElseThrow(() -> Refusal.badRequest("There is no game \"" + Refusal.shortened(id) + "\"; there are "
                        + Arrays.stream(values()).map(Kind::id).collect(Collectors.joining(" and ")) + "."));
    }
}
