package plybook.judge.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A plain process. */
public final class NoSandbox implements Sandbox {
    @Override
    public String name() {
        return "none";
    }

    @Override
    public Optional<String> gap() {
        return Optional.of("the code may do whatever you may do: read, change and send your files");
    }

    @Override
    public Cell open() {
        return new PlainCell();
    }

    private static final class PlainCell extends MarkedCell {
        @Override
        public void admit(Path folder) {
            // A process of the same user may read it as it is.
        }

        @Override
        public Process start(List<String> command, Errors errors) throws IOException {
            return startMarked(command, errors);
        }
    }
}
