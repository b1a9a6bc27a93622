/** A file on the disk of the person that is written as a stream; Chromium alone has it (File System Access). */
import type { TextSink } from './csvWriter.ts';

/** A chosen file. `remove` is newer than the rest. */
interface Chosen extends Pick<FileSystemFileHandle, 'createWritable'> {
  readonly remove?: () => Promise<void>;
}
type Picker = (options: {
  readonly suggestedName: string;
  readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
}) => Promise<Chosen>;

/**
 * Asks for the place of a file, which needs a press just before. Null without the means; `declined` if the person chose
 * none. The place has no byte before the end of the file.
 */
export async function fileSink(name: string): Promise<TextSink | 'declined' | null> {
  const pick = (globalThis as { readonly showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (pick === undefined) return null;
  let chosen: Chosen;
  try {
    chosen = await pick({ suggestedName: name, types: [{ accept: { 'text/csv': ['.csv'] } }] });
  } catch (error) {
    // In a frame of another site the browser refuses to ask.
    return error instanceof DOMException && error.name === 'AbortError' ? 'declined' : null;
  }
  const stream = await chosen.createWritable();
  return {
    write: (text) => stream.write(text),
    close: () => stream.close(),
    abort: () => {
      const forget = async (): Promise<void> => {
        await stream.abort();
        await chosen.remove?.();
      };
      // What cannot be removed is an empty file.
      forget().catch(() => undefined);
    },
  };
}
