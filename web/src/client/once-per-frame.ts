/** Where nobody looks, frames stand still: then what else was heard is told after so many milliseconds. */
const UNSEEN = 250;

type Subscribe = (listener: () => void) => () => void;

/**
 * What is heard first is told at once. Whatever else is heard until that is on the screen is told together, when the frame
 * after it has begun. Bots that answer at once, or a line that comes back, would else draw the table many times for one picture.
 */
export function oncePerFrame(subscribe: Subscribe): Subscribe {
  return (listener) => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let more = false;
    const forget = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      timer = undefined;
    };
    const next = () => {
      forget();
      if (more) tell();
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(next);
    };
    const tell = () => {
      more = false;
      timer = setTimeout(next, UNSEEN);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(soon);
      });
      listener();
    };
    const unsubscribe = subscribe(() => {
      if (timer === undefined) tell();
      else more = true;
    });
    return () => {
      unsubscribe();
      forget();
    };
  };
}
