package plybook.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;

/** A message from a page, field by field. Anything malformed is refused with a sentence. */
record Message(JsonNode fields) {
    static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final int MOST_MOVES = Board.MAX_SIZE * Board.MAX_SIZE;

    /**
     * Returns the message that a text holds.
     *
     * @throws Refusal if the text is not a JSON object
     */
    static Message parse(String text) {
        try {
            JsonNode node = MAPPER.readTree(text);
            if (node != null && node.isObject()) {
                return new Message(node);
            }
        } catch (JsonProcessingException e) {
            // Refused below.
        }
        throw Refusal.badRequest(Texts.of("refused.object"));
    }

    String text(String name) {
        JsonNode field = fields.path(name);
        if (!field.isTextual()) {
            throw Refusal.badRequest(Texts.of("refused.text", name));
        }
        return field.asText();
    }

    int number(String name) {
        return number(fields.path(name), name);
    }

    private static int number(JsonNode field, String name) {
        if (!field.isInt()) {
            throw Refusal.badRequest(Texts.of("refused.number", name));
        }
        return field.asInt();
    }

    /** Returns the move: the action named in the field "action", or else the cell in the fields "row" and "column". */
    Object move() {
        return fields.has("action") ? text("action") : cell(number("row"), number("column"));
    }

    private static Cell cell(int row, int column) {
        if (row < 0 || column < 0) {
            throw Refusal.badRequest(Texts.of("refused.negative", row, column));
        }
        return new Cell(row, column);
    }

    /** Returns the moves to go on with; none if there is no such field. */
    List<Object> moves() {
        List<Object> moves = new ArrayList<>();
        for (JsonNode move : fields.path("moves")) {
            moves.add(
                    move.isTextual()
                            ? move.asText()
                            : cell(number(move.path(0), "moves"), number(move.path(1), "moves")));
        }
        if (moves.size() > MOST_MOVES) {
            throw Refusal.badRequest(Texts.of("refused.moves"));
        }
        return moves;
    }
}
