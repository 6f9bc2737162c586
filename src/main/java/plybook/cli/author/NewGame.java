package plybook.cli.author;

import java.util.Map;

/** A new game: a package with its rules to be written, a test, and a line in each list of games. */
final class NewGame {
    private static final String REGISTRY = "src/main/java/plybook/registry/GameRegistry.java";
    private static final String ARROWS = "src/test/java/plybook/architecture/ArchitectureTest.java";
    private static final String NOTEBOOKS = "src/main/resources/plybook/workbook/init.jshell";
    private static final String MAP = "CONTRIBUTING.md";

    private NewGame() {}

    /**
     * Plans the files.
     *
     * @throws Refused if the name is taken, or a list is not where it should be
     */
    static void plan(Name name, Checkout checkout) {
        String room = name.inSmallLetters();
        String main = "src/main/java/plybook/" + room;
        String test = "src/test/java/plybook/" + room;
        if (checkout.has(main) || checkout.has(test) || checkout.text(REGISTRY).contains("\"" + room + "\"")) {
            throw new Refused(Texts.of("game.taken", name.type(), "plybook." + room));
        }
        Map<String, String> values = Map.of("Name", name.type(), "name", room, "Title", name.title());
        checkout.create(main + "/package-info.java", "game/package-info.txt", values);
        checkout.create(main + "/" + name.type() + ".java", "game/Rules.txt", values);
        checkout.create(test + "/" + name.type() + "Test.java", "game/Test.txt", values);

        checkout.addImport(REGISTRY, "plybook." + room + "." + name.type());
        checkout.insertBefore(
                REGISTRY,
                "// One more line for each game",
                "GAMES.add(PlayableGame.of(\"" + room + "\", \"" + name.title() + "\", new " + name.type() + "()));");
        checkout.insertBefore(ARROWS, "Map.entry(\"registry\"", "Map.entry(\"" + room + "\", List.of(\"game\")),");
        checkout.replaceIn(ARROWS, "Map.entry(\"registry\"", "\"tictactoe\"", "\"tictactoe\", \"" + room + "\"");
        checkout.insertBefore(MAP, "| `conformance` |", "| `" + room + "` | `game` | " + name.title() + " |");
        checkout.replaceIn(MAP, "| `registry` |", "`tictactoe`", "`tictactoe`, `" + room + "`");
        checkout.insertAfter(NOTEBOOKS, "import plybook.gomoku.*;", "import plybook." + room + ".*;");
    }
}
