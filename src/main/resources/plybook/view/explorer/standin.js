/** The width below which a frame is a phone's, in pixels. */
const PHONE = 600;

/** In a frame: fits into it, and takes the place of what stands before it for where scripts may not run, and for paper. */
function standIn() {
  const frame = window.frameElement;
  if (!frame) return;
  fit(frame);
  const still = frame.previousElementSibling;
  if (!still) return;
  const turn = (printing) => {
    still.hidden = !printing;
    frame.hidden = printing;
  };
  turn(false);
  parent.addEventListener('beforeprint', () => turn(true));
  parent.addEventListener('afterprint', () => turn(false));
}

/** Makes a narrow frame as high as its page: on a phone, a page that scrolls inside a page that scrolls holds the finger fast. */
function fit(frame) {
  const given = frame.style.height;
  const follow = () => {
    const narrow = innerWidth < PHONE;
    // A height in vh would be one of the frame, which follows from the page's: the reader's screen is what limits it.
    document.documentElement.style.setProperty('--screen', narrow ? `${parent.innerHeight}px` : '100vh');
    frame.style.height = narrow ? `${Math.ceil(document.body.getBoundingClientRect().height)}px` : given;
  };
  new ResizeObserver(follow).observe(document.body);
}
