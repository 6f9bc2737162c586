package plybook.diagnosis.search;

import static plybook.diagnosis.search.Variant.Kind.CHOICE;
import static plybook.diagnosis.search.Variant.Kind.DEPTH;
import static plybook.diagnosis.search.Variant.Kind.DEPTH_CHOICE;
import static plybook.diagnosis.search.Variant.Kind.END;
import static plybook.diagnosis.search.Variant.Kind.PRUNING;
import static plybook.diagnosis.search.Variant.Kind.PRUNING_CHOICE;
import static plybook.diagnosis.search.Variant.Kind.SOMETIMES;
import static plybook.diagnosis.search.Variant.Kind.VALUE;
import static plybook.diagnosis.search.Variant.Kind.WORK;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.habits.Habits;
import plybook.diagnosis.habits.Habits.At;
import plybook.diagnosis.habits.Habits.AtCut;
import plybook.diagnosis.habits.Habits.AtEnd;
import plybook.diagnosis.habits.Habits.AtHorizon;
import plybook.diagnosis.habits.Habits.Bounds;
import plybook.diagnosis.habits.Habits.Compare;
import plybook.diagnosis.habits.Habits.Cut;
import plybook.diagnosis.habits.Habits.DecidedBy;
import plybook.diagnosis.habits.Habits.Ends;
import plybook.diagnosis.habits.Habits.Handed;
import plybook.diagnosis.habits.Habits.Keepers;
import plybook.diagnosis.habits.Habits.LeafSign;
import plybook.diagnosis.habits.Habits.LeafValue;
import plybook.diagnosis.habits.Habits.Lives;
import plybook.diagnosis.habits.Habits.Look;
import plybook.diagnosis.habits.Habits.Lost;
import plybook.diagnosis.habits.Habits.Memory;
import plybook.diagnosis.habits.Habits.Moves;
import plybook.diagnosis.habits.Habits.Negamax;
import plybook.diagnosis.habits.Habits.Pick;
import plybook.diagnosis.habits.Habits.Return;
import plybook.diagnosis.habits.Habits.Roles;
import plybook.diagnosis.habits.Habits.RootSide;
import plybook.diagnosis.habits.Habits.RootWindow;
import plybook.diagnosis.habits.Habits.Side;
import plybook.diagnosis.habits.Habits.StopsAt;
import plybook.diagnosis.habits.Habits.Turned;
import plybook.diagnosis.habits.Habits.TurnedByMin;
import plybook.diagnosis.habits.Habits.Twice;
import plybook.diagnosis.habits.Habits.When;
import plybook.diagnosis.habits.Habits.WorthToSort;
import plybook.diagnosis.habits.Habits.ZeroLeaf;
import plybook.game.Window;

/**
 * The mistakes that learners make in a search, each with the habits that make it. To add one: a text {@code mistakes/ID.md} among the
 * resources, a line here, a submission with it under {@code src/test/resources/mutants/wrong}, and, if a test says that it cannot be
 * told from another, a tree in {@link plybook.diagnosis.probes.Probes}.
 */
final class KnownMistakes {
    /** Starts of bestAction that are tried; between two of them lies no value of the probes, or they behave alike. */
    private static final int[] STARTS = {
        0, 1, 2, 9, 10, 99, 100, 127, 128, 255, 999, 1_000, 9_999, 10_000, 99_999, 100_000, 999_999, Window.MAX_VALUE
    };

    /** Widths to either side of 0 of an aspiration window that are tried. */
    private static final int[] GUESSES = {1, 5, 10, 20, 50, 100, 1_000};

    /** The deepest horizon of a search that has no depth to keep. */
    private static final int DEEPEST_HORIZON = 12;

    /** The number of plies from the root at which the cuts may begin or end. */
    private static final int SOME_PLIES = 6;

    /** A number that stands for infinity, where nothing is known of a learner's: for tests of the models. */
    private static final int SENTINEL = 1_000;

    /** The ways to count the ends for the node, and not for the window of the children after them. */
    private static final List<Consumer<Side>> ENDS_DO_NOT_NARROW = List.of(
            side -> side.movesAfter = at -> !at.isEnd(),
            side -> {
                side.movesAfter = at -> !at.isEnd();
                side.cutsAfter = at -> !at.isEnd();
            },
            side -> {
                side.movesAfter = at -> !at.isEnd();
                side.moves = Moves.OWN_BY_EACH_VALUE;
            });

    /** All of them, in an order in which the simpler one comes first. A mistake that is made in several ways may occur more than once. */
    static final List<Variant> ALL = all(Set.of(SENTINEL));

    /** @param sentinels the numbers that may be a start of the best so far, and lie among the values */
    private static List<Variant> all(Set<Integer> sentinels) {
        return join(ofCuts(), ofSomeCuts(), ofNullWindows(), ofValues(sentinels), ofNegamax(), ofDepth(), ofChoice());
    }

    /** Mistakes in the window and its cuts. */
    private static List<Variant> ofCuts() {
        return join(
                PRUNING.of("full-minimax", habits -> habits.both(side -> side.cut = Cut.NEVER), habits -> {
                    habits.both(side -> side.cut = Cut.NEVER);
                    habits.bothAtTheRoot(root -> root.window = RootWindow.FULL);
                }),
                PRUNING.bySide(
                        "shallow-only",
                        side -> side.handed = Handed.BEST_ONLY,
                        bestOnlyBelowTheRoot(Handed.WINDOW),
                        bestOnlyBelowTheRoot(Handed.OWN_BOUND_ONLY)),
                PRUNING.of("shallow-only", habits -> habits.both(side -> side.handed = Handed.BEST_AS_BOTH)),
                PRUNING.bySide(
                        "bound-from-above-lost",
                        side -> side.handed = Handed.OWN_BOUND_ONLY,
                        side -> side.handed = Handed.BEST_AND_OTHER_BOUND,
                        side -> side.handed = Handed.OTHER_BOUND_ONLY,
                        side -> side.moves = Moves.OWN_TO_THE_BEST),
                PRUNING.of(
                        "window-not-tightened",
                        habits -> habits.both(side -> side.handed = Handed.AS_IT_CAME_IN),
                        habits -> {
                            habits.both(side -> side.moves = Moves.NOTHING);
                            habits.decidedBy = DecidedBy.BEST;
                        }),
                PRUNING.of("root-not-narrowed", habits -> habits.rootAsItCameIn = true),
                PRUNING.of("max-never-cuts", habits -> habits.max.cut = Cut.NEVER),
                PRUNING.of("min-never-cuts", habits -> habits.min.cut = Cut.NEVER),
                PRUNING.of(
                        "alpha-never-raised",
                        habits -> habits.max.moves = Moves.NOTHING,
                        habits -> habits.max.handed = Handed.AS_IT_CAME_IN),
                PRUNING.of(
                        "beta-never-lowered",
                        habits -> habits.min.moves = Moves.NOTHING,
                        habits -> habits.min.handed = Handed.AS_IT_CAME_IN),
                PRUNING.bySide("wrong-bound-moved", side -> side.moves = Moves.OTHER),
                PRUNING.bySide(
                        "bound-follows-last",
                        side -> side.moves = Moves.OWN_TO_THE_LAST,
                        side -> side.moves = Moves.OWN_TO_THE_LAST_WITHIN_THE_WINDOW),
                PRUNING.bySide("window-swapped", side -> side.handed = Handed.SWAPPED),
                PRUNING.bySide("full-window-handed", side -> side.handed = Handed.FULL),
                PRUNING.bySide(
                        "window-off-by-one",
                        side -> side.handed = Handed.NARROWER_BY_ONE,
                        side -> side.handed = Handed.NARROWER_THAN_THE_BEST),
                PRUNING.bySide("window-wider-by-one", side -> side.handed = Handed.WIDER_BY_ONE),
                PRUNING.bySide("cut-within-one", side -> side.cut = Cut.WITHIN_ONE),
                PRUNING.bySide("cut-reversed", side -> side.cut = Cut.REVERSED),
                PRUNING.bySide(
                        "cut-one-child-late",
                        side -> side.when = When.BEFORE_MOVING,
                        side -> {
                            side.when = When.BEFORE_MOVING;
                            side.looksAtEntry = true;
                        },
                        side -> side.when = When.BEFORE_COMPARING_WITH_THE_OLD,
                        side -> side.moves = Moves.OWN_ONE_CHILD_LATE),
                PRUNING.bySide("cut-on-entry-only", onEntryOnly(AtCut.OWN_BOUND), onEntryOnly(AtCut.OTHER_BOUND)),
                PRUNING.bySide("cut-on-entry-only", onEntryOnly(AtCut.AS_THE_STYLE_SAYS)),
                PRUNING.of("cut-on-entry-only", onEntryOnly(true), onEntryOnly(false)),
                PRUNING.bySide("cut-before-comparing", side -> side.when = When.BEFORE_COMPARING),
                PRUNING.bySide(
                        "cut-against-own-bound",
                        side -> side.cut = Cut.AGAINST_THE_OWN_BOUND,
                        side -> side.cut = Cut.AGAINST_THE_OWN_BOUND_BEFORE,
                        side -> side.cut = Cut.AGAINST_THE_OWN_FINITE_BOUND_BEFORE,
                        side -> side.cut = Cut.BEYOND_THE_OWN_BOUND_BEFORE,
                        side -> side.cut = Cut.OF_THE_OTHER_PLAYER,
                        side -> side.cut = Cut.OF_THE_OTHER_PLAYER_BEFORE),
                PRUNING.bySide(
                        "wrong-bound-at-cut",
                        side -> side.atCut = AtCut.OWN_BOUND,
                        side -> side.atCut = AtCut.OWN_BOUND_AS_IT_CAME),
                PRUNING.bySide(
                        "wrong-side",
                        side -> side.atEnd = AtEnd.OTHER_BOUND_IF_TOO_LOW,
                        side -> side.atEnd = AtEnd.OTHER_BOUND_UNLESS_BETTER),
                PRUNING.bySide("zero-unless-better", side -> side.atEnd = AtEnd.ZERO_UNLESS_BETTER),
                PRUNING.bySide("wrong-bound-returned", side -> side.atEnd = AtEnd.OTHER_BOUND),
                PRUNING.bySide("zero-at-cut", side -> side.atCut = AtCut.ZERO),
                PRUNING.bySide(
                        "difference-overflows",
                        side -> side.cut = Cut.BY_DIFFERENCE,
                        side -> side.cut = Cut.BY_DIFFERENCE_BEYOND_EQUALITY,
                        side -> side.cut = Cut.BY_DIFFERENCE_BEYOND_ONE),
                PRUNING.of(
                        "window-in-fields",
                        habits -> habits.window = Lives.IN_FIELDS,
                        habits -> habits.window = Lives.IN_FIELDS_FOR_EVER,
                        habits -> habits.window = Lives.ALPHA_IN_A_FIELD,
                        habits -> habits.window = Lives.BETA_IN_A_FIELD,
                        habits -> habits.max.sharesWindow = true,
                        habits -> habits.min.sharesWindow = true,
                        habits -> habits.window = Lives.LARGEST_ALPHA_FOR_EVER),
                PRUNING.of("cut-ends-all-loops", habits -> habits.cutEndsAllLoops = true),
                PRUNING.of("aspiration-not-repeated", guesses()),
                PRUNING.of("window-ignored", habits -> habits.windowIgnored = true),
                PRUNING.of("clamped-inside", habits -> habits.clampedInside = true));
    }

    private static Consumer<Side> firstApart(Predicate<At> moves, Predicate<At> cuts) {
        return side -> {
            side.movesAfter = moves;
            side.cutsAfter = cuts;
        };
    }

    /** @param atTheRoot what the children of the root are handed, which are called by another method */
    private static Consumer<Side> bestOnlyBelowTheRoot(Handed atTheRoot) {
        return side -> {
            side.handed = Handed.BEST_ONLY;
            side.otherwise = atTheRoot;
            side.otherwiseFor = at -> at.ply() == 0;
        };
    }

    /** No cut in the loop; a node whose window is closed when it is entered has an answer at once. */
    private static Consumer<Side> onEntryOnly(AtCut answer) {
        return side -> {
            side.cut = Cut.NEVER;
            side.looksAtEntry = true;
            side.atCut = answer;
        };
    }

    /** The same where both players answer with α, or both with β. */
    private static Consumer<Habits> onEntryOnly(boolean alpha) {
        return habits -> {
            onEntryOnly(alpha ? AtCut.OWN_BOUND : AtCut.OTHER_BOUND).accept(habits.max);
            onEntryOnly(alpha ? AtCut.OTHER_BOUND : AtCut.OWN_BOUND).accept(habits.min);
        };
    }

    private static List<Consumer<Habits>> guesses() {
        return IntStream.of(GUESSES)
                .boxed()
                .flatMap(guess -> IntStream.range(0, 3).<Consumer<Habits>>mapToObj(again -> habits -> {
                    habits.guess = guess;
                    habits.repeatedIfHigh = again == 1;
                    habits.repeatedIfLow = again == 2;
                }))
                .toList();
    }

    /** Cuts that are made at some nodes only, and windows that some children only get. */
    private static List<Variant> ofSomeCuts() {
        List<Consumer<Side>> byPly = new ArrayList<>();
        IntStream.rangeClosed(1, SOME_PLIES).forEach(ply -> {
            byPly.add(side -> side.cutsAfter = at -> at.ply() >= ply);
            byPly.add(side -> side.cutsAfter = at -> at.ply() < ply);
        });
        IntStream.range(0, 2).forEach(rest -> byPly.add(side -> side.cutsAfter = at -> at.ply() % 2 == rest));
        return join(
                SOMETIMES.bySide("cut-by-ply", byPly),
                SOMETIMES.bySide(
                        "cut-by-place",
                        side -> side.cutsAfter = at -> at.number() >= 1,
                        side -> side.cutsAfter = at -> at.number() >= 2,
                        side -> side.cutsAfter = at -> at.number() == 0,
                        side -> side.cutsAfter = at -> at.number() <= 1,
                        side -> side.cutsAfter = at -> at.number() % 2 == 1),
                SOMETIMES.bySide(
                        "cut-by-width",
                        side -> side.cutsAfter = at -> at.children() > 2,
                        side -> side.cutsAfter = at -> at.children() > 3),
                SOMETIMES.bySide(
                        "cut-by-kind-of-child",
                        side -> side.cutsAfter = At::isEnd,
                        side -> side.cutsAfter = at -> !at.isEnd()),
                SOMETIMES.bySide(
                        "no-cut-at-zero",
                        side -> side.cutsAfter = at -> at.best() != 0,
                        side -> side.cut = Cut.UNLESS_THE_BOUND_IS_ZERO),
                SOMETIMES.bySide(
                        "no-cut-after-a-better-child",
                        side -> side.cutsAfter = at -> !at.improved(),
                        side -> side.cutsAfter = at -> !at.beyond()),
                SOMETIMES.bySide("no-cut-after-a-tie", side -> side.cutsAfter = at -> !at.tied()),
                SOMETIMES.bySide("ends-do-not-narrow", ENDS_DO_NOT_NARROW),
                SOMETIMES.bySide(
                        "ends-do-not-narrow", ENDS_DO_NOT_NARROW, habits -> habits.both(side -> side.endsFirst = true)),
                SOMETIMES.bySide("only-the-first-child-narrows", side -> side.movesAfter = at -> at.number() == 0),
                SOMETIMES.bySide(
                        "first-child-apart",
                        firstApart(at -> at.number() > 0, at -> true),
                        firstApart(at -> at.number() > 0, at -> at.number() > 0),
                        firstApart(at -> at.number() > 0 && at.improved(), at -> true),
                        firstApart(at -> at.number() > 0 && at.improved(), at -> at.number() > 0)),
                SOMETIMES.bySide("cut-only-where-equal", side -> side.cut = Cut.ONLY_AT_EQUALITY),
                SOMETIMES.bySide("cut-one-point-late", side -> side.cut = Cut.BEYOND_ONE),
                SOMETIMES.bySide(
                        "window-for-some-children",
                        otherwise(Handed.FULL, at -> at.number() > 0),
                        otherwise(Handed.FULL, at -> at.number() == 0),
                        otherwise(Handed.FULL, at -> at.children() == 1),
                        otherwise(Handed.FULL, At::samePlayer),
                        otherwise(Handed.AS_IT_CAME_IN, At::samePlayer),
                        otherwise(Handed.BEST_AND_OTHER_BOUND, At::samePlayer),
                        otherwise(Handed.OTHER_BOUND_ONLY, At::samePlayer),
                        otherwise(Handed.FULL, at -> at.number() == at.children() - 1),
                        otherwise(Handed.OTHER_BOUND_ONLY, at -> at.number() == at.children() - 1),
                        otherwise(Handed.FULL, at -> at.ply() % 2 == 0),
                        otherwise(Handed.FULL, at -> at.ply() % 2 == 1),
                        otherwise(Handed.FULL, at -> at.ply() % 3 == 2),
                        otherwise(Handed.AS_IT_CAME_IN, at -> at.number() > 1)));
    }

    private static Consumer<Side> otherwise(Handed handed, Predicate<At> children) {
        return side -> {
            side.otherwise = handed;
            side.otherwiseFor = children;
        };
    }

    /** Mistakes of principal variation search: the other player looks rightly, with null windows or without. */
    private static List<Variant> ofNullWindows() {
        return join(
                nullWindows(
                        "null-window-for-the-value",
                        Look.NULL_WINDOW_ONLY,
                        Look.NULL_WINDOW_FIRST_UNLESS_ONE_BETTER,
                        Look.NULL_WINDOW_FIRST_UNLESS_ABOVE_ENDS),
                nullWindows(
                        "second-look-in-the-wrong-window",
                        Look.THEN_ON_THE_WRONG_SIDE,
                        Look.THEN_ON_THE_WRONG_SIDE_AND_BEYOND),
                nullWindows(
                        "null-window-on-the-wrong-side",
                        Look.NULL_WINDOW_OF_THE_OTHER,
                        Look.NULL_WINDOW_OF_THE_OTHER_IN_AN_OPEN_WINDOW),
                nullWindows("searched-twice", Look.TWICE, Look.TWICE_IN_AN_OPEN_WINDOW));
    }

    private static List<Variant> nullWindows(String id, Look... looks) {
        List<Variant> all = new ArrayList<>();
        for (Look right : List.of(
                Look.ONCE,
                Look.NULL_WINDOW_FIRST,
                Look.NULL_WINDOW_FIRST_THEN_FROM_THERE,
                Look.NULL_WINDOW_FIRST_THEN_BEYOND_IT)) {
            List<Consumer<Side>> forms = Stream.of(looks)
                    .map(look -> (Consumer<Side>) side -> side.look = look)
                    .toList();
            all.addAll(SOMETIMES.bySide(id, forms, habits -> habits.both(side -> side.look = right)));
        }
        return all;
    }

    /** @param right the way in which the other player's root is searched, rightly */
    private static List<Variant> nullWindowsAtTheRoot(Look right) {
        Consumer<Habits> rightly = habits -> habits.bothAtTheRoot(root -> root.look = right);
        return join(
                PRUNING_CHOICE.byRoot(
                        "root-null-window-on-the-wrong-side",
                        List.of(root -> root.look = Look.NULL_WINDOW_OF_THE_OTHER),
                        rightly),
                PRUNING_CHOICE.byRoot(
                        "choice-by-null-window", List.of(root -> root.look = Look.NULL_WINDOW_ONLY), rightly));
    }

    /** Mistakes in comparisons, in the player to move, in the worth of an end, and in work that is repeated or remembered. */
    private static List<Variant> ofValues(Set<Integer> sentinels) {
        return join(
                VALUE.bySide(
                        "infinity-comes-back",
                        side -> side.start = -side.start,
                        side -> side.compare = Compare.WORSE,
                        side -> side.compare = Compare.NEVER),
                VALUE.bySide("first-child-only", side -> side.lost = Lost.ALL_BUT_FIRST),
                VALUE.bySide("first-child-kept", side -> side.compare = Compare.FIRST),
                VALUE.bySide(
                        "first-child-lost",
                        side -> side.lost = Lost.FIRST,
                        side -> side.lost = Lost.FIRST_EVEN_IF_ALONE),
                VALUE.bySide(
                        "last-child-dropped",
                        side -> side.lost = Lost.LAST,
                        side -> side.lost = Lost.LAST_EVEN_IF_ALONE),
                VALUE.bySide(
                        "last-child-wins", side -> side.compare = Compare.LAST, side -> side.atEnd = AtEnd.LAST_VALUE),
                VALUE.bySide(
                        "stops-at-a-win",
                        side -> side.stopsAt = StopsAt.ONE,
                        side -> side.stopsAt = StopsAt.ONE_OR_MORE),
                VALUE.bySide("stops-at-a-worse-child", side -> side.stopsAt = StopsAt.A_WORSE_CHILD),
                VALUE.bySide("stops-at-a-tie", side -> side.stopsAt = StopsAt.A_TIE),
                VALUE.bySide(
                        "neighbours-compared",
                        side -> side.compare = Compare.OF_THE_LAST_TWO,
                        side -> side.compare = Compare.BETTER_THAN_THE_LAST),
                VALUE.bySide("passed-over-as-the-worst", side -> side.compare = Compare.BETTER_UNLESS_WORST, side -> {
                    side.compare = Compare.BETTER_UNLESS_WORST;
                    side.atEnd = AtEnd.WORST_IF_NONE;
                }),
                VALUE.bySide("stops-at-zero", side -> side.stopsAt = StopsAt.ZERO_OR_MORE),
                VALUE.bySide("starts-at-zero", side -> side.start = 0),
                VALUE.bySide("zero-means-nothing-yet", side -> {
                    side.start = 0;
                    side.compare = Compare.BETTER_OR_AFTER_ZERO;
                }),
                VALUE.bySide("difference-overflows", side -> side.compare = Compare.BY_DIFFERENCE),
                VALUE.bySide("values-added-up", side -> side.compare = Compare.SUM),
                VALUE.bySide("values-averaged", side -> side.compare = Compare.AVERAGE),
                VALUE.bySide("end-taken-at-once", side -> side.stopsAt = StopsAt.AN_END),
                VALUE.bySide(
                        "sentinel-inside",
                        sentinels.stream()
                                .sorted()
                                .map(number -> (Consumer<Side>) side -> side.start = side.start < 0 ? -number : number)
                                .toList()),
                // Who moves.
                VALUE.of(
                        "roles-inverted",
                        habits -> habits.roles = Roles.INVERTED,
                        habits -> habits.roles = Roles.OF_THE_NODE_ABOVE),
                VALUE.of("always-max", habits -> habits.roles = Roles.ALWAYS_MAX, habits -> {
                    habits.bounds = Bounds.SOFT;
                    habits.min.compare = Compare.WORSE;
                    habits.min.start = -Window.INFINITY;
                }),
                VALUE.of("always-min", habits -> habits.roles = Roles.ALWAYS_MIN, habits -> {
                    habits.bounds = Bounds.SOFT;
                    habits.max.compare = Compare.WORSE;
                    habits.max.start = Window.INFINITY;
                }),
                VALUE.of("player-by-depth", habits -> habits.roles = Roles.IN_TURN),
                VALUE.of("player-by-depth-for-max", habits -> habits.roles = Roles.MIN_BELOW_MAX),
                VALUE.of("player-by-depth-for-min", habits -> habits.roles = Roles.MAX_BELOW_MIN),
                VALUE.of("player-kept", habits -> habits.roles = Roles.OF_THE_ROOT),
                VALUE.of("player-kept-for-max", habits -> habits.roles = Roles.MAX_BELOW_MAX),
                VALUE.of("player-kept-for-min", habits -> habits.roles = Roles.MIN_BELOW_MIN),
                VALUE.of("max-at-the-root", habits -> habits.roles = Roles.IN_TURN_FROM_MAX),
                VALUE.of("root-taken-for-max", habits -> habits.rootTakenForMax = true),
                VALUE.of("opponent-for-ever", habits -> habits.roles = Roles.OPPONENT_BELOW_THE_ROOT),
                // What an end is worth.
                VALUE.of(
                        "zero-leaf",
                        habits -> habits.zeroLeaf = ZeroLeaf.SEARCHED_ON,
                        habits -> habits.zeroLeaf = ZeroLeaf.WORST_FOR_MAX,
                        habits -> habits.zeroLeaf = ZeroLeaf.WORST_FOR_MIN),
                END.of("terminal-ignored", habits -> habits.neverTerminal = true),
                VALUE.of(
                        "leaf-negated",
                        habits -> habits.leafValue = LeafValue.NEGATED,
                        habits -> habits.leafValue = LeafValue.NEGATED_AT_ODD_PLIES,
                        habits -> habits.turnedByMin = TurnedByMin.OF_LEAVES),
                VALUE.of(
                        "changed-by-depth",
                        habits -> habits.leafValue = LeafValue.LESS_BY_DEPTH,
                        habits -> habits.leafValue = LeafValue.WINS_LESS_BY_DEPTH,
                        habits -> habits.leafValue = LeafValue.LOSSES_MORE_BY_DEPTH,
                        habits -> habits.leafValue = LeafValue.NEARER_TO_ZERO_BY_DEPTH,
                        habits -> habits.leafValue = LeafValue.NEARER_TO_ZERO),
                VALUE.bySide(
                        "changed-by-depth",
                        side -> side.returns = Return.BEST_LESS_ONE,
                        side -> side.returns = Return.BEST_LESS_PLIES,
                        side -> side.returns = Return.NEARER_TO_ZERO),
                VALUE.bySide("returned-with-the-sign-turned", side -> side.returns = Return.NEGATED),
                VALUE.bySide(
                        "zero-skipped",
                        side -> side.compare = Compare.BETTER_UNLESS_ZERO,
                        side -> side.compare = Compare.BETTER_UNLESS_LATER_ZERO),
                END.of(
                        "own-horizon",
                        IntStream.rangeClosed(1, DEEPEST_HORIZON)
                                .mapToObj(plies -> (Consumer<Habits>) habits -> habits.horizon = plies)
                                .toList()),
                VALUE.of("win-worth-infinity", habits -> habits.leafValue = LeafValue.INFINITE_AT_THE_EDGE),
                VALUE.of(
                        "small-numbers",
                        habits -> habits.leafValue = LeafValue.AS_BYTE,
                        habits -> habits.leafValue = LeafValue.AS_SHORT,
                        habits -> habits.leafValue = LeafValue.AS_SHORT_BELOW_THE_ROOT),
                // What is repeated, and what is remembered.
                WORK.bySide(
                        "searched-twice", side -> side.twice = Twice.WHEN_BETTER, side -> side.twice = Twice.ALWAYS),
                WORK.bySide("first-child-twice", side -> side.twice = Twice.FIRST_CHILD),
                VALUE.of(
                        "remembered",
                        habits -> habits.memory = Memory.OF_STATES,
                        habits -> habits.memory = Memory.OF_INNER_STATES,
                        habits -> habits.memory = Memory.OF_INNER_PLACES),
                VALUE.bySide("best-in-a-field", side -> side.bestInField = true));
    }

    private static List<Variant> ofNegamax() {
        List<Variant> all = new ArrayList<>();
        for (Negamax way : List.of(Negamax.IN_TURN, Negamax.TURNS_BACK, Negamax.CHILD_TURNS, Negamax.FOLLOWS)) {
            Consumer<Habits> plain = habits -> habits.negamax = way;
            List<Consumer<Habits>> signs = new ArrayList<>();
            signs.add(habits -> habits.sign = Turned.NONE);
            signs.add(habits -> habits.leafSign = LeafSign.OF_MAX);
            signs.add(habits -> habits.leafSign = LeafSign.OF_THE_OPPONENT);
            List<Consumer<Habits>> windows = new ArrayList<>();
            windows.add(habits -> habits.turnedWindow = Turned.NONE);
            windows.add(habits -> habits.turnedWindow = Turned.NOT_SWAPPED);
            if (way != Negamax.CHILD_TURNS) { // where the child turns, what comes back is in MAX's view
                signs.add(habits -> habits.moversView = true);
                signs.add(habits -> {
                    habits.leafSign = LeafSign.OF_MAX;
                    habits.moversView = true;
                });
            }
            List<Consumer<Habits>> neither = new ArrayList<>(List.of(bothTurned(Turned.NONE)));
            if (way == Negamax.FOLLOWS) {
                signs.add(habits -> habits.sign = Turned.ALL);
                signs.add(habits -> habits.sign = Turned.OF_THE_SAME_PLAYER);
                windows.add(habits -> habits.turnedWindow = Turned.ALL);
                windows.add(habits -> habits.turnedWindow = Turned.OF_THE_SAME_PLAYER);
                neither.add(bothTurned(Turned.OF_THE_SAME_PLAYER));
                all.addAll(VALUE.of("player-by-depth", plain.andThen(bothTurned(Turned.ALL))));
            }
            if (way == Negamax.IN_TURN) {
                all.addAll(VALUE.of("player-by-depth", plain));
                all.addAll(VALUE.of("max-at-the-root", plain.andThen(habits -> habits.negamaxFromMax = true)));
            }
            all.addAll(VALUE.of("negamax-sign", after(plain, signs)));
            all.addAll(PRUNING.of("negamax-window", after(plain, windows)));
            all.addAll(PRUNING.of("negamax-not-turned", after(plain, neither)));
            all.addAll(PRUNING.of("window-swapped", plain.andThen(habits -> habits.turnedWindow = Turned.NOT_NEGATED)));
            all.addAll(PRUNING.of("sentinel-overflows", plain.andThen(habits -> habits.sentinelOverflows = true)));
        }
        all.addAll(VALUE.of("negamax-sign", habits -> habits.turnedByMin = TurnedByMin.OF_ALL_CHILDREN, habits -> {
            habits.turnedByMin = TurnedByMin.OF_ALL_CHILDREN;
            habits.roles = Roles.ALWAYS_MAX;
        }));
        all.addAll(PRUNING.bySide("negamax-window", side -> side.handed = Handed.TURNED));
        return all;
    }

    private static Consumer<Habits> bothTurned(Turned below) {
        return habits -> {
            habits.sign = below;
            habits.turnedWindow = below;
        };
    }

    private static List<Consumer<Habits>> after(Consumer<Habits> first, List<Consumer<Habits>> changes) {
        return changes.stream().map(first::andThen).toList();
    }

    /** Mistakes with the depth. */
    private static List<Variant> ofDepth() {
        return join(
                DEPTH.of("depth-one-short", habits -> habits.horizonAt = 1, habits -> {
                    habits.horizonAt = 1;
                    habits.onlyExactly = true;
                }),
                DEPTH.of(
                        "sorted-by-evaluation",
                        Stream.of(WorthToSort.values())
                                .flatMap(end -> IntStream.range(0, 8).<Consumer<Habits>>mapToObj(form -> habits -> {
                                    habits.sortsByEvaluation = true;
                                    habits.endToSort = end;
                                    habits.turnsRoundWhatIsSorted = form / 4 == 1;
                                    habits.sortsAtTheHorizon = form / 2 % 2 == 0;
                                    habits.evaluatesOnceToSort = form % 2 == 0;
                                }))
                                .toList()),
                DEPTH.of("depth-one-long", habits -> habits.horizonAt = -1),
                DEPTH.of(
                        "depth-counted-twice",
                        habits -> {
                            habits.stepOfMax = 2;
                            habits.stepOfMin = 2;
                        },
                        habits -> {
                            habits.stepOfMax = 2;
                            habits.stepOfMin = 2;
                            habits.onlyExactly = true;
                        }),
                DEPTH.of("depth-not-lowered", habits -> {
                    habits.stepOfMax = 0;
                    habits.stepOfMin = 0;
                }),
                DEPTH.of("only-action-costs-no-depth", habits -> habits.onlyActionIsFree = true),
                DEPTH.of("turns-counted-for-plies", habits -> habits.turnsCounted = true, habits -> {
                    habits.turnsCounted = true;
                    habits.lastPlyCounted = true;
                }),
                DEPTH.of("depth-of-one-player", habits -> habits.stepOfMax = 0, habits -> habits.stepOfMin = 0),
                DEPTH.of(
                        "depth-lost-among-siblings",
                        IntStream.range(0, 12)
                                .<Consumer<Habits>>mapToObj(form -> habits -> {
                                    habits.depthLostAmongMaxsChildren = form % 3 != 1;
                                    habits.depthLostAmongMinsChildren = form % 3 != 2;
                                    boolean afterwards = form / 3 % 2 == 1;
                                    habits.stepOfMax = afterwards && habits.depthLostAmongMaxsChildren ? 0 : 1;
                                    habits.stepOfMin = afterwards && habits.depthLostAmongMinsChildren ? 0 : 1;
                                    habits.onlyExactly = form / 6 == 1;
                                })
                                .toList()),
                DEPTH.of(
                        "own-depth",
                        habits -> habits.ownDepth = 1,
                        habits -> habits.ownDepth = 2,
                        habits -> habits.ownDepth = 3,
                        habits -> habits.ownDepth = 4,
                        habits -> habits.ownDepth = 5),
                DEPTH.of(
                        "evaluated-from-the-wrong-side",
                        habits -> habits.atHorizon = AtHorizon.FOR_THE_SIDE_TO_MOVE,
                        habits -> habits.atHorizon = AtHorizon.FOR_THE_OTHER_SIDE,
                        habits -> habits.atHorizon = AtHorizon.FOR_THE_ROOT,
                        habits -> habits.atHorizon = AtHorizon.NEGATED),
                DEPTH.of(
                        "changed-by-depth",
                        Stream.of(1, 10, 100, -1)
                                .flatMap(gain -> IntStream.range(0, 6).<Consumer<Habits>>mapToObj(form -> habits -> {
                                    habits.gainOfWhatIsLeft = form < 3 ? gain : 0;
                                    habits.gainOfWhatIsBehind = form < 3 ? 0 : -gain;
                                    habits.winsGain = form % 3 != 2;
                                    habits.lossesGain = form % 3 != 1;
                                }))
                                .toList()),
                DEPTH.of("nothing-at-the-horizon", habits -> habits.atHorizon = AtHorizon.ZERO),
                DEPTH.of("utility-at-the-horizon", habits -> habits.atHorizon = AtHorizon.UTILITY),
                DEPTH.of(
                        "end-evaluated",
                        habits -> habits.ends = Ends.AFTER_THE_HORIZON,
                        habits -> habits.ends = Ends.EVALUATED),
                DEPTH.of("end-not-seen", habits -> habits.ends = Ends.NOT_SEEN),
                DEPTH.of(
                        "evaluated-on-the-way",
                        habits -> habits.evaluatesOnTheWay = true,
                        habits -> {
                            habits.evaluatesOnTheWay = true;
                            habits.evaluatesEverywhere = true;
                        },
                        habits -> habits.evaluatesEverywhere = true));
    }

    private static List<Variant> ofChoice() {
        return join(
                DEPTH_CHOICE.alsoByRootWithFullWindow("choice-one-ply-too-deep", root -> root.step = 0),
                DEPTH_CHOICE.alsoByRootWithFullWindow("choice-one-ply-short", root -> root.step = 2),
                DEPTH_CHOICE.alsoByRootWithFullWindow(
                        "depth-lost-among-siblings", root -> root.stepGrows = true, root -> {
                            root.step = 0;
                            root.stepGrows = true;
                        }),
                PRUNING_CHOICE.byRoot(
                        "root-window-full",
                        root -> root.window = RootWindow.FULL,
                        root -> {
                            root.window = RootWindow.FULL;
                            root.pick = Pick.BETTER_OR_EQUAL;
                        },
                        root -> root.window = RootWindow.VALUE_FIRST),
                PRUNING_CHOICE.byRoot(
                        "choice-by-comparator",
                        root -> root.pick = Pick.OF_A_STREAM,
                        root -> root.pick = Pick.OF_A_COLLECTION,
                        root -> root.pick = Pick.FIRST_OF_SORTED,
                        root -> root.pick = Pick.LAST_OF_SORTED),
                PRUNING_CHOICE.byRoot(
                        "root-wrong-bound",
                        root -> root.window = RootWindow.WRONG_BOUND,
                        root -> root.window = RootWindow.CLOSED),
                PRUNING_CHOICE.byRoot(
                        "root-bound-not-the-best",
                        root -> root.window = RootWindow.LAST_VALUE,
                        root -> root.window = RootWindow.FIRST_VALUE),
                PRUNING_CHOICE.byRoot("root-first-does-not-narrow", root -> root.window = RootWindow.FROM_THE_SECOND),
                PRUNING_CHOICE.byRoot("root-window-off-by-one", root -> root.window = RootWindow.NARROWER_BY_ONE),
                // Wide enough for ties where the other player moves.
                PRUNING_CHOICE.byRoot(
                        "root-window-off-by-one",
                        List.of(root -> root.window = RootWindow.NARROWER_BY_ONE),
                        habits -> habits.bothAtTheRoot(root -> {
                            root.window = RootWindow.ONE_WIDER;
                            root.pick = Pick.BETTER_OR_EQUAL;
                        })),
                PRUNING_CHOICE.of(
                        "choice-tested-for-one-player",
                        habits ->
                                habits.bothAtTheRoot(root -> root.window = RootWindow.VALUE_FIRST_THEN_TESTED_FOR_MAX),
                        habits ->
                                habits.bothAtTheRoot(root -> root.window = RootWindow.VALUE_FIRST_THEN_TESTED_FOR_MIN)),
                nullWindowsAtTheRoot(Look.ONCE),
                nullWindowsAtTheRoot(Look.NULL_WINDOW_FIRST),
                nullWindowsAtTheRoot(Look.NULL_WINDOW_FIRST_THEN_FROM_THERE),
                nullWindowsAtTheRoot(Look.NULL_WINDOW_FIRST_THEN_BEYOND_IT),
                PRUNING_CHOICE.byRoot(
                        "ties-at-the-root",
                        root -> root.pick = Pick.BETTER_OR_EQUAL,
                        root -> root.window = RootWindow.VALUE_FIRST_THEN_NARROWED,
                        root -> {
                            root.window = RootWindow.VALUE_FIRST_THEN_NARROWED;
                            root.pick = Pick.BETTER_OR_EQUAL;
                        }),
                CHOICE.byRoot("choice-first", root -> root.pick = Pick.FIRST),
                CHOICE.byRoot(
                        "choice-first",
                        List.of(root -> root.pick = Pick.NEVER_KEPT, root -> {
                            root.pick = Pick.NEVER_KEPT;
                            root.window = RootWindow.FULL;
                        }),
                        habits -> habits.firstActionAtHand = true),
                CHOICE.alsoByRootWithFullWindow(
                        "choice-last", root -> root.pick = Pick.LAST, root -> root.pick = Pick.DIFFERENT),
                CHOICE.of(
                        "choice-from-a-field",
                        habits -> habits.bothAtTheRoot(root -> root.pick = Pick.FROM_FIELD),
                        habits -> habits.bothAtTheRoot(root -> root.pick = Pick.FROM_FIELD_IF_LEGAL),
                        habits -> habits.bothAtTheRoot(root -> root.pick = Pick.FROM_FIELD_WHEN_EQUAL),
                        habits -> {
                            habits.keepers = Keepers.ONLY_MAX;
                            habits.bothAtTheRoot(root -> root.pick = Pick.FROM_FIELD);
                        },
                        habits -> {
                            habits.keepers = Keepers.ONLY_MIN;
                            habits.bothAtTheRoot(root -> root.pick = Pick.FROM_FIELD);
                        }),
                CHOICE.of(
                        "choice-at-the-end-of-the-line",
                        habits -> habits.bothAtTheRoot(root -> root.pick = Pick.LAST_OF_THE_LINE)),
                CHOICE.of(
                        "choice-by-next-player",
                        habits -> habits.comparedByNext = true,
                        habits -> {
                            habits.comparedByNext = true;
                            habits.bothAtTheRoot(root -> root.window = RootWindow.FULL);
                        },
                        habits -> {
                            habits.comparedByNext = true;
                            habits.minMovesAfterTheEnd = true;
                            habits.firstTaken = true;
                            habits.bothAtTheRoot(root -> root.window = RootWindow.FULL);
                        }),
                CHOICE.alsoWithFullWindow("from-the-start", habits -> habits.fromTheStart = true, habits -> {
                    habits.fromTheStart = true;
                    habits.fromTheStartAfterTheEnd = true;
                }),
                CHOICE.alsoByRootWithFullWindow(
                        "choice-none", root -> root.pick = Pick.NONE, root -> root.pick = Pick.NEVER_KEPT),
                CHOICE.alsoWithFullWindow("root-taken-for-max", habits -> habits.rootOfChoiceTakenForMax = true),
                CHOICE.alsoWithFullWindow("choice-for-max-only", habits -> habits.rootMin.inverted = true),
                CHOICE.alsoWithFullWindow("choice-for-min-only", habits -> habits.rootMax.inverted = true),
                CHOICE.alsoWithFullWindow(
                        "choice-inverted", habits -> habits.bothAtTheRoot(root -> root.inverted = true)),
                choiceStarts(),
                CHOICE.alsoByRootWithFullWindow("neighbours-compared", root -> root.lastValueKept = true),
                CHOICE.alsoByRootWithFullWindow(
                        "choice-best-not-kept", root -> root.bestNotKept = true, root -> root.firstValueKept = true),
                PRUNING_CHOICE.byRoot(
                        "root-wrong-bound",
                        root -> {
                            root.bestNotKept = true;
                            root.keptAsOtherBound = true;
                        },
                        root -> root.keptAsOtherBound = true,
                        root -> root.worstAsOtherBound = true,
                        root -> {
                            root.window = RootWindow.FULL;
                            root.worstAsOtherBound = true;
                        }),
                PRUNING_CHOICE.byRoot(
                        "aspiration-not-repeated",
                        IntStream.of(GUESSES)
                                .filter(guess -> guess > 1) // a guess of 1 is a null window
                                .mapToObj(guess -> (Consumer<RootSide>) root -> root.guess = guess)
                                .toList(),
                        habits -> {}),
                CHOICE.alsoByRootWithFullWindow(
                        "choice-stops-at-a-win",
                        root -> root.stopsAtAWin = true,
                        root -> root.stopsWhereItEndsWell = true),
                PRUNING_CHOICE.of("sentinel-overflows", habits -> {
                    habits.startsAreBounds = true;
                    habits.rootMin.start = Integer.MIN_VALUE;
                }),
                PRUNING_CHOICE.of("sentinel-overflows", habits -> {
                    habits.negamax = Negamax.CHILD_TURNS;
                    habits.bothAtTheRoot(root -> root.window = RootWindow.FROM_MIN_VALUE);
                }),
                PRUNING_CHOICE.of(
                        "beyond-infinity",
                        Stream.of(DecidedBy.values())
                                .flatMap(by -> Stream.of(Pick.BETTER, Pick.BETTER_OR_EQUAL)
                                        .<Consumer<Habits>>map(pick -> habits -> {
                                            habits.decidedBy = by;
                                            habits.bothAtTheRoot(root -> {
                                                root.window = RootWindow.ONE_WIDER_AT_ONCE;
                                                root.pick = pick;
                                            });
                                        }))
                                .toList()),
                CHOICE.alsoByRootWithFullWindow("choice-first-dropped", root -> root.lost = Lost.FIRST),
                CHOICE.alsoByRootWithFullWindow("choice-last-dropped", root -> root.lost = Lost.LAST),
                droppedWithTheFirstAtHand("choice-first-dropped", Lost.FIRST_EVEN_IF_ALONE),
                droppedWithTheFirstAtHand("choice-last-dropped", Lost.LAST_EVEN_IF_ALONE),
                CHOICE.alsoWithFullWindow("choice-turned-twice", habits -> habits.choiceAlwaysTurns = true),
                CHOICE.alsoWithFullWindow("choice-of-its-own-state", habits -> habits.choiceOfOwnState = true),
                CHOICE.alsoByRootWithFullWindow("difference-overflows", root -> root.byDifference = true),
                CHOICE.alsoByRootWithFullWindow(
                        "choice-searched-twice",
                        root -> root.twice = Twice.WHEN_BETTER,
                        root -> root.twice = Twice.ALWAYS,
                        root -> root.twice = Twice.FIRST_CHILD));
    }

    private static final Set<String> SELDOM_CUTS = Set.of(
            "cut-by-ply",
            "cut-by-place",
            "cut-by-width",
            "cut-by-kind-of-child",
            "no-cut-at-zero",
            "no-cut-after-a-tie",
            "no-cut-after-a-better-child",
            "cut-only-where-equal",
            "cut-one-point-late");

    /** Mistakes that look like others in some of their forms, and which say more then. */
    private static final Map<String, Set<String>> SAY_MORE = Map.of(
            "first-child-only",
            Set.of("cut-reversed", "cut-against-own-bound", "window-in-fields"),
            "infinity-comes-back",
            Set.of("cut-reversed", "cut-against-own-bound"),
            "wrong-bound-returned",
            Set.of("infinity-comes-back"),
            "root-window-full",
            Set.of("choice-starts-inside"),
            "cut-one-child-late",
            Set.of("no-cut-after-a-better-child"),
            "full-minimax",
            SELDOM_CUTS,
            "max-never-cuts",
            SELDOM_CUTS,
            "min-never-cuts",
            SELDOM_CUTS);

    private KnownMistakes() {}

    /** Returns whether, where both predict the same, the one name says all that the other does, and more. */
    static boolean saysMore(List<Mistake> telling, List<Mistake> vague) {
        return telling.size() == 1
                && vague.size() == 1
                && SAY_MORE.getOrDefault(ofBoth(telling.get(0)), Set.of()).contains(ofBoth(vague.get(0)));
    }

    /** Returns the id of the mistake as made by both players. */
    private static String ofBoth(Mistake mistake) {
        return mistake.id().replaceFirst("(" + Mistake.FOR_MAX + "|" + Mistake.FOR_MIN + ")$", "");
    }

    /**
     * Returns those that can be made in the one method of a family.
     *
     * @param sentinels the numbers that came back although they are no leaf's value
     */
    static List<Variant> of(Family family, Variant.Where where, Set<Integer> sentinels) {
        return all(sentinels).stream()
                .filter(variant -> variant.isIn(family, where))
                .toList();
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    private static List<Variant> join(List<Variant>... parts) {
        return Stream.of(parts).flatMap(List::stream).toList();
    }

    /** The loss of an action in code that falls back on the first one, though that may be the one that is lost. */
    private static List<Variant> droppedWithTheFirstAtHand(String id, Lost lost) {
        return CHOICE.byRoot(
                id,
                List.of(root -> root.lost = lost, root -> {
                    root.lost = lost;
                    root.window = RootWindow.FULL;
                }),
                habits -> habits.firstActionAtHand = true);
    }

    private static List<Variant> choiceStarts() {
        List<Variant> all = new ArrayList<>();
        for (boolean atHand : new boolean[] {false, true}) {
            Consumer<Habits> hand = habits -> habits.firstActionAtHand = atHand;
            List<Consumer<RootSide>> narrowed = starts(RootWindow.NARROWED);
            all.addAll(CHOICE.byRoot("choice-starts-inside", narrowed, hand));
            all.addAll(CHOICE.byRoot("choice-starts-inside", starts(RootWindow.FULL), hand));
            all.addAll(CHOICE.byRoot(
                    "choice-starts-inside", narrowed, hand.andThen(habits -> habits.startsAreBounds = true)));
        }
        return all;
    }

    private static List<Consumer<RootSide>> starts(RootWindow window) {
        return IntStream.of(STARTS)
                .mapToObj(number -> (Consumer<RootSide>) root -> {
                    root.window = window;
                    root.start = root.start < 0 ? -number : number;
                })
                .toList();
    }
}
