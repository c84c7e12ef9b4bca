/** What can go wrong with a command, as a sentence for people and an exit code. */
import { BadPack, BadSave, TableRefused } from '@holotape/kernel';

/** Something outside the command is not as it should be: a missing file, a damaged save. */
export class Trouble extends Error {
  readonly exitCode: number = 1;
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'Trouble';
  }
}

/** The command was called in a way it does not understand. */
export class WrongUsage extends Trouble {
  override readonly exitCode = 2;
  constructor(message: string) {
    super(message);
    this.name = 'WrongUsage';
  }
}

/** The sentence and the exit code for anything thrown. Only what nobody foresaw asks for a report. */
export function troubleOf(error: unknown): { readonly sentence: string; readonly exitCode: number } {
  if (error instanceof Trouble) return { sentence: error.message, exitCode: error.exitCode };
  if (error instanceof BadPack) return { sentence: `The pack cannot be used:\n${error.message}`, exitCode: 1 };
  if (error instanceof BadSave || error instanceof TableRefused) return { sentence: error.message, exitCode: 1 };
  const message = error instanceof Error ? error.message : String(error);
  return { sentence: `Something broke: ${message}\nHOLOTAPE_DEBUG=1 shows where.`, exitCode: 1 };
}

/** What the system said about a file, in words. */
export function whyNotFile(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return 'it is not there';
    case 'EISDIR':
      return 'it is a folder';
    case 'ENOTDIR':
      return 'it is not a folder';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'access is not allowed';
    case 'ENOSPC':
      return 'the disk is full';
    default:
      return (error as Error).message;
  }
}
