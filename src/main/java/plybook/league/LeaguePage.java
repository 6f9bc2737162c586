package plybook.league;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import plybook.game.Cell;
import plybook.report.HtmlTemplate;
import plybook.report.InlineScript;
import plybook.tournament.GameRecord;
import plybook.tournament.Outcome;
import plybook.tournament.Rating;
import plybook.tournament.Ratings;
import plybook.tournament.Results;

/** A league on one page: the ratings of the learner's own versions as a curve, the table, and every game to replay. It needs no other file. */
public final class LeaguePage {
    private static final HtmlTemplate TEMPLATE = HtmlTemplate.of(LeaguePage.class, "league.html");

    private static final int WIDTH = 560;
    private static final int HEIGHT = 260;
    private static final int MARGIN = 30;
    private static final int BESIDE = 9;

    private record Page(
            String title,
            String scripts,
            String script,
            int width,
            int height,
            String told,
            String line,
            List<Point> points,
            List<Row> rows,
            List<Game> games,
            String files) {}

    /** A version in the curve: where it is, and where its error ends. */
    private record Point(String name, String elo, long x, long y, long high, long low, long below, long beside) {}

    private record Row(String name, String elo, String error, String points, int games) {}

    /** A game: its moves, and the row that won, as cells. */
    private record Game(String title, int size, String moves, String row) {}

    private LeaguePage() {}

    /**
     * Returns the page.
     *
     * @param own the number of the learner's versions, which are the first of the contenders, in the order in which they were written
     */
    public static String of(Results results, int own) {
        List<Rating> ratings = Ratings.of(results);
        List<Point> points = points(results, ratings.subList(0, own));
        InlineScript script = InlineScript.of(LeaguePage.class, "league.js");
        return TEMPLATE.fill(new Page(
                Texts.of("title"),
                script.policy(),
                script.text(),
                WIDTH,
                HEIGHT,
                told(results, ratings.subList(0, own)),
                points.stream().map(each -> each.x() + "," + each.y()).collect(Collectors.joining(" L", "M", "")),
                points,
                rows(results, ratings),
                results.games().stream().map(LeaguePage::game).toList(),
                Texts.of("files")));
    }

    private static List<Point> points(Results results, List<Rating> ratings) {
        double least = ratings.stream()
                .mapToDouble(each -> each.elo() - each.error())
                .min()
                .orElse(0);
        double most = ratings.stream()
                .mapToDouble(each -> each.elo() + each.error())
                .max()
                .orElse(1);
        double scale = (HEIGHT - 2.0 * MARGIN) / Math.max(1, most - least);
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < ratings.size(); i++) {
            Rating rating = ratings.get(i);
            long x = Math.round(WIDTH * (i + 0.5) / ratings.size());
            points.add(new Point(
                    results.contenders().get(i).name(),
                    elo(rating),
                    x,
                    Math.round(MARGIN + (most - rating.elo()) * scale),
                    Math.round(MARGIN + (most - rating.elo() - rating.error()) * scale),
                    Math.round(MARGIN + (most - rating.elo() + rating.error()) * scale),
                    HEIGHT - BESIDE,
                    x + BESIDE));
        }
        return points;
    }

    private static String told(Results results, List<Rating> ratings) {
        List<String> versions = new ArrayList<>();
        for (int i = 0; i < ratings.size(); i++) {
            versions.add(
                    results.contenders().get(i).name() + " " + elo(ratings.get(i)) + " ± " + error(ratings.get(i)));
        }
        return String.join(", ", versions);
    }

    private static List<Row> rows(Results results, List<Rating> ratings) {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < ratings.size(); i++) {
            var contender = results.contenders().get(i);
            rows.add(new Row(
                    contender.name(),
                    elo(ratings.get(i)),
                    error(ratings.get(i)),
                    String.format(Locale.ROOT, "%.1f", results.points(contender)),
                    results.games(contender)));
        }
        return rows;
    }

    private static Game game(GameRecord game) {
        return new Game(
                Texts.of(
                        "option",
                        game.fixture().number(),
                        game.fixture().x().name(),
                        game.fixture().o().name(),
                        game.outcome().words()),
                game.rules().size(),
                cells(game.moves()),
                game.outcome() instanceof Outcome.Won won ? cells(won.line()) : "");
    }

    private static String cells(List<Cell> cells) {
        return cells.stream().map(cell -> cell.row() + "," + cell.column()).collect(Collectors.joining(" "));
    }

    private static String elo(Rating rating) {
        return String.format(Locale.ROOT, "%+d", Math.round(rating.elo())).replace('-', '−');
    }

    private static String error(Rating rating) {
        return String.valueOf(Math.round(rating.error()));
    }
}
