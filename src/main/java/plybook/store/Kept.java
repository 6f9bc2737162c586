package plybook.store;

import plybook.judge.verdict.Report;
import plybook.report.Provenance;

/**
 * The verdicts on one exercise of a submission.
 *
 * @param key changes with everything that they could depend on
 * @param asked what was asked of the code beyond the contract, such as a cutoff rule; may be empty
 * @param from where they come from
 */
public record Kept(String key, String asked, Provenance from, Report report) {}
