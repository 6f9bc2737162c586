package plybook.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.javalin.Javalin;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.registry.GameRegistry;
import plybook.registry.PlayableGame;
import plybook.report.SavedGame;
import plybook.task.Exercise;
import plybook.view.Practice;

/** The server of the page on which games are played. It serves this machine's own browser and nobody else. */
public final class RunnerPage implements AutoCloseable {
    private static final String HOME = "127.0.0.1";
    private static final int SERVER_ERROR = 500;
    private static final int NO_CONTENT = 204;
    private static final int NOT_FOUND = 404;

    /** The policy of the explorer and of the practice page, which have script and style inside. Whatever a trace holds, nothing is fetched. */
    private static final String WHOLE_PAGES_POLICY = "default-src 'none'; style-src 'unsafe-inline'; "
            + "script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private final Assets assets = new Assets();
    private final Games games;
    private final Javalin server;

    private RunnerPage(int port, Optional<LearnersFunctions> learner) {
        games = new Games(learner);
        server = Javalin.create(config -> {
            config.startup.showJavalinBanner = false;
            config.startup.startupWatcherEnabled = false;
            config.jetty.host = HOME;
            config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
            config.routes.before(new Guard(this::port)::check);
            addRoutes(config.routes);
            config.routes.exception(Refusal.class, (refusal, context) -> refuse(context, refusal));
            config.routes.exception(
                    Exception.class,
                    (e, context) ->
                            json(context.status(SERVER_ERROR), Map.of("message", Texts.of("refused.inside", e))));
        });
        server.start(HOME, port);
        Thread warming = new Thread(Analyst::warmUp, "first looks");
        warming.setDaemon(true);
        warming.start();
    }

    /**
     * Serves the page.
     *
     * @param port the port; 0 for any that is free
     * @throws io.javalin.util.JavalinBindException if the port is taken
     */
    public static RunnerPage start(int port) {
        return new RunnerPage(port, Optional.empty());
    }

    /**
     * Serves the page with a learner's functions.
     *
     * @param folders the folder of each exercise, which may not exist
     * @throws io.javalin.util.JavalinBindException if the port is taken
     */
    public static RunnerPage start(int port, Function<Exercise, Path> folders) {
        return new RunnerPage(port, Optional.of(new LearnersFunctions(folders)));
    }

    /** Returns the port on which the server listens. */
    public int port() {
        return server.port();
    }

    /** Returns the address of the page. */
    public URI address() {
        return URI.create("http://" + HOME + ":" + port() + "/");
    }

    private void addRoutes(RoutesConfig routes) {
        routes.get("/", context -> asset(context, "index.html"));
        routes.get("/practice", context -> whole(context, Practice.page(Optional.empty())));
        routes.get("/assets/{name}", context -> asset(context, context.pathParam("name")));
        routes.get(
                "/api/page",
                context -> json(
                        context,
                        Map.of(
                                "learner",
                                games.hasLearner(),
                                "games",
                                GameRegistry.games().stream()
                                        .map(RunnerPage::about)
                                        .toList())));
        routes.post("/api/games", context -> {
            Message message = Message.parse(Guard.body(context));
            PlayableGame<?, ?> game = game(message.text("game"));
            Seats seats = Seats.of(game, message.text("x"), message.text("o"), games.hasLearner());
            json(context, games.begin(game, seats, message.moves()).snapshot());
        });
        routes.post("/api/open", context -> {
            SavedGame saved = saved(Message.parse(Guard.body(context)).text("file"));
            PlayableGame<?, ?> game = game(saved.game());
            if (!(game.game().initialState() instanceof Board board) || board.size() != saved.size()) {
                throw Refusal.badRequest(Texts.of("refused.size", saved.size()));
            }
            Seats people = new Seats(Seats.HUMAN, Seats.HUMAN);
            json(context, games.begin(game, people, List.copyOf(saved.moves())).snapshot());
        });
        routes.get("/api/games/{id}", context -> {
            Session<?, ?> game = game(context);
            if (String.valueOf(game.version()).equals(context.queryParam("seen"))) {
                context.status(NO_CONTENT);
            } else {
                json(context, game.snapshot());
            }
        });
        routes.post("/api/games/{id}/moves", context -> {
            Message message = Message.parse(Guard.body(context));
            change(context, game -> game.move(message.number("counter"), message.move()));
        });
        routes.post("/api/games/{id}/undo", context -> counted(context, Session::undo));
        routes.post("/api/games/{id}/hint", context -> counted(context, Session::hint));
        routes.post("/api/games/{id}/step", context -> counted(context, Session::step));
        routes.get("/games/{id}/{file}", this::file);
        routes.get("/games/{id}/explore/{ply}", this::explore);
        routes.error(NOT_FOUND, context -> {
            String type = context.res().getContentType();
            if (type == null || !type.startsWith("application/json")) {
                json(context, Map.of("message", Texts.of("refused.nothing", address())));
            }
        });
    }

    private static Map<String, Object> about(PlayableGame<?, ?> game) {
        return Map.of(
                "id",
                game.id(),
                "title",
                game.title(),
                "size",
                game.game().initialState() instanceof Board board ? board.size() : 0,
                "engines",
                game.opponents().keySet());
    }

    private static PlayableGame<?, ?> game(String id) {
        return GameRegistry.find(id)
                .orElseThrow(() ->
                        Refusal.badRequest(Texts.of("refused.unknown", Refusal.shortened(id), GameRegistry.ids())));
    }

    private static SavedGame saved(String file) {
        try {
            return SavedGame.parse(file);
        } catch (IllegalArgumentException e) {
            throw Refusal.badRequest(Texts.of("refused.open", e.getMessage()));
        }
    }

    private Session<?, ?> game(Context context) {
        return games.find(context.pathParam("id"));
    }

    private interface Change {
        void in(Session<?, ?> game);
    }

    private interface CountedChange {
        void in(Session<?, ?> game, int counter);
    }

    private void counted(Context context, CountedChange change) {
        Message message = Message.parse(Guard.body(context));
        change(context, game -> change.in(game, message.number("counter")));
    }

    /** Makes a change and answers with the state of the game, even if the change is refused. */
    private void change(Context context, Change change) {
        Session game = game(context);
        try {
            change.in(game);
            json(context, game.snapshot());
        } catch (Refusal refusal) {
            json(context.status(refusal.status()), Map.of("message", message(refusal), "game", game.snapshot()));
        }
    }

    private static void refuse(Context context, Refusal refusal) {
        json(context.status(refusal.status()), Map.of("message", message(refusal)));
    }

    private static String message(Refusal refusal) {
        return String.valueOf(refusal.getMessage());
    }

    private void asset(Context context, String name) {
        byte[] bytes = assets.find(name).orElseThrow(() -> Refusal.notFound(Texts.of("refused.part")));
        context.contentType(Assets.type(name)).result(bytes);
    }

    private void file(Context context) {
        Session<?, ?> game = game(context);
        List<? extends Moment<?, ?>> moments = game.moments();
        String id = game.game().id();
        if (!(moments.get(0).state() instanceof Board first) || !SavedGame.keeps(id, first.size())) {
            throw Refusal.notFound(Texts.of("refused.keep"));
        }
        Map<Player, String> names = game.names();
        SavedGame saved = new SavedGame(
                id,
                first.size(),
                names.getOrDefault(Player.X, ""),
                names.getOrDefault(Player.O, ""),
                moments.get(moments.size() - 1).standing().result(),
                moments.stream()
                        .flatMap(moment -> moment.last().stream())
                        .map(Cell.class::cast)
                        .toList());
        String name = context.pathParam("file");
        if (!name.matches("[a-z0-9-]{1,60}\\.(json|txt|sgf)")) {
            throw Refusal.notFound(Texts.of("refused.file"));
        }
        boolean json = name.endsWith(".json");
        boolean sgf = name.endsWith(".sgf");
        if (sgf && !id.equals(SavedGame.GOMOKU)) {
            throw Refusal.notFound(Texts.of("refused.file"));
        }
        context.header("Content-Disposition", "attachment; filename=\"" + name + "\"")
                .contentType(
                        (json ? "application/json" : sgf ? "application/x-go-sgf" : "text/plain") + "; charset=utf-8")
                .result((json ? saved.json() : sgf ? saved.sgf() : saved.text()).getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the number in the address of a moment of the game. */
    private static int ply(Context context, Session<?, ?> game) {
        String ply = context.pathParam("ply");
        if (!ply.matches("\\d{1,3}") || Integer.parseInt(ply) >= game.moments().size()) {
            throw Refusal.notFound(Texts.of("refused.moment"));
        }
        return Integer.parseInt(ply);
    }

    private void explore(Context context) {
        whole(context, explored(context, game(context)));
    }

    private static <S, A> String explored(Context context, Session<S, A> game) {
        int ply = ply(context, game);
        S state = game.moments().get(ply).state();
        if (!Analyst.of(game.game()).canConsider(state)) {
            throw Refusal.notFound(Texts.of("refused.explore"));
        }
        return Exploration.page(game.game(), state, ply);
    }

    private static void whole(Context context, String page) {
        context.header("Content-Security-Policy", WHOLE_PAGES_POLICY).html(page);
    }

    private static void json(Context context, Object value) {
        try {
            context.contentType("application/json; charset=utf-8").result(Message.MAPPER.writeValueAsBytes(value));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Stops the server and ends its games. */
    @Override
    public void close() {
        server.stop();
        games.close();
    }
}
