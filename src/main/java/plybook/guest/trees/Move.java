package plybook.guest.trees;

/** The action that leads to the child of a number. It has no order, as a search that knows nothing of its actions must not need one. */
public record Move(int number) {
    @Override
    public String toString() {
        return String.valueOf(number);
    }
}
