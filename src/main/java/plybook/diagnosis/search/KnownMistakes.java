package plybook.diagnosis.search;

import static plybook.diagnosis.search.Variant.Kind.CHOICE;
import static plybook.diagnosis.search.Variant.Kind.DEPTH;
import static plybook.diagnosis.search.Variant.Kind.DEPTH_CHOICE;
import static plybook.diagnosis.search.Variant.Kind.END;
import static plybook.diagnosis.search.Variant.Kind.PRUNING;
import static plybook.diagnosis.search.Variant.Kind.PRUNING_CHOICE;
import static plybook.diagnosis.search.Variant.Kind.VALUE;
import static plybook.diagnosis.search.Variant.Kind.WORK;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import plybook.diagnosis.search.Habits.AtHorizon;
import plybook.diagnosis.search.Habits.Cut;
import plybook.diagnosis.search.Habits.Ends;
import plybook.diagnosis.search.Habits.Handed;
import plybook.diagnosis.search.Habits.LeafValue;
import plybook.diagnosis.search.Habits.Lives;
import plybook.diagnosis.search.Habits.Memory;
import plybook.diagnosis.search.Habits.Pick;
import plybook.diagnosis.search.Habits.Return;
import plybook.diagnosis.search.Habits.Roles;
import plybook.diagnosis.search.Habits.RootWindow;
import plybook.diagnosis.search.Habits.StopsAt;
import plybook.diagnosis.search.Habits.TurnedByMin;
import plybook.diagnosis.search.Habits.Twice;
import plybook.diagnosis.search.Habits.ZeroLeaf;
import plybook.game.Window;

/**
 * The mistakes that learners make in a search, each with the habits that make it. To add one: a text {@code mistakes/ID.md} among the
 * resources, a line here, a submission with it under {@code src/test/resources/mutants/wrong}, and, if a test says that it cannot be
 * told from another, a tree in {@link Probes}.
 */
final class KnownMistakes {
    private static final int[] SENTINELS = {
        1, 2, 9, 10, 99, 100, 127, 128, 255, 999, 1_000, 9_999, 10_000, 99_999, 100_000
    };

    private static final List<Variant> ALL = List.of(
            // What is cut, and what is not.
            PRUNING.of(
                    "full-minimax",
                    habits -> {
                        habits.maxCuts = Cut.NEVER;
                        habits.minCuts = Cut.NEVER;
                    },
                    habits -> {
                        habits.maxCuts = Cut.NEVER;
                        habits.minCuts = Cut.NEVER;
                        habits.rootWindow = RootWindow.FULL;
                    }),
            PRUNING.of(
                    "shallow-only",
                    habits -> habits.handed = Handed.BEST_ONLY,
                    habits -> habits.handed = Handed.BEST_AS_BOTH),
            PRUNING.of("window-not-tightened", habits -> habits.handed = Handed.AS_IT_CAME_IN, habits -> {
                habits.handed = Handed.AS_IT_CAME_IN;
                habits.cutByBest = true;
            }),
            PRUNING.of("root-not-narrowed", habits -> habits.rootAsItCameIn = true),
            PRUNING.of("max-never-cuts", habits -> habits.maxCuts = Cut.NEVER),
            PRUNING.of("min-never-cuts", habits -> habits.minCuts = Cut.NEVER),
            PRUNING.of("alpha-never-raised", habits -> {
                habits.raisesAlpha = false;
                habits.cutByBest = true;
            }),
            PRUNING.of("beta-never-lowered", habits -> {
                habits.lowersBeta = false;
                habits.cutByBest = true;
            }),
            VALUE.of("infinity-comes-back", habits -> {
                habits.maxStart = Window.INFINITY;
                habits.minStart = -Window.INFINITY;
            }),
            VALUE.of("first-child-only", habits -> habits.firstChildOnly = true),
            PRUNING.of("wrong-bound-moved", habits -> habits.wrongBoundMoves = true, habits -> {
                habits.wrongBoundMoves = true;
                habits.cutByBest = true;
            }),
            PRUNING.of(
                    "window-swapped",
                    habits -> habits.handed = Handed.SWAPPED,
                    habits -> {
                        habits.handed = Handed.SWAPPED;
                        habits.cutByBest = true;
                    },
                    habits -> {
                        habits.negamax = true;
                        habits.windowNotNegated = true;
                    },
                    habits -> {
                        habits.negamax = true;
                        habits.windowNotNegated = true;
                        habits.roles = Roles.IN_TURN;
                    }),
            PRUNING.of("cut-within-one", habits -> {
                habits.maxCuts = Cut.WITHIN_ONE;
                habits.minCuts = Cut.WITHIN_ONE;
            }),
            VALUE.of(
                    "stops-at-a-win",
                    habits -> habits.stopsAt = StopsAt.ONE,
                    habits -> habits.stopsAt = StopsAt.ONE_OR_MORE,
                    habits -> habits.stopsAt = StopsAt.ONE_OR_MORE_FOR_MAX),
            PRUNING.of("cut-before-comparing", habits -> habits.cutBeforeComparing = true),
            PRUNING.of(
                    "window-in-fields",
                    habits -> habits.window = Lives.IN_FIELDS,
                    habits -> habits.window = Lives.IN_FIELDS_FOR_EVER,
                    habits -> habits.window = Lives.LARGEST_ALPHA_FOR_EVER),
            PRUNING.of("window-ignored", habits -> habits.windowIgnored = true),
            PRUNING.of("wrong-side", habits -> habits.returns = Return.WRONG_SIDE),
            PRUNING.of("clamped-inside", habits -> habits.clampedInside = true),
            PRUNING.of(
                    "cut-against-own-bound",
                    habits -> {
                        habits.maxCuts = Cut.AGAINST_THE_OWN_BOUND;
                        habits.minCuts = Cut.AGAINST_THE_OWN_BOUND;
                    },
                    habits -> habits.maxCuts = Cut.AGAINST_THE_OWN_BOUND,
                    habits -> habits.minCuts = Cut.AGAINST_THE_OWN_BOUND),
            // What is compared.
            VALUE.of(
                    "last-child-dropped",
                    habits -> habits.lastChildDropped = true,
                    habits -> habits.onlyChildDropped = true),
            VALUE.of("last-child-wins", habits -> habits.lastChildWins = true),
            VALUE.of(
                    "starts-at-zero",
                    habits -> {
                        habits.maxStart = 0;
                        habits.minStart = 0;
                    },
                    habits -> habits.minStart = 0),
            VALUE.of("starts-at-zero-for-max", habits -> habits.maxStart = 0),
            VALUE.of("sentinel-inside", sentinels((habits, number) -> {
                habits.maxStart = -number;
                habits.minStart = number;
            })),
            VALUE.of("sentinel-inside-for-max", sentinels((habits, number) -> habits.maxStart = -number)),
            // Who moves.
            VALUE.of(
                    "roles-inverted",
                    habits -> habits.roles = Roles.INVERTED,
                    habits -> habits.roles = Roles.OF_THE_NODE_ABOVE),
            VALUE.of("always-max", habits -> habits.roles = Roles.ALWAYS_MAX),
            VALUE.of("player-by-depth", habits -> habits.roles = Roles.IN_TURN, habits -> {
                habits.negamax = true;
                habits.roles = Roles.IN_TURN;
            }),
            VALUE.of("max-at-the-root", habits -> habits.roles = Roles.IN_TURN_FROM_MAX),
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
                    habits -> habits.leafValue = LeafValue.NEARER_TO_ZERO_BY_DEPTH,
                    habits -> habits.leafValue = LeafValue.NEARER_TO_ZERO,
                    habits -> habits.returns = Return.BEST_LESS_ONE,
                    habits -> habits.returns = Return.BEST_LESS_PLIES,
                    habits -> habits.returns = Return.NEARER_TO_ZERO),
            END.of(
                    "own-horizon",
                    habits -> habits.horizon = 1,
                    habits -> habits.horizon = 2,
                    habits -> habits.horizon = 3,
                    habits -> habits.horizon = 4),
            VALUE.of("win-worth-infinity", habits -> habits.leafValue = LeafValue.INFINITE_AT_THE_EDGE),
            VALUE.of("small-numbers", habits -> habits.leafValue = LeafValue.AS_BYTE),
            // Negamax.
            VALUE.of(
                    "negamax-sign",
                    habits -> habits.turnedByMin = TurnedByMin.OF_ALL_CHILDREN,
                    habits -> {
                        habits.turnedByMin = TurnedByMin.OF_ALL_CHILDREN;
                        habits.roles = Roles.ALWAYS_MAX;
                    },
                    habits -> {
                        habits.negamax = true;
                        habits.childsSignMissing = true;
                    },
                    habits -> {
                        habits.negamax = true;
                        habits.leafsSignMissing = true;
                    },
                    habits -> {
                        habits.negamax = true;
                        habits.leafsSignMissing = true;
                        habits.roles = Roles.IN_TURN;
                    },
                    habits -> {
                        habits.negamax = true;
                        habits.childsSignMissing = true;
                        habits.roles = Roles.IN_TURN;
                    }),
            PRUNING.of(
                    "negamax-window",
                    habits -> {
                        habits.negamax = true;
                        habits.windowNotTurned = true;
                    },
                    habits -> {
                        habits.negamax = true;
                        habits.windowNotTurned = true;
                        habits.roles = Roles.IN_TURN;
                    },
                    habits -> habits.handed = Handed.TURNED_BY_MIN),
            PRUNING.of(
                    "sentinel-overflows",
                    habits -> {
                        habits.negamax = true;
                        habits.sentinelOverflows = true;
                    },
                    habits -> {
                        habits.negamax = true;
                        habits.sentinelOverflows = true;
                        habits.roles = Roles.IN_TURN;
                    }),
            // What is repeated, and what is remembered.
            WORK.of(
                    "searched-twice",
                    habits -> habits.twice = Twice.WHEN_BETTER,
                    habits -> habits.twice = Twice.ALWAYS),
            VALUE.of(
                    "remembered",
                    habits -> habits.memory = Memory.OF_STATES,
                    habits -> habits.memory = Memory.OF_INNER_STATES,
                    habits -> habits.memory = Memory.OF_INNER_PLACES),
            VALUE.of("best-in-a-field", habits -> habits.bestInField = true),
            // How deep, and what counts there.
            DEPTH.of("depth-one-short", habits -> habits.horizonAt = 1, habits -> {
                habits.horizonAt = 1;
                habits.onlyExactly = true;
            }),
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
            DEPTH.of("depth-of-one-player", habits -> habits.stepOfMax = 0, habits -> habits.stepOfMin = 0),
            DEPTH.of(
                    "depth-lost-among-siblings",
                    habits -> habits.depthLostAmongSiblings = true,
                    habits -> {
                        habits.depthLostAmongSiblings = true;
                        habits.onlyExactly = true;
                    },
                    habits -> {
                        habits.depthLostAmongSiblings = true;
                        habits.stepOfMax = 0;
                        habits.stepOfMin = 0;
                    },
                    habits -> {
                        habits.depthLostAmongSiblings = true;
                        habits.stepOfMax = 0;
                        habits.stepOfMin = 0;
                        habits.onlyExactly = true;
                    }),
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
                    habits -> habits.evaluatesEverywhere = true),
            // The choice.
            DEPTH_CHOICE.alsoWithFullWindow("choice-one-ply-too-deep", habits -> habits.stepOfChoice = 0),
            DEPTH_CHOICE.alsoWithFullWindow("choice-one-ply-short", habits -> habits.stepOfChoice = 2),
            PRUNING_CHOICE.of("root-window-full", habits -> habits.rootWindow = RootWindow.FULL, habits -> {
                habits.rootWindow = RootWindow.FULL;
                habits.pick = Pick.BETTER_OR_EQUAL;
            }),
            PRUNING_CHOICE.of("ties-at-the-root", habits -> habits.pick = Pick.BETTER_OR_EQUAL),
            CHOICE.of("choice-first", habits -> habits.pick = Pick.FIRST),
            CHOICE.alsoWithFullWindow(
                    "choice-last", habits -> habits.pick = Pick.LAST, habits -> habits.pick = Pick.DIFFERENT),
            CHOICE.of(
                    "choice-from-a-field",
                    habits -> habits.pick = Pick.FROM_FIELD,
                    habits -> habits.pick = Pick.FROM_FIELD_WHEN_EQUAL),
            CHOICE.of(
                    "choice-by-next-player",
                    habits -> habits.comparedByNext = true,
                    habits -> {
                        habits.comparedByNext = true;
                        habits.rootWindow = RootWindow.FULL;
                    },
                    habits -> {
                        habits.comparedByNext = true;
                        habits.minMovesAfterTheEnd = true;
                        habits.firstTaken = true;
                        habits.rootWindow = RootWindow.FULL;
                    }),
            CHOICE.alsoWithFullWindow("from-the-start", habits -> habits.fromTheStart = true),
            CHOICE.of("choice-none", habits -> habits.pick = Pick.NONE),
            CHOICE.alsoWithFullWindow("choice-for-max-only", habits -> habits.rootRoles = Roles.ALWAYS_MAX),
            CHOICE.alsoWithFullWindow("choice-inverted", habits -> habits.rootRoles = Roles.INVERTED),
            CHOICE.of("choice-starts-inside", choiceStarts()),
            CHOICE.alsoWithFullWindow("choice-last-dropped", habits -> habits.rootLastDropped = true),
            CHOICE.alsoWithFullWindow(
                    "choice-searched-twice",
                    habits -> habits.rootTwice = Twice.WHEN_BETTER,
                    habits -> habits.rootTwice = Twice.ALWAYS));

    private KnownMistakes() {}

    /** Returns all of them, in an order in which the simpler one comes first. */
    static List<Variant> all() {
        return ALL;
    }

    /** Returns those that can be made in the one method of a family. */
    static List<Variant> of(Family family, Variant.Where where) {
        return ALL.stream().filter(variant -> variant.isIn(family, where)).toList();
    }

    private interface Start {
        void set(Habits habits, int number);
    }

    private static List<Consumer<Habits>> sentinels(Start start) {
        return IntStream.of(SENTINELS)
                .mapToObj(number -> (Consumer<Habits>) habits -> start.set(habits, number))
                .toList();
    }

    private static List<Consumer<Habits>> choiceStarts() {
        List<Consumer<Habits>> forms = new ArrayList<>();
        for (RootWindow window : List.of(RootWindow.NARROWED, RootWindow.FULL)) {
            for (boolean atHand : new boolean[] {false, true}) {
                IntStream.concat(IntStream.of(0, Window.MAX_VALUE), IntStream.of(SENTINELS))
                        .forEach(number -> {
                            Consumer<Habits> forMax = habits -> {
                                habits.rootMaxStart = -number;
                                habits.firstActionAtHand = atHand;
                                habits.rootWindow = window;
                            };
                            forms.add(forMax.andThen(habits -> habits.rootMinStart = number));
                            forms.add(forMax);
                        });
            }
        }
        return forms;
    }
}
