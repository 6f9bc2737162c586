package plybook.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The check that a request comes from this page in this machine's own browser. Any page of the web can make a browser send requests to
 * this machine, under a host name of its own that resolves to it (DNS rebinding) or under ours; then the Host or the Origin is not ours.
 */
final class Guard {
    /** The longest message in bytes. A move has 40, a whole game of Gomoku to go on with has 2,000. */
    static final int LONGEST_BODY = 16_384;

    private static final int FORBIDDEN = 403;
    private static final int TOO_LARGE = 413;
    private static final int UNSUPPORTED = 415;

    /** The policy that only what this server sends itself is run, shown or asked. */
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private final IntSupplier port;

    /** @param port the port on which the server listens */
    Guard(IntSupplier port) {
        this.port = port;
    }

    /**
     * Checks a request.
     *
     * @throws Refusal if the request is not from this page
     */
    void check(Context context) {
        context.header("Content-Security-Policy", POLICY)
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Cache-Control", "no-store");
        Set<String> hosts = Stream.of("127.0.0.1:", "localhost:")
                .map(name -> name + port.getAsInt())
                .collect(Collectors.toSet());
        String host = context.header("Host");
        if (host == null || !hosts.contains(host)) {
            throw new Refusal(FORBIDDEN, Texts.of("refused.host", port.getAsInt()));
        }
        String origin = context.header("Origin");
        if (origin != null && hosts.stream().noneMatch(each -> origin.equals("http://" + each))) {
            throw new Refusal(FORBIDDEN, Texts.of("refused.origin"));
        }
        if ("cross-site".equals(context.header("Sec-Fetch-Site"))
                && !"navigate".equals(context.header("Sec-Fetch-Mode"))) {
            throw new Refusal(FORBIDDEN, Texts.of("refused.origin"));
        }
    }

    /**
     * Returns the body of a request, if it is JSON and short.
     *
     * @throws Refusal otherwise
     */
    static String body(Context context) {
        String type = context.contentType();
        if (type == null || !type.split(";", -1)[0].strip().equals("application/json")) {
            throw new Refusal(UNSUPPORTED, Texts.of("refused.json"));
        }
        try (InputStream in = context.req().getInputStream()) {
            byte[] bytes = in.readNBytes(LONGEST_BODY + 1);
            if (bytes.length > LONGEST_BODY) {
                throw new Refusal(TOO_LARGE, Texts.of("refused.bytes", LONGEST_BODY));
            }
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
