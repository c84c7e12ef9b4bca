/** With a database that may be away for a while: what was asked of it is asked again, and given up in the end. */

/** Milliseconds for which it may be away. */
const PATIENCE = 60_000;
const AGAIN_AFTER = 500;

export async function patiently<T>(does: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  for (;;) {
    try {
      return await does();
    } catch (error) {
      if (performance.now() - begun > PATIENCE) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    }
  }
}
