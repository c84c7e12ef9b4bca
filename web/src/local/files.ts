/** Saves as files: to take along, to keep, to send to a friend. */
import { toast } from '../design/toasts.tsx';
import { currentSettings } from '../settings/settings.ts';
import { t } from '../text/index.ts';
import { exportSave, importSave } from './client.ts';

/** A save of a whole evening is far below this; more is something else. */
const LARGEST = 30_000_000;

/** Lets the browser keep a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** `Rainy Sunday!` as `rainy-sunday`. */
const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'table';

export async function saveToFile(id: string, title: string): Promise<void> {
  try {
    download(`${fileName(title)}.holotape.json`, await exportSave(id));
    toast({ text: t('saved.file') });
  } catch (error) {
    toast({ text: (error as Error).message, kind: 'bad' });
  }
}

/** A file that broke off, or was never a save: where it breaks helps nobody. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens a file as a new table, or says what is wrong with it. */
export async function openSaveFile(file: File): Promise<{ readonly id: string } | { readonly trouble: string }> {
  try {
    if (file.size > LARGEST) return { trouble: t('import.large') };
    const text = await file.text();
    if (!isJson(text)) return { trouble: t('import.broken') };
    return { id: await importSave(text, currentSettings().name || t('name.none')) };
  } catch (error) {
    return { trouble: (error as Error).message };
  }
}
