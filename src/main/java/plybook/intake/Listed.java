package plybook.intake;

/**
 * A file that arrived, and its end.
 *
 * @param path where it was found; a file in an archive comes after the archive's name and {@code !/}
 * @param owner the name of the learner it belongs to; empty if it belongs to nobody
 * @param reason a sentence; empty if the end says enough
 */
public record Listed(String path, String owner, Fate fate, String reason) {}
