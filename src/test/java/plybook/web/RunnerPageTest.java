package plybook.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.report.SavedGame;
import plybook.tictactoe.TicTacToe;

/** The runner page's server, by HTTP and without a browser. */
class RunnerPageTest {
    private static RunnerPage page;
    private static Client client;

    @BeforeAll
    static void start() {
        page = RunnerPage.start(0);
        client = new Client(page.address());
    }

    @AfterAll
    static void stop() {
        page.close();
    }

    private static JsonNode ticTacToe() {
        return client.begin("tictactoe", "human", "engine");
    }

    @Test
    void the_engine_answers_a_move_with_its_analysis() {
        JsonNode game = client.moved(ticTacToe(), 0, 0);
        assertThat(game.path("board").asText()).isEqualTo("X../.O./...");
        assertThat(game.path("status").asText()).isEqualTo("Your turn (X)");
        JsonNode thought = game.path("thought");
        assertThat(thought.path("move").toString()).isEqualTo("[1,1]");
        assertThat(thought.path("values")).hasSize(8).allSatisfy(each -> assertThat(
                        each.path("meaning").asText())
                .isEqualTo(each.path("cell").toString().equals("[1,1]") ? "tie" : "X wins"));
        assertThat(thought.path("efforts").path(0).path("nodes").asInt()).isEqualTo(59_705);
        assertThat(thought.path("efforts").path(1).path("name").asText()).isEqualTo("alpha-beta");
    }

    @Test
    void the_first_move_shows_the_cost_of_both_cutoff_rules() {
        JsonNode thought = client.begin("tictactoe", "engine", "human").path("thought");
        assertThat(thought.path("efforts").findValuesAsText("nodes")).containsExactly("549946", "146120", "18297");
    }

    @Test
    void the_engine_never_loses() {
        for (int first = 0; first < 9; first++) {
            JsonNode game = ticTacToe();
            int next = first;
            while (game.path("phase").asText().equals("yours")) {
                Board board = Board.parse(game.path("board").asText());
                int cell = board.isEmpty(new Cell(next / 3, next % 3))
                        ? next
                        : board.emptyCells().get(0).row() * 3
                                + board.emptyCells().get(0).column();
                game = client.moved(game, cell / 3, cell % 3);
                next = (next + 4) % 9;
            }
            assertThat(game.path("status").asText()).isIn("Game Over: O wins.", "Game Over: Tie.");
            Board end = Board.parse(game.path("board").asText());
            assertThat(new TicTacToe().terminal(end)).isTrue();
        }
    }

    @Test
    void two_people_share_a_page_and_the_winning_line_is_marked() {
        JsonNode game = client.begin("tictactoe", "human", "human");
        for (int[] cell : new int[][] {{0, 0}, {1, 0}, {0, 1}, {1, 1}}) {
            game = client.moved(game, cell[0], cell[1]);
        }
        assertThat(game.path("status").asText()).isEqualTo("Your turn (X)");
        game = client.moved(game, 0, 2);
        assertThat(game.path("status").asText()).isEqualTo("Game Over: X wins.");
        assertThat(game.path("line").toString()).isEqualTo("[[0,0],[0,1],[0,2]]");
        assertThat(client.move(game, 2, 2).message()).isEqualTo("The game is over.");
    }

    @Test
    void a_cell_taken_or_outside_is_refused_with_the_board() {
        JsonNode game = client.moved(ticTacToe(), 0, 0);
        Client.Answer taken = client.move(game, 1, 1);
        assertThat(taken.status()).isEqualTo(409);
        assertThat(taken.message()).isEqualTo("(1,1) is taken by O.");
        assertThat(taken.game().path("board")).isEqualTo(game.path("board"));
        assertThat(client.move(game, 3, 0).message()).isEqualTo("(3,0) is outside the board of 3×3.");
        assertThat(client.move(game, -1, 0).message()).contains("(-1,0) is outside the board");
        assertThat(client.look(game)).isEqualTo(client.look(game));
        assertThat(client.look(game).path("board")).isEqualTo(game.path("board"));
    }

    @Test
    void a_move_from_a_stale_tab_is_refused_with_a_sentence_and_the_new_board() {
        JsonNode stale = ticTacToe();
        JsonNode game = client.moved(stale, 0, 0);
        Client.Answer answer = client.move(stale, 2, 2);
        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.message()).startsWith("The game went on elsewhere");
        assertThat(answer.game().path("board")).isEqualTo(game.path("board"));
        assertThat(client.ask(stale, "undo").message()).startsWith("The game went on elsewhere");
    }

    @Test
    void exactly_one_of_two_moves_at_once_is_made() throws Exception {
        ExecutorService both = Executors.newFixedThreadPool(8);
        try {
            for (int round = 0; round < 10; round++) {
                JsonNode game = ticTacToe();
                List<Callable<Client.Answer>> moves = IntStream.range(0, 8)
                        .<Callable<Client.Answer>>mapToObj(i -> () -> client.move(game, i / 3, i % 3))
                        .toList();
                List<Future<Client.Answer>> answers = both.invokeAll(moves);
                int made = 0;
                for (Future<Client.Answer> answer : answers) {
                    made += answer.get().status() == 200 ? 1 : 0;
                }
                assertThat(made).isEqualTo(1);
                assertThat(Board.parse(client.look(game).path("board").asText()).stones())
                        .isEqualTo(2);
            }
        } finally {
            both.shutdownNow();
        }
    }

    @Test
    void undo_takes_back_the_answer_too_even_after_the_end() {
        JsonNode start = ticTacToe();
        assertThat(start.path("canUndo").asBoolean()).isFalse();
        assertThat(client.ask(start, "undo").message()).isEqualTo("There is no move to take back.");
        JsonNode game = client.moved(start, 0, 0);
        game = client.ask(game, "undo").json();
        assertThat(game.path("board").asText()).isEqualTo(".../.../...");
        assertThat(game.path("counter").asInt())
                .isGreaterThan(start.path("counter").asInt());
        while (game.path("phase").asText().equals("yours")) {
            Board board = Board.parse(game.path("board").asText());
            game = client.moved(
                    game,
                    board.emptyCells().get(0).row(),
                    board.emptyCells().get(0).column());
        }
        JsonNode back = client.ask(game, "undo").json();
        assertThat(back.path("phase").asText()).isEqualTo("yours");
    }

    @Test
    void a_hint_is_a_best_move() {
        JsonNode game = client.begin("tictactoe", "human", "human");
        game = client.moved(client.moved(client.moved(client.moved(game, 0, 0), 1, 1), 0, 1), 2, 2);
        JsonNode hinted = client.settled(client.ask(game, "hint").json());
        assertThat(hinted.path("hint").toString()).isEqualTo("[0,2]");
        assertThat(client.moved(hinted, 2, 0).path("hint").isNull()).isTrue();
    }

    @Test
    void computers_play_each_other_move_by_move_on_request() {
        JsonNode game = client.begin("tictactoe", "engine", "engine");
        assertThat(game.path("status").asText()).isEqualTo("X is next: the engine");
        assertThat(client.move(game, 0, 0).message()).isEqualTo("It is the computer's turn.");
        while (game.path("phase").asText().equals("step")) {
            int before = Board.parse(game.path("board").asText()).stones();
            game = client.settled(client.ask(game, "step").json());
            assertThat(Board.parse(game.path("board").asText()).stones()).isEqualTo(before + 1);
        }
        assertThat(game.path("status").asText()).isEqualTo("Game Over: Tie.");
        assertThat(client.ask(game, "undo").message()).isEqualTo("There is no move to take back.");
        assertThat(client.ask(game, "step").status()).isEqualTo(409);
    }

    @Test
    void gomoku_is_played_at_a_level_with_undo_while_the_computer_thinks() {
        JsonNode game = client.begin("gomoku", "human", "easy");
        Client.Answer moved = client.move(game, 7, 7);
        assertThat(moved.status()).isEqualTo(200);
        game = client.settled(moved.json());
        assertThat(Board.parse(game.path("board").asText()).stones()).isEqualTo(2);
        assertThat(game.path("oName").asText()).isEqualTo("the engine, easy");
        JsonNode thinking = client.move(game, 0, 0).json();
        Client.Answer undone = client.ask(thinking, "undo");
        // If the computer was faster, the undo is refused, and the next one takes both moves back.
        JsonNode back = undone.status() == 200
                ? undone.json()
                : client.ask(client.settled(undone.game()), "undo").json();
        assertThat(back.path("board")).isEqualTo(game.path("board"));
        JsonNode hinted = client.settled(client.ask(back, "hint").json());
        assertThat(hinted.path("hint")).hasSize(2);
    }

    @Test
    void five_in_a_row_win_gomoku_and_are_marked() {
        JsonNode game = client.begin("gomoku", "human", "human");
        for (int i = 0; i < 4; i++) {
            game = client.moved(client.moved(game, 3 + i, 3 + i), 14, 2 * i);
        }
        game = client.moved(game, 7, 7);
        assertThat(game.path("status").asText()).isEqualTo("Game Over: X wins.");
        assertThat(game.path("line").toString()).isEqualTo("[[3,3],[4,4],[5,5],[6,6],[7,7]]");
    }

    @Test
    void the_panel_of_gomoku_has_a_value_for_each_candidate() throws InterruptedException {
        JsonNode game = client.moved(client.begin("gomoku", "human", "beginner"), 7, 7);
        for (int i = 0; i < 500 && !game.path("thought").path("horizon").isInt(); i++) {
            Thread.sleep(20);
            game = client.look(game);
        }
        assertThat(game.path("thought").path("horizon").asInt()).isEqualTo(2);
        assertThat(game.path("thought").path("source").asText()).isEqualTo("player");
        assertThat(game.path("thought").path("values").findValues("cell"))
                .hasSize(24) // two cells around the stone in each direction, as this level looks
                .contains(game.path("thought").path("move"));
        JsonNode efforts = game.path("thought").path("efforts");
        assertThat(efforts.path(0).path("nodes").asInt())
                .isGreaterThan(efforts.path(1).path("nodes").asInt());
    }

    @Test
    void an_unchanged_game_is_not_sent_again() {
        JsonNode game = ticTacToe();
        String path = "/api/games/" + game.path("id").asText() + "?seen=";
        assertThat(client.raw(path + game.path("version").asInt()).statusCode()).isEqualTo(204);
        assertThat(client.raw(path + "0").statusCode()).isEqualTo(200);
    }

    @Test
    void a_game_known_only_to_the_page_goes_on() {
        Client.Answer gone = client.get("/api/games/0123456789abcdef");
        assertThat(gone.status()).isEqualTo(404);
        assertThat(gone.message()).startsWith("This game is not known here: Plybook was started again");
        JsonNode game = client.settled(client.post(
                        "/api/games",
                        "{\"game\":\"tictactoe\",\"x\":\"human\",\"o\":\"engine\",\"moves\":[[0,0],[1,1],[0,1],[0,2]]}")
                .json());
        assertThat(game.path("board").asText()).isEqualTo("XXO/.O./...");
        assertThat(game.path("phase").asText()).isEqualTo("yours");
        assertThat(game.path("moves")).hasSize(4);
        JsonNode turned = client.settled(client.post(
                        "/api/games",
                        "{\"game\":\"tictactoe\",\"x\":\"human\",\"o\":\"engine\",\"moves\":[[0,0],[0,0],[0,1]]}")
                .json());
        assertThat(Board.parse(turned.path("board").asText()).stones())
                .as("a move that cannot be is where it ends")
                .isEqualTo(2);
    }

    @Test
    void a_saved_game_can_be_read_again_as_data_and_as_text() {
        JsonNode game = client.moved(ticTacToe(), 0, 0);
        String path = "/games/" + game.path("id").asText() + "/tictactoe-1.";
        HttpResponse<String> json = client.raw(path + "json");
        assertThat(json.headers().firstValue("Content-Disposition").orElseThrow())
                .isEqualTo("attachment; filename=\"tictactoe-1.json\"");
        SavedGame saved = SavedGame.parse(json.body());
        assertThat(saved.boards().get(2)).hasToString("X../.O./...");
        assertThat(saved.result()).isEqualTo("not finished");
        assertThat(SavedGame.parse(client.raw(path + "txt").body())).isEqualTo(saved);
        assertThat(client.get(path + "exe").status()).isEqualTo(404);
        assertThat(client.get(path + "sgf").status())
                .as("the format has no Tic-Tac-Toe")
                .isEqualTo(404);
    }

    @Test
    void each_board_is_reviewed_and_the_players_own_comparison_is_shown() {
        JsonNode game = client.begin("gomoku", "human", "hard");
        for (int[] cell : new int[][] {{7, 7}, {0, 0}, {0, 14}}) {
            game = client.moved(game, cell[0], cell[1]);
        }
        JsonNode thought = game.path("thought");
        assertThat(thought.path("source").asText()).isEqualTo("player");
        assertThat(thought.path("values").findValues("cell")).contains(thought.path("move"));
        assertThat(thought.path("line").path(0)).isEqualTo(thought.path("move"));
        JsonNode last = game;
        await(() -> client.look(last).path("reviews").findValues("chance").size() == 7);
        JsonNode reviews = client.look(last).path("reviews");
        assertThat(reviews.path(6).path("chance").asDouble())
                .as("X has thrown away two moves")
                .isLessThan(0.2)
                .isLessThan(reviews.path(0).path("chance").asDouble());
        assertThat(reviews.path(2).path("best")).isNotEqualTo(game.path("moves").path(2));
    }

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!condition.getAsBoolean() && System.nanoTime() < end) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }

    @Test
    void a_file_that_is_no_game_is_refused_with_a_sentence() {
        assertThat(client.post("/api/open", "{\"file\":\"\"}").message())
                .startsWith("This file cannot be opened as a game:");
        assertThat(client.post("/api/open", "{\"file\":\"(;FF[4]GM[1]SZ[15];B[aa])\"}")
                        .message())
                .contains("GM[1] is another game; Gomoku is GM[4]");
        assertThat(client.post("/api/open", "{\"file\":\"(;GM[4]SZ[9];B[aa])\"}")
                        .message())
                .isEqualTo("This page plays on 3×3 and 15×15, and the saved game has 9 rows.");
        assertThat(client.post("/api/open", "{\"file\":\"(;GM[4]SZ[15];B[aa];W[ba])\"}")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void the_explorer_belongs_to_a_moment_of_the_game() {
        JsonNode game = client.moved(ticTacToe(), 0, 0);
        String path = "/games/" + game.path("id").asText();
        HttpResponse<String> explorer = client.raw(path + "/explore/1");
        assertThat(explorer.body())
                .contains("Tic-Tac-Toe after 1 move, 4 plies deep")
                .contains("alpha-beta");
        assertThat(client.get(path + "/explore/7").message()).isEqualTo("The game has no such moment.");
        assertThat(client.get(path + "/explore/9999999999").status()).isEqualTo(404);
    }

    @ParameterizedTest
    @CsvSource({
        "evil.example, Host",
        "127.0.0.1, Host",
        "127.0.0.1:1, Host",
        "localhost.evil.example:PORT, Host",
        "'', Host",
        "http://evil.example, Origin",
        "null, Origin",
        "http://127.0.0.1:1, Origin",
        "https://127.0.0.1:PORT, Origin",
        "cross-site, Sec-Fetch-Site"
    })
    void a_request_of_another_page_is_refused(String value, String header) throws IOException {
        String said = value.replace("PORT", String.valueOf(page.port()));
        String others = header.equals("Host") ? "" : "Host: 127.0.0.1:" + page.port() + "\r\n";
        assertThat(exchange(
                        "GET /api/page HTTP/1.1\r\n" + others + header + ": " + said + "\r\nConnection: close\r\n\r\n"))
                .matches("(?s)HTTP/1.1 40[03] .*")
                .doesNotContain("engines");
    }

    @Test
    void the_page_itself_is_admitted_under_both_names() throws IOException {
        for (String name : List.of("127.0.0.1", "localhost")) {
            assertThat(exchange("GET /api/page HTTP/1.1\r\nHost: " + name + ":" + page.port() + "\r\nOrigin: http://"
                            + name + ":" + page.port() + "\r\nConnection: close\r\n\r\n"))
                    .startsWith("HTTP/1.1 200")
                    .contains("engines");
        }
    }

    /** Sends exactly this request; Java's own client would not send a wrong Host. */
    private static String exchange(String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), page.port())) {
            socket.setSoTimeout(10_000);
            OutputStream out = socket.getOutputStream();
            out.write(request.getBytes(StandardCharsets.US_ASCII));
            out.flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void a_huge_body_is_refused_whole_or_in_chunks() {
        // No more than a socket holds: whoever still writes when the answer comes may never read it.
        String huge = "[" + "1,".repeat(20_000) + "1]";
        assertThat(client.post("/api/games", huge).status()).isEqualTo(413);
        byte[] bytes = huge.getBytes(StandardCharsets.UTF_8);
        HttpResponse<String> chunked = client.send(client.request("/api/games")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofInputStream(() -> new java.io.ByteArrayInputStream(bytes))));
        assertThat(Client.answer(chunked).message()).contains("16384 bytes at most");
        assertThat(ticTacToe().path("phase").asText()).isEqualTo("yours");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "null",
                "{}",
                "{\"game\":\"chess\",\"x\":\"human\",\"o\":\"human\"}",
                "{\"game\":\"tictactoe\",\"x\":\"human\",\"o\":\"strong\"}",
                "{\"game\":\"tictactoe\",\"x\":\"human\",\"o\":\"learner\"}",
                "{\"game\":\"tictactoe\",\"x\":1,\"o\":\"human\"}",
                "{\"game\":\"gomoku\",\"x\":\"human\",\"o\":\"human\",\"moves\":[[0]]}",
                "{\"game\":\"gomoku\",\"x\":\"human\",\"o\":\"human\",\"moves\":[[0,1e99]]}",
                "{\"game\":\"gomoku\",\"x\":\"human\",\"o\":\"human\",\"moves\":[[-1,0]]}"
            })
    void nonsense_is_refused_with_a_sentence(String sent) {
        Client.Answer answer = client.post("/api/games", sent);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.message()).endsWith(".").doesNotContain("Exception");
    }

    @Test
    void only_json_is_accepted_so_no_form_of_another_page_can_play() {
        HttpResponse<String> form = client.send(client.request("/api/games")
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString("{\"game\":\"tictactoe\",\"x\":\"human\",\"o\":\"human\"}")));
        assertThat(form.statusCode()).isEqualTo(415);
    }

    @Test
    void no_page_may_run_anything_but_its_own_files() {
        HttpResponse<String> start = client.raw("/");
        assertThat(start.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'", "script-src 'self';", "frame-ancestors 'none'")
                .doesNotContain("unsafe");
        assertThat(start.body()).doesNotContainPattern("\\son[a-z]+=").doesNotContain("style=");
        assertThat(Stream.of("style.css", "main.js", "board.js", "colours.css"))
                .allSatisfy(name ->
                        assertThat(client.raw("/assets/" + name).statusCode()).isEqualTo(200));
        assertThat(client.raw("/assets/icon.svg").headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("image/svg+xml"));
        assertThat(client.get("/assets/..%2FRunnerPage.class").status()).isIn(400, 404);
        assertThat(client.get("/assets/nothing.js").message()).isEqualTo("There is no such part of the page.");
        assertThat(client.get("/nothing").message())
                .startsWith("There is nothing here; the page is at http://127.0.0.1:");
    }
}
