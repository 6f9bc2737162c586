package plybook.store;

import plybook.judge.verdict.Report;
import plybook.report.Provenance;

/**
 * The verdicts on one exercise of a submission.
 *
 * @param key changes with everything that they could depend on
 * @param from where they come from
 */
public record Kept(String key, Provenance from, Report report) {}
