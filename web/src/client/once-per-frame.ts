/** Where nobody looks, frames stand still: then what else was heard is told after so many milliseconds. */
const UNSEEN = 100;

type Subscribe = (listener: () => void) => () => void;

/**
 * What is heard first is told at once; whatever else is heard before the next frame is told together, with that frame. Bots
 * that answer at once, or a line that comes back, would else draw the table many times for one picture.
 */
export function oncePerFrame(subscribe: Subscribe): Subscribe {
  return (listener) => {
    let frame: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let more = false;
    const forget = () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      clearTimeout(timer);
      frame = undefined;
    };
    const tell = () => {
      more = false;
      frame = requestAnimationFrame(next);
      timer = setTimeout(next, UNSEEN);
      listener();
    };
    const next = () => {
      forget();
      if (more) tell();
    };
    const unsubscribe = subscribe(() => {
      if (frame === undefined) tell();
      else more = true;
    });
    return () => {
      unsubscribe();
      forget();
    };
  };
}
