package plybook.guest;

/** What a learner's object is asked at one go, as plain data: one call of its contract, or a script of several. */
public sealed interface Question permits Call, Script {}
