package plybook.engine;

import plybook.game.Player;
import plybook.gomoku.FittedEvaluation;
import plybook.gomoku.Gomoku;
import plybook.gomoku.PatternEvaluation;
import plybook.gomoku.Patterns;

/** An evaluation of the engine's own, in the view of the player to move, with the patterns that it needs. */
enum Estimate {
    /** Nine weights set by hand, the same for both sides, and a bonus for having the move. */
    BY_HAND {
        @Override
        Patterns patterns(Gomoku rules) {
            return PatternEvaluation.patterns(rules);
        }

        @Override
        int value(Patterns patterns, Player toMove) {
            int value = PatternEvaluation.value(patterns);
            return (toMove == Player.MAX ? value : -value) + TEMPO;
        }
    },

    /** Weights fitted on games. */
    FITTED {
        @Override
        Patterns patterns(Gomoku rules) {
            return FittedEvaluation.patterns(rules);
        }

        @Override
        int value(Patterns patterns, Player toMove) {
            return FittedEvaluation.value(patterns, toMove);
        }
    };

    /** The value of having the move, for an evaluation that does not know whose turn it is: as much as an open two. */
    static final int TEMPO = 40;

    /** Returns the patterns of an empty board. */
    abstract Patterns patterns(Gomoku rules);

    /** Returns the value to the player to move. */
    abstract int value(Patterns patterns, Player toMove);
}
