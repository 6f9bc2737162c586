package plybook.diagnosis.search;

import static plybook.diagnosis.search.Variant.ofChoice;
import static plybook.diagnosis.search.Variant.ofDepth;
import static plybook.diagnosis.search.Variant.ofDepthChoice;
import static plybook.diagnosis.search.Variant.ofEnd;
import static plybook.diagnosis.search.Variant.ofPruning;
import static plybook.diagnosis.search.Variant.ofPruningChoice;
import static plybook.diagnosis.search.Variant.ofValue;
import static plybook.diagnosis.search.Variant.ofWork;

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
 * The mistakes that learners make in a search, each with its name and the habits that make it. To add one: a line here, a submission
 * with it under {@code src/test/resources/mutants/wrong}, and, if a test says that it cannot be told from another, a tree in
 * {@link Probes}.
 */
final class KnownMistakes {
    private static final int[] SENTINELS = {
        1, 2, 9, 10, 99, 100, 127, 128, 255, 999, 1_000, 9_999, 10_000, 99_999, 100_000
    };

    private static final List<Variant> ALL = List.of(
            // What is cut, and what is not.
            ofPruning(
                    "full-minimax",
                    "nothing is ever cut",
                    "Every leaf of every tree was looked at, as by minimax. The window is carried about, or bounds are returned so that"
                            + " it never closes: a strict comparison (α > β) in a search that clamps every value to its window does"
                            + " just that. From outside these cannot be told apart, and none of them prunes.",
                    "Find the line that leaves the loop over the children. On a tree as small as ((1) (0 5)), is it ever reached?",
                    habits -> {
                        habits.maxCuts = Cut.NEVER;
                        habits.minCuts = Cut.NEVER;
                    },
                    habits -> {
                        habits.maxCuts = Cut.NEVER;
                        habits.minCuts = Cut.NEVER;
                        habits.rootWindow = RootWindow.FULL;
                    }),
            ofPruning(
                    "shallow-only",
                    "only the parent's bound cuts: deep cutoffs are lost",
                    "Each node is compared with the best value of its parent, and with nothing further up. That finds the cutoffs two"
                            + " plies deep, and loses those which a grandparent's bound, or one higher up, would allow.",
                    "Which two numbers does the call for a child receive? Is what came in from above still among them?",
                    habits -> habits.handed = Handed.BEST_ONLY,
                    habits -> habits.handed = Handed.BEST_AS_BOTH),
            ofPruning(
                    "window-not-tightened",
                    "children get the window as it came in",
                    "A node compares with its own bound, but hands its children the window that it was given. What the first child has"
                            + " shown is never known below the second.",
                    "After a child has come back with a better value, what do alpha and beta look like in the next call?",
                    habits -> habits.handed = Handed.AS_IT_CAME_IN,
                    habits -> {
                        habits.handed = Handed.AS_IT_CAME_IN;
                        habits.cutByBest = true;
                    }),
            ofPruning(
                    "root-not-narrowed",
                    "the root of value never tightens its window",
                    "Below the root everything is right, but the root itself searches each child with the window as it came in. On"
                            + " Tic-Tac-Toe that is 30,710 nodes where 18,297 suffice.",
                    "The root is a node like any other: does it go through the same code?",
                    habits -> habits.rootAsItCameIn = true),
            ofPruning(
                    "max-never-cuts",
                    "MAX nodes never cut: β is not used",
                    "MIN leaves a node when alpha is reached, but MAX always looks at all its children: beta is not handed down, or never"
                            + " compared, or compared strictly with values that were clamped to it. Half of the cutoffs are lost.",
                    "When may MAX stop? Write the condition down for MIN, and turn it round.",
                    habits -> habits.maxCuts = Cut.NEVER),
            ofPruning(
                    "min-never-cuts",
                    "MIN nodes never cut: α is not used",
                    "MAX leaves a node when beta is reached, but MIN always looks at all its children: alpha is not handed down, or never"
                            + " compared, or compared strictly with values that were clamped to it. Half of the cutoffs are lost.",
                    "When may MIN stop? Write the condition down for MAX, and turn it round.",
                    habits -> habits.minCuts = Cut.NEVER),
            ofPruning(
                    "alpha-never-raised",
                    "MAX never raises α",
                    "MAX keeps its best value to itself: alpha stays as it came in, so no MIN node below learns what MAX already has.",
                    "After a child of MAX has come back, which bound follows from it for the next child?",
                    habits -> {
                        habits.raisesAlpha = false;
                        habits.cutByBest = true;
                    }),
            ofPruning(
                    "beta-never-lowered",
                    "MIN never lowers β",
                    "MIN keeps its best value to itself: beta stays as it came in, so no MAX node below learns what MIN already has.",
                    "After a child of MIN has come back, which bound follows from it for the next child?",
                    habits -> {
                        habits.lowersBeta = false;
                        habits.cutByBest = true;
                    }),
            ofValue(
                    "infinity-comes-back",
                    "nothing is ever better than the start, and an infinity comes back",
                    "MAX begins at the largest number instead of the smallest, or compares with a bound instead of the best so far: so no"
                            + " child's value is ever taken over.",
                    "MAX looks for the largest value: should it begin very high or very low? And what is each child compared with?",
                    habits -> {
                        habits.maxStart = Window.INFINITY;
                        habits.minStart = -Window.INFINITY;
                    }),
            ofValue(
                    "first-child-only",
                    "only the first child is looked at",
                    "The loop is left after its first turn, so a node is worth what its first child is.",
                    "Is there a return inside the loop?",
                    habits -> habits.firstChildOnly = true),
            ofPruning(
                    "wrong-bound-moved",
                    "MAX lowers β and MIN raises α",
                    "Each player moves the other one's bound. Then the window closes where it should not, and children are cut that"
                            + " matter.",
                    "Alpha is what MAX is sure of. At whose nodes can it grow?",
                    habits -> habits.wrongBoundMoves = true,
                    habits -> {
                        habits.wrongBoundMoves = true;
                        habits.cutByBest = true;
                    }),
            ofPruning(
                    "window-swapped",
                    "α and β change places in the call",
                    "Children are searched with the window the wrong way round. That belongs to negamax, and there both bounds"
                            + " change their sign as well.",
                    "Compare the order of the arguments in the call with that of the parameters.",
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
            ofPruning(
                    "cut-within-one",
                    "the cut comes one point too early",
                    "A node is left although its window still holds one value, or the bounds are still one apart: the child that would have been"
                            + " searched next may have had it.",
                    "When exactly can nothing that is still to come change anything? Try it with α = 0 and β = 1.",
                    habits -> {
                        habits.maxCuts = Cut.WITHIN_ONE;
                        habits.minCuts = Cut.WITHIN_ONE;
                    }),
            ofValue(
                    "stops-at-a-win",
                    "a node is left as soon as a win is found",
                    "In Tic-Tac-Toe nothing is worth more than 1, so whoever has found a 1 need not look further. In another game a win may"
                            + " be worth anything, and a later child more.",
                    "What is the largest value that a leaf can have? Does the contract say so, or one game?",
                    habits -> habits.stopsAt = StopsAt.ONE,
                    habits -> habits.stopsAt = StopsAt.ONE_OR_MORE,
                    habits -> habits.stopsAt = StopsAt.ONE_OR_MORE_FOR_MAX),
            ofPruning(
                    "cut-before-comparing",
                    "the cut comes before the child's value is taken over",
                    "The window is compared first, and the loop left, before the best value has been brought up to date: what the last"
                            + " child was worth is lost.",
                    "In which order do these two happen: keep the better value; leave the loop?",
                    habits -> habits.cutBeforeComparing = true),
            ofPruning(
                    "window-in-fields",
                    "the window lives in fields, and all nodes share it",
                    "Alpha and beta are fields of the object. What one child's search makes of them is what the next one begins with,"
                            + " although it holds only below that child.",
                    "A node's window is its own business: where do variables live that each call has for itself?",
                    habits -> habits.window = Lives.IN_FIELDS,
                    habits -> habits.window = Lives.IN_FIELDS_FOR_EVER,
                    habits -> habits.window = Lives.LARGEST_ALPHA_FOR_EVER),
            ofPruning(
                    "window-ignored",
                    "the window that is asked for is not used",
                    "Whatever alpha and beta are passed to value, the search begins with (−∞, +∞), so it looks at leaves that the"
                            + " caller has said cannot matter.",
                    "Which window does the first call get?",
                    habits -> habits.windowIgnored = true),
            ofPruning(
                    "wrong-side",
                    "a value that is too low comes back as a bound that is too high",
                    "Where every child of MAX falls short of alpha, beta is returned. The parent takes it for a value, or a cut, that"
                            + " does not exist.",
                    "If nothing here is worth more than alpha, which of the two bounds is the true one?",
                    habits -> habits.returns = Return.WRONG_SIDE),
            ofPruning(
                    "clamped-inside",
                    "a bound is made to look like a value",
                    "What value returns is moved into the window, so that the caller cannot see that it was only a bound.",
                    "What does the contract allow where the value lies outside the window?",
                    habits -> habits.clampedInside = true),
            ofPruning(
                    "cut-against-own-bound",
                    "the comparison is with the wrong bound",
                    "MAX leaves when its best reaches alpha, MIN when its best reaches beta. These are the bounds which they themselves"
                            + " move, so nearly every node ends after its first child.",
                    "Whose patience ends when MAX finds a very good move: that of whoever has beta elsewhere, or alpha?",
                    habits -> {
                        habits.maxCuts = Cut.AGAINST_THE_OWN_BOUND;
                        habits.minCuts = Cut.AGAINST_THE_OWN_BOUND;
                    },
                    habits -> habits.maxCuts = Cut.AGAINST_THE_OWN_BOUND,
                    habits -> habits.minCuts = Cut.AGAINST_THE_OWN_BOUND),
            // What is compared.
            ofValue(
                    "last-child-dropped",
                    "the last child is never looked at",
                    "The loop over the children ends one too early.",
                    "How many children does (1 2 3) have, and how many of them does the loop reach?",
                    habits -> habits.lastChildDropped = true,
                    habits -> habits.onlyChildDropped = true),
            ofValue(
                    "last-child-wins",
                    "the last child replaces the best",
                    "Each child's value is taken over without being compared with the best so far.",
                    "What must be true of a child's value before it becomes the best?",
                    habits -> habits.lastChildWins = true),
            ofValue(
                    "starts-at-zero",
                    "the best so far starts at 0",
                    "Where all children are worth less than 0, MAX keeps the 0 that it began with; MIN does where all are worth more.",
                    "What may the first value be compared with, so that any value is better?",
                    habits -> {
                        habits.maxStart = 0;
                        habits.minStart = 0;
                    },
                    habits -> habits.minStart = 0),
            ofValue(
                    "starts-at-zero-for-max",
                    "MAX's best so far starts at 0, as with Double.MIN_VALUE",
                    "Where all children are worth less than 0, MAX keeps the 0 that it began with. Double.MIN_VALUE leads there too: it is"
                            + " no minus infinity, but the smallest number above 0.",
                    "Print the number with which MAX begins. Is it less than −1?",
                    habits -> habits.maxStart = 0),
            ofValue(
                    "sentinel-inside",
                    "the best so far starts at a number that a game may be worth",
                    "Values reach ±1,000,000, a win counts for as much as the game says, and the number that stands for infinity lies"
                            + " among them: where all children are worse than it, it is returned itself.",
                    "Which number is beyond every value? The contract knows one: Window.INFINITY.",
                    sentinels((habits, number) -> {
                        habits.maxStart = -number;
                        habits.minStart = number;
                    })),
            ofValue(
                    "sentinel-inside-for-max",
                    "MAX's best so far starts at a number that a game may be worth",
                    "Values reach ±1,000,000, and the number that stands for minus infinity lies among them: where all children are worth"
                            + " less than it, it is returned itself.",
                    "Which number is below every value? The contract knows one: -Window.INFINITY.",
                    sentinels((habits, number) -> habits.maxStart = -number)),
            // Who moves.
            ofValue(
                    "roles-inverted",
                    "MAX takes the smallest and MIN the largest",
                    "The two players are exchanged: every node is worth what is worst for who moves there.",
                    "Read the comparison aloud with the player's name in it.",
                    habits -> habits.roles = Roles.INVERTED,
                    habits -> habits.roles = Roles.OF_THE_NODE_ABOVE),
            ofValue(
                    "always-max",
                    "everybody is taken for MAX",
                    "Every node takes the largest value: nobody asks who is to move.",
                    "Who is to move says game.player(state); for a tree, tree.player().",
                    habits -> habits.roles = Roles.ALWAYS_MAX),
            ofValue(
                    "player-by-depth",
                    "who moves is counted by plies instead of asked",
                    "The players are taken to alternate, as by negamax that turns the sign at every ply. They do in Tic-Tac-Toe, but not in"
                            + " every game: one may move twice.",
                    "Who is to move says game.player(state) at every node, not only at the root.",
                    habits -> habits.roles = Roles.IN_TURN,
                    habits -> {
                        habits.negamax = true;
                        habits.roles = Roles.IN_TURN;
                    }),
            ofValue(
                    "max-at-the-root",
                    "MAX is taken to move at the root, whoever it is",
                    "The search begins as if MAX were to move, so it is one ply out of step wherever MIN is.",
                    "Who moves first in the tree v(1 2)?",
                    habits -> habits.roles = Roles.IN_TURN_FROM_MAX),
            ofValue(
                    "opponent-for-ever",
                    "below the root the opponent moves for ever",
                    "The root asks who is to move, and every node below it is taken for the other player's.",
                    "Two plies down, whose turn is it again?",
                    habits -> habits.roles = Roles.OPPONENT_BELOW_THE_ROOT),
            // What an end is worth.
            ofValue(
                    "zero-leaf",
                    "a leaf worth 0 is not taken for a leaf",
                    "The value is looked at to find out whether the game is over, and 0 is taken for \"not yet\". A tie is worth 0 and is an"
                            + " end like any other.",
                    "There is a method that says whether the game is over. Does your code ask it, and nothing else?",
                    habits -> habits.zeroLeaf = ZeroLeaf.SEARCHED_ON,
                    habits -> habits.zeroLeaf = ZeroLeaf.WORST_FOR_MAX,
                    habits -> habits.zeroLeaf = ZeroLeaf.WORST_FOR_MIN),
            ofEnd(
                    "terminal-ignored",
                    "the search goes on at the end of the game",
                    "Nobody asks whether the game is over, so the search asks a finished game who is to move, or for its actions.",
                    "What is the first question to ask about any state?",
                    habits -> habits.neverTerminal = true),
            ofValue(
                    "leaf-negated",
                    "leaves are valued from the wrong side",
                    "The utility is turned round, for every leaf, for those that the side to move sees from the other side, or for those"
                            + " below MIN. It is always the value to MAX, whoever is to move.",
                    "Whose view is game.utility in? Does that depend on who moves?",
                    habits -> habits.leafValue = LeafValue.NEGATED,
                    habits -> habits.leafValue = LeafValue.NEGATED_AT_ODD_PLIES,
                    habits -> habits.turnedByMin = TurnedByMin.OF_LEAVES),
            ofValue(
                    "changed-by-depth",
                    "values are changed on the way",
                    "A value is made a little smaller by depth or by each node, so that quick wins count more. That is a fine idea for a"
                            + " player, but it is another value than the contract asks for; and changed after the comparison with the"
                            + " window, it no longer fits the bounds that were handed down.",
                    "What does the contract say a state is worth?",
                    habits -> habits.leafValue = LeafValue.LESS_BY_DEPTH,
                    habits -> habits.leafValue = LeafValue.NEARER_TO_ZERO_BY_DEPTH,
                    habits -> habits.leafValue = LeafValue.NEARER_TO_ZERO,
                    habits -> habits.returns = Return.BEST_LESS_ONE,
                    habits -> habits.returns = Return.BEST_LESS_PLIES,
                    habits -> habits.returns = Return.NEARER_TO_ZERO),
            ofEnd(
                    "own-horizon",
                    "the search ends at a depth that nobody asked for",
                    "Below some ply every state counts 0, so what lies deeper is never seen. This contract knows no depth limit: it goes to the end"
                            + " of the game.",
                    "Which states end your recursion? Are all of them ends of the game?",
                    habits -> habits.horizon = 1,
                    habits -> habits.horizon = 2,
                    habits -> habits.horizon = 3,
                    habits -> habits.horizon = 4),
            ofValue(
                    "win-worth-infinity",
                    "a win is made worth as much as infinity",
                    "Large values come out as infinity. Then nothing is better than the bound with which a search begins: where every move loses"
                            + " none is chosen, and a value comes back that no state has.",
                    "Is there a value that equals the number with which MAX begins?",
                    habits -> habits.leafValue = LeafValue.INFINITE_AT_THE_EDGE),
            ofValue(
                    "small-numbers",
                    "values are kept in too small a type",
                    "Values beyond 127 come out changed, as by a cast to byte.",
                    "Which types have your variables, from the leaf to the result?",
                    habits -> habits.leafValue = LeafValue.AS_BYTE),
            // Negamax.
            ofValue(
                    "negamax-sign",
                    "negamax with a sign missing",
                    "In negamax a value is always seen by who is to move: each step down turns its sign, and so does the utility of an end"
                            + " at which MIN is to move. Here some of them are turned and others are not, as where MIN alone turns round what"
                            + " its children return.",
                    "Follow the one leaf of ((5)) up by hand: how often does its sign change, and how often should it?",
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
            ofPruning(
                    "negamax-window",
                    "negamax whose window is not turned",
                    "The child sees everything from the other side, its window too: (α, β) becomes (−β, −α). Here the bounds are"
                            + " handed on as they are.",
                    "If I have alpha, my opponent can hold me to it: which bound is that in my opponent's eyes?",
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
            ofPruning(
                    "sentinel-overflows",
                    "Integer.MIN_VALUE is negated, and stays what it is",
                    "-Integer.MIN_VALUE does not fit an int and comes out as Integer.MIN_VALUE again. So a bound that should be plus"
                            + " infinity is minus infinity, and everything is cut.",
                    "Which number can safely be negated? The contract knows one: Window.INFINITY.",
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
            ofWork(
                    "searched-twice",
                    "children are searched twice",
                    "A child is searched once to compare its value and once more to keep it. At every level that doubles the work: 2, 4, 8,"
                            + " … times.",
                    "How many times does your code call value for one child? A variable remembers a value.",
                    habits -> habits.twice = Twice.WHEN_BETTER,
                    habits -> habits.twice = Twice.ALWAYS),
            ofValue(
                    "remembered",
                    "values are remembered from one call to the next",
                    "What was found for a state is returned when it comes again, though it may be another game, or another window in which"
                            + " it was only a bound.",
                    "For how long is what your map knows true? And what was the window when it was found?",
                    habits -> habits.memory = Memory.OF_STATES,
                    habits -> habits.memory = Memory.OF_INNER_STATES,
                    habits -> habits.memory = Memory.OF_INNER_PLACES),
            ofValue(
                    "best-in-a-field",
                    "the best so far is a field",
                    "The best value found so far lives in a field of the object, so each call below overwrites it. When the first child comes"
                            + " back, the field holds what was best at some node further down.",
                    "Each node has a best of its own: where do variables live that each call has for itself?",
                    habits -> habits.bestInField = true),
            // How deep, and what counts there.
            ofDepth(
                    "depth-one-short",
                    "the horizon lies one ply too near",
                    "A ply is counted twice somewhere, so with depth 2 the search looks one ply ahead: states are evaluated that should have"
                            + " been searched once more.",
                    "With depth 1, which states should be evaluated? With depth 0? Compare that with the test in your code.",
                    habits -> habits.horizonAt = 1,
                    habits -> {
                        habits.horizonAt = 1;
                        habits.onlyExactly = true;
                    }),
            ofDepth(
                    "depth-one-long",
                    "the horizon lies one ply too far",
                    "A ply is not counted, so with depth 2 the search looks three plies ahead. That costs as many times more as there are"
                            + " actions.",
                    "With depth 0 nothing is searched: the state itself is evaluated. What does your code do with 0?",
                    habits -> habits.horizonAt = -1),
            ofDepth(
                    "depth-counted-twice",
                    "each ply costs two of the depth",
                    "The depth is lowered twice on the way to a child, as where it is lowered on entry and in the call as well. So the"
                            + " search looks half as deep as it should.",
                    "Follow the depth from a node to its child: how many times does it change?",
                    habits -> {
                        habits.stepOfMax = 2;
                        habits.stepOfMin = 2;
                    },
                    habits -> {
                        habits.stepOfMax = 2;
                        habits.stepOfMin = 2;
                        habits.onlyExactly = true;
                    }),
            ofDepth(
                    "depth-not-lowered",
                    "the depth does not fall from a node to its child",
                    "The children are searched with the depth that came in, or nobody compares it with anything. The search never comes to"
                            + " its horizon, and runs on to the end of the game; in Gomoku it would never come back.",
                    "Which depth does the call for a child receive, and when does it reach 0?",
                    habits -> {
                        habits.stepOfMax = 0;
                        habits.stepOfMin = 0;
                    }),
            ofDepth(
                    "depth-of-one-player",
                    "only one player's moves are counted",
                    "The depth falls at MAX's nodes and not at MIN's, or the other way round. A ply is a move of either player.",
                    "There are two calls for a child in your code, one for MAX and one for MIN. Do both hand on the same depth?",
                    habits -> habits.stepOfMax = 0,
                    habits -> habits.stepOfMin = 0),
            ofDepth(
                    "depth-lost-among-siblings",
                    "each child is searched less deep than the one before",
                    "The depth is lowered inside the loop, by --depth or depth--, so the second child gets a ply less than the first, the third"
                            + " two, and so on.",
                    "depth - 1 is a number; --depth changes the variable. Which of the two belongs into a loop?",
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
            ofDepth(
                    "own-depth",
                    "the search has a depth of its own",
                    "Whatever depth is asked for, the search looks as far as a number in the code says.",
                    "Where in your method is the parameter depth used?",
                    habits -> habits.ownDepth = 1,
                    habits -> habits.ownDepth = 2,
                    habits -> habits.ownDepth = 3,
                    habits -> habits.ownDepth = 4,
                    habits -> habits.ownDepth = 5),
            ofDepth(
                    "evaluated-from-the-wrong-side",
                    "states at the horizon are valued from the wrong side",
                    "The evaluation is turned round: for MIN to move, for the player at the root, or always. Code that thinks of \"me\" and"
                            + " \"the opponent\" does that. evaluation.value is MAX's view already, whoever is to move, just as utility is.",
                    "Whose view is evaluation.value in? Does your code need to know who moves at the horizon?",
                    habits -> habits.atHorizon = AtHorizon.FOR_THE_SIDE_TO_MOVE,
                    habits -> habits.atHorizon = AtHorizon.FOR_THE_OTHER_SIDE,
                    habits -> habits.atHorizon = AtHorizon.FOR_THE_ROOT,
                    habits -> habits.atHorizon = AtHorizon.NEGATED),
            ofDepth(
                    "nothing-at-the-horizon",
                    "what lies at the horizon counts 0",
                    "Where no plies are left 0 is returned, and the evaluation is never asked: all that the search knows are ends of the game.",
                    "What is the parameter evaluation for?",
                    habits -> habits.atHorizon = AtHorizon.ZERO),
            ofDepth(
                    "utility-at-the-horizon",
                    "the utility is asked for although the game goes on",
                    "At the horizon the game is not over, so there is no utility. The evaluation says what such a state may be worth.",
                    "Which two ends does your recursion have, and what is each of them worth?",
                    habits -> habits.atHorizon = AtHorizon.UTILITY),
            ofDepth(
                    "end-evaluated",
                    "a finished game is evaluated instead of asked for its utility",
                    "An evaluation is a guess, and at the end of a game nothing needs to be guessed. Often the depth is simply asked about"
                            + " before the end, so that a win on the very last ply is only guessed at.",
                    "A game that is over at the horizon: which of your two tests comes first?",
                    habits -> habits.ends = Ends.AFTER_THE_HORIZON,
                    habits -> habits.ends = Ends.EVALUATED),
            ofDepth(
                    "end-not-seen",
                    "the search goes on where the game is over",
                    "Only the depth is asked about. A game that ends sooner has nobody to move there, and no actions.",
                    "With depth 9 and a game that is over after 3 plies, what does your code do in the fourth?",
                    habits -> habits.ends = Ends.NOT_SEEN),
            ofDepth(
                    "evaluated-on-the-way",
                    "states are evaluated that are not at the horizon",
                    "The evaluation is asked at every state, and what it says is thrown away again at most of them. It is what costs the most"
                            + " in a real game.",
                    "At how many states of ((1 2) (3 4)) is an evaluation needed, and at how many is it asked?",
                    habits -> habits.evaluatesOnTheWay = true,
                    habits -> {
                        habits.evaluatesOnTheWay = true;
                        habits.evaluatesEverywhere = true;
                    },
                    habits -> habits.evaluatesEverywhere = true),
            // The choice.
            ofDepthChoice(
                    "choice-one-ply-too-deep",
                    "bestAction hands its own depth to the children",
                    "The action itself is a ply. Who searches the children with the whole depth looks one ply further than asked.",
                    "With depth 1, what should be known of each child?",
                    habits -> habits.stepOfChoice = 0,
                    habits -> {
                        habits.stepOfChoice = 0;
                        habits.rootWindow = RootWindow.FULL;
                    }),
            ofDepthChoice(
                    "choice-one-ply-short",
                    "bestAction lowers the depth once too often",
                    "With depth 1 the children should be evaluated as they are; here they get less than 0.",
                    "How many plies is an action? How much does the depth fall from bestAction to the value of a child?",
                    habits -> habits.stepOfChoice = 2,
                    habits -> {
                        habits.stepOfChoice = 2;
                        habits.rootWindow = RootWindow.FULL;
                    }),
            ofPruningChoice(
                    "root-window-full",
                    "bestAction searches each child with the full window",
                    "The choice is right, but what the first action is worth is never used to cut below the second.",
                    "When MAX is sure of 3 by the first action, which alpha should the second one's search get?",
                    habits -> habits.rootWindow = RootWindow.FULL,
                    habits -> {
                        habits.rootWindow = RootWindow.FULL;
                        habits.pick = Pick.BETTER_OR_EQUAL;
                    }),
            ofPruningChoice(
                    "ties-at-the-root",
                    "a bound is taken for a value at the root",
                    "An action that comes out equal to the best replaces it. But a child that was cut only returns a bound: it may be worth"
                            + " less for who chooses, and the move loses.",
                    "Can you tell a bound from a value when it equals the best so far? Then when may it replace the best?",
                    habits -> habits.pick = Pick.BETTER_OR_EQUAL),
            ofChoice(
                    "choice-first",
                    "bestAction returns the first action",
                    "The first action is returned whatever it is worth.",
                    "When does the chosen action change in your loop?",
                    habits -> habits.pick = Pick.FIRST),
            ofChoice(
                    "choice-last",
                    "the last action tried is taken instead of the best",
                    "Each action replaces the one before, better or not: the comparison is missing, or asks only whether the values differ.",
                    "Is the action kept in the same branch as its value?",
                    habits -> habits.pick = Pick.LAST,
                    habits -> {
                        habits.pick = Pick.LAST;
                        habits.rootWindow = RootWindow.FULL;
                    },
                    habits -> habits.pick = Pick.DIFFERENT,
                    habits -> {
                        habits.pick = Pick.DIFFERENT;
                        habits.rootWindow = RootWindow.FULL;
                    }),
            ofChoice(
                    "choice-from-a-field",
                    "the best action is a field",
                    "The action lives in a field of the object, and the search for a child's value leaves its own there: what is returned belongs to"
                            + " some node further down.",
                    "Who else writes to the field between its being set and its being returned?",
                    habits -> habits.pick = Pick.FROM_FIELD,
                    habits -> habits.pick = Pick.FROM_FIELD_WHEN_EQUAL),
            ofChoice(
                    "choice-by-next-player",
                    "actions are compared for whoever moves next",
                    "After the action the other player is to move, and the comparison is made for that one: a ply out of step.",
                    "For whom does bestAction choose: who moves now, or who moves then?",
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
            ofChoice(
                    "from-the-start",
                    "the search begins at the initial state, whatever state it is given",
                    "Called with the state after an action, value looks at the whole game again: all actions seem to be worth the same.",
                    "Which state does your search begin with, and which one was it handed?",
                    habits -> habits.fromTheStart = true,
                    habits -> {
                        habits.fromTheStart = true;
                        habits.rootWindow = RootWindow.FULL;
                    }),
            ofChoice(
                    "choice-none",
                    "bestAction returns null",
                    "The best action is found and not returned, or never kept.",
                    "What does the last line of bestAction return?",
                    habits -> habits.pick = Pick.NONE),
            ofChoice(
                    "choice-for-max-only",
                    "bestAction looks for the largest value, whoever is to move",
                    "That is right for MAX. MIN is given the move that is worst for it.",
                    "Does bestAction ask who is to move, as value does?",
                    habits -> habits.rootRoles = Roles.ALWAYS_MAX,
                    habits -> {
                        habits.rootRoles = Roles.ALWAYS_MAX;
                        habits.rootWindow = RootWindow.FULL;
                    }),
            ofChoice(
                    "choice-inverted",
                    "the roles are exchanged at the root: bestAction takes the worst",
                    "The comparison is made for the other player, so the action that is worst for who moves is taken: one ply out of step.",
                    "After the action it is the opponent's turn. For whom does bestAction choose?",
                    habits -> habits.rootRoles = Roles.INVERTED,
                    habits -> {
                        habits.rootRoles = Roles.INVERTED;
                        habits.rootWindow = RootWindow.FULL;
                    }),
            ofChoice(
                    "choice-starts-inside",
                    "bestAction starts at a number that a game may be worth",
                    "Where no action is worth more than the number that stands for infinity, as when all of them lose, none is chosen, or"
                            + " not the best. A win may be worth as much as that number.",
                    "What if every action is worth exactly the number you begin with?",
                    choiceStarts()),
            ofChoice(
                    "choice-last-dropped",
                    "bestAction never looks at the last action",
                    "The loop over the actions ends one too early.",
                    "How many actions are there, and how many does the loop reach?",
                    habits -> habits.rootLastDropped = true,
                    habits -> {
                        habits.rootLastDropped = true;
                        habits.rootWindow = RootWindow.FULL;
                    }),
            ofChoice(
                    "choice-searched-twice",
                    "bestAction searches its children twice",
                    "Each action's value is looked for once to compare and once more to keep.",
                    "A variable remembers a value.",
                    habits -> habits.rootTwice = Twice.WHEN_BETTER,
                    habits -> habits.rootTwice = Twice.ALWAYS,
                    habits -> {
                        habits.rootTwice = Twice.WHEN_BETTER;
                        habits.rootWindow = RootWindow.FULL;
                    },
                    habits -> {
                        habits.rootTwice = Twice.ALWAYS;
                        habits.rootWindow = RootWindow.FULL;
                    }));

    private KnownMistakes() {}

    /** All of them, in an order in which the simpler one comes first. */
    static List<Variant> all() {
        return ALL;
    }

    /** Those that can be made in the one method of a family. */
    static List<Variant> of(Family family, Variant.Where where) {
        return ALL.stream()
                .filter(variant -> variant.families().contains(family) && variant.where() == where)
                .toList();
    }

    private interface Start {
        void set(Habits habits, int number);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type
    private static Consumer<Habits>[] sentinels(Start start) {
        return IntStream.of(SENTINELS)
                .mapToObj(number -> (Consumer<Habits>) habits -> start.set(habits, number))
                .toArray(Consumer[]::new);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // as above
    private static Consumer<Habits>[] choiceStarts() {
        List<Consumer<Habits>> forms = new ArrayList<>();
        for (boolean full : new boolean[] {false, true}) {
            for (boolean atHand : new boolean[] {false, true}) {
                IntStream.concat(IntStream.of(0, Window.MAX_VALUE), IntStream.of(SENTINELS))
                        .forEach(number -> {
                            forms.add(habits -> {
                                habits.rootMaxStart = -number;
                                habits.rootMinStart = number;
                                habits.firstActionAtHand = atHand;
                                habits.rootWindow = full ? RootWindow.FULL : RootWindow.NARROWED;
                            });
                            forms.add(habits -> {
                                habits.rootMaxStart = -number;
                                habits.firstActionAtHand = atHand;
                                habits.rootWindow = full ? RootWindow.FULL : RootWindow.NARROWED;
                            });
                        });
            }
        }
        return forms.toArray(Consumer[]::new);
    }
}
