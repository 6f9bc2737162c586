package plybook.guest;

/** A question to a learner's object, as plain data: one call of its contract, or a script of several. */
public sealed interface Question permits Call, Script {}
