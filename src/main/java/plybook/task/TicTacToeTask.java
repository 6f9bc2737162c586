package plybook.task;

import plybook.game.BoardGame;

/**
 * Exercise 02: the rules of Tic-Tac-Toe, as the seven hooks of {@link BoardGame}: initialState, player, actions, result, winner,
 * terminal and utility. X is MAX and begins. The order of actions is free; when the game is over there are none.
 */
public interface TicTacToeTask extends BoardGame {}
