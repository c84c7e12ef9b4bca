/** `holotape` as a process: its arguments, its exit code. */
import { holotape } from './holotape.ts';

// Whoever reads only the first lines of us (head, a closed pager) has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await holotape(process.argv.slice(2));
