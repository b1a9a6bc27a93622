/** Enters a domain into the lists of the house: pure edits of a file's text that refuse rather than guess. */
import { Refusal } from './refusal.ts';

/** One list and what goes into it. */
export interface Registration {
  readonly file: string;
  /** The import, as one line; none where the list needs none. */
  readonly imports?: { readonly name: string; readonly from: string };
  /** What the line holds with which the list opens. */
  readonly opens: string;
  /** The line with which it closes. */
  readonly closes: string;
  /** The entry, with its indentation and its comma. */
  readonly entry: string;
}

const statement = /^import [^;]*? from '([^']+)';$/gm;

/** Before the first import of a folder beside it that comes later in the alphabet, else after the last import. */
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

/** The text with the import among the others and the entry at the end of its list; raises `Refusal` and changes nothing otherwise. */
export function register(text: string, registration: Registration): string {
  const entered = withEntry(text, registration);
  return registration.imports === undefined
    ? entered
    : withImport(entered, registration.file, registration.imports);
}
