package plybook.guest;

/** The action that leads to the child of a number. It has no order, as a search that knows nothing of its actions must not need one. */
record Move(int number) {
    @Override
    public String toString() {
        return String.valueOf(number);
    }
}
