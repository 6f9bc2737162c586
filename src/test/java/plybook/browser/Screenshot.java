package plybook.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javax.imageio.ImageIO;

/**
 * A page as pixels and as the text of a screen reader. The text is compared exactly, except times and a game's name. Pixels depend on the
 * fonts of a machine, so only the mean grey of squares of {@value #SQUARE} pixels is compared.
 */
public record Screenshot(byte[] png, String text) {
    private static final int SQUARE = 24;

    /** The largest difference of equal squares, out of 255. An edge that moves by some pixels because of another font stays below it. */
    private static final double SAME_GREY = 25;

    /** The share of squares that may differ. As measured, another font makes 4 % differ, and a page without its style 20 %. */
    static final double MOST_OTHERS = 0.1;

    /** Returns a screenshot of the upper left corner of the page, which contains everything worth seeing. */
    public static Screenshot of(Page page, int width, int height) {
        byte[] png = page.screenshot(new Page.ScreenshotOptions().setClip(0, 0, width, height));
        String text = page.locator("body").ariaSnapshot();
        String same = text.replaceAll("[\\d.]+ m?s\\b", "# ms").replaceAll("/games/\\w+/", "/games/#/");
        return new Screenshot(png, same.strip() + "\n");
    }

    /** Fails unless the files show this page. With {@code update} it first writes them, if they show another. */
    void isKeptIn(Path picture, Path reading, boolean update) throws IOException {
        if (update
                && !(Files.exists(picture)
                        && Files.exists(reading)
                        && others(picture) <= MOST_OTHERS
                        && Files.readString(reading).equals(text))) {
            Files.createDirectories(picture.resolveSibling("."));
            Files.createDirectories(reading.resolveSibling("."));
            Files.write(picture, png);
            Files.writeString(reading, text);
        }
        assertThat(reading).content().isEqualTo(text);
        assertThat(others(picture))
                .as("the share of %s that is seen to differ", picture)
                .isLessThanOrEqualTo(MOST_OTHERS);
    }

    /** Returns the share of squares whose grey differs from that in the file, or 1 if the sizes differ. */
    double others(Path picture) throws IOException {
        BufferedImage kept = Objects.requireNonNull(ImageIO.read(picture.toFile()));
        BufferedImage now = Objects.requireNonNull(ImageIO.read(new ByteArrayInputStream(png)));
        if (kept.getWidth() != now.getWidth() || kept.getHeight() != now.getHeight()) {
            return 1;
        }
        int others = 0;
        int squares = 0;
        for (int y = 0; y + SQUARE <= now.getHeight(); y += SQUARE) {
            for (int x = 0; x + SQUARE <= now.getWidth(); x += SQUARE) {
                squares++;
                others += Math.abs(grey(kept, x, y) - grey(now, x, y)) > SAME_GREY ? 1 : 0;
            }
        }
        return (double) others / squares;
    }

    private static double grey(BufferedImage image, int left, int top) {
        long sum = 0;
        for (int rgb : image.getRGB(left, top, SQUARE, SQUARE, null, 0, SQUARE)) {
            sum += (rgb >> 16 & 0xff) + (rgb >> 8 & 0xff) + (rgb & 0xff);
        }
        return sum / (3.0 * SQUARE * SQUARE);
    }
}
