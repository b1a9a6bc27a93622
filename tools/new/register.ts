/** Adds a domain to the lists of the project: pure edits of a file's text that fail instead of guessing. */
import { Refusal } from './refusal.ts';

/** One list and its new entry. */
export interface Registration {
  readonly file: string;
  /** The import, as one line; undefined if the list needs none. */
  readonly imports?: { readonly name: string; readonly from: string };
  /** Text of the line that opens the list. */
  readonly opens: string;
  /** The line that closes the list. */
  readonly closes: string;
  /** The entry, with its indentation and comma. */
  readonly entry: string;
}

const statement = /^import [^;]*? from '([^']+)';$/gm;

/**
 * Inserts the import before the first import of a sibling folder that is later in the alphabet, or after the
 * last import.
 */
function withImport(text: string, file: string, { name, from }: { name: string; from: string }): string {
  if (new RegExp(`^import [^;]*\\b${name}\\b`, 'm').test(text))
    throw new Refusal(`${file} already imports ${name}.`);
  const found = [...text.matchAll(statement)];
  const last = found.at(-1);
  if (last === undefined) throw new Refusal(`${file} has no imports to stand beside.`);
  const line = `import { ${name} } from '${from}';`;
  const later = found.find(([, other = '']) => other.startsWith('./') && other > from);
  const at = later?.index ?? last.index + last[0].length + 1;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

function withEntry(text: string, { file, opens, closes, entry }: Registration): string {
  const start = text.indexOf(opens);
  const end = start === -1 ? -1 : text.indexOf(`\n${closes}\n`, start);
  if (end === -1 || text.indexOf(opens, start + 1) !== -1)
    throw new Refusal(
      `${file} has no list from "${opens.trim()}" to "${closes.trim()}" any more: tell tools/new/files.ts where entries go.`,
    );
  if (text.slice(start, end).split('\n').includes(entry))
    throw new Refusal(`${file} already holds "${entry.trim()}".`);
  return `${text.slice(0, end)}\n${entry}${text.slice(end)}`;
}

/**
 * The text with the new import, and with the entry at the end of its list; throws `Refusal` if that is not
 * possible.
 */
export function register(text: string, registration: Registration): string {
  const entered = withEntry(text, registration);
  return registration.imports === undefined
    ? entered
    : withImport(entered, registration.file, registration.imports);
}
