/** Where nobody looks, frames stand still: then what was heard is told after so many milliseconds. */
const UNSEEN = 100;

type Subscribe = (listener: () => void) => () => void;

/**
 * However much is heard between two frames, it is told once, before the next one: bots that answer at once, or a line that
 * comes back, would else draw the table many times for one picture.
 */
export function oncePerFrame(subscribe: Subscribe): Subscribe {
  return (listener) => {
    let frame: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      clearTimeout(timer);
      frame = undefined;
    };
    const tell = () => {
      forget();
      listener();
    };
    const unsubscribe = subscribe(() => {
      if (frame !== undefined) return;
      frame = requestAnimationFrame(tell);
      timer = setTimeout(tell, UNSEEN);
    });
    return () => {
      unsubscribe();
      forget();
    };
  };
}
