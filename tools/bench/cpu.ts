/** Milliseconds of this thread's own CPU that something takes: a busy machine disturbs little. It counts in
 * steps of a few: for what takes long, or for sums. */
export function cpuOf(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
