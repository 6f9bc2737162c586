package plybook.registry;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import plybook.engine.Level;
import plybook.engine.Limits;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Window;
import plybook.gomoku.Gomoku;
import plybook.gomoku.NearbyMoves;
import plybook.gomoku.WindowEvaluation;
import plybook.tictactoe.TicTacToe;

/**
 * Every game that can be played. A game that is added here appears on the page and in the text of {@code play}, in {@code explore} and in
 * {@code bench}, and the conformance kit checks it.
 */
public final class GameRegistry {
    /** Tic-Tac-Toe, where the engine never loses. */
    public static final PlayableGame<Board, Cell> TIC_TAC_TOE = PlayableGame.of(
                    "tictactoe", "Tic-Tac-Toe", new TicTacToe(), new NumberedCells())
            .searchedToTheEnd();

    /** The horizon of Gomoku. On fifteen rows minimax then visits one or two thousand positions, which takes milliseconds. */
    private static final int GOMOKU_PLIES = 2;

    /** The engine says in how many plies it wins by a value so much below that of a win. */
    private static final int LONGEST_WIN = 1_000;

    /** The positions that the reviewer searches for each move: some hundredths of a second, and the same move on every machine. */
    private static final int REVIEWED_NODES = 30_000;

    /** Gomoku on 15×15, five or more. */
    public static final PlayableGame<Board, Cell> GOMOKU =
            gomoku(Gomoku.standard(), Duration.ofSeconds(4)).titled("Gomoku");

    private static final List<PlayableGame<?, ?>> GAMES = new ArrayList<>();

    static {
        GAMES.add(TIC_TAC_TOE);
        GAMES.add(GOMOKU);
        // One more line for each game; ./plybook new game NAME writes it here.
    }

    private GameRegistry() {}

    /** Returns every game, in the order of the course. */
    public static List<PlayableGame<?, ?>> games() {
        return Collections.unmodifiableList(GAMES);
    }

    /** Returns the ids of the games, such as "tictactoe, gomoku". */
    public static String ids() {
        return GAMES.stream().map(PlayableGame::id).collect(Collectors.joining(", "));
    }

    /** Returns the game of that id, if there is one. */
    public static Optional<PlayableGame<?, ?>> find(String id) {
        return games().stream().filter(game -> game.id().equals(id)).findFirst();
    }

    /**
     * Returns the game of that id.
     *
     * @throws IllegalArgumentException if there is none; the message lists those that there are
     */
    public static PlayableGame<?, ?> named(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException(Texts.of("game.unknown", id, ids())));
    }

    /**
     * Returns Gomoku by any of its rules.
     *
     * @param time the computer's time for a move; a level that is done earlier moves earlier
     */
    public static PlayableGame<Board, Cell> gomoku(Gomoku rules, Duration time) {
        Map<String, Opponent<Board, Cell>> levels = new LinkedHashMap<>();
        for (Level level : Level.values()) {
            levels.put(
                    level.title(),
                    new EngineOpponent(
                            Texts.of("engine.level", level.title()),
                            rules,
                            () -> level.player(System.nanoTime()),
                            Limits.time(time)));
        }
        return new PlayableGame<>(
                "gomoku",
                rules.toString(),
                rules,
                new LetteredCells(rules),
                levels,
                new EngineOpponent(
                        Texts.of("engine"),
                        rules,
                        () -> Level.MEDIUM.player(System.nanoTime()),
                        Limits.time(PlayableGame.FOR_A_MOVE)),
                new PlayableGame.Outlook<>(
                        new NearbyMoves(rules, 1),
                        new WindowEvaluation(rules.size()),
                        false,
                        Optional.of(GOMOKU_PLIES),
                        Window.MAX_VALUE - LONGEST_WIN),
                Optional.of(new EngineOpponent(
                        Texts.of("engine"), rules, () -> Level.STRONG.player(0), Limits.nodes(REVIEWED_NODES))));
    }
}
