/** The English of a new domain: takes its texts into the catalogues and translates those of the templates. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tryRun } from '../setup/run.mjs';

/** A catalogue with the translations of its texts that have none. */
export function translated(catalogue: string, english: Readonly<Record<string, string>>): string {
  return catalogue.replaceAll(/^msgid (".*")\nmsgstr ""$/gm, (entry, quoted: string) => {
    const word = english[JSON.parse(quoted) as string]; // a text of a catalogue is quoted as in JSON
    return word === undefined ? entry : `msgid ${quoted}\nmsgstr ${JSON.stringify(word)}`;
  });
}

/** Extracts all texts of the project at `root` and writes the English of these. */
export function writeEnglish(root: string, english: Readonly<Record<string, string>>): void {
  tryRun(process.execPath, 'lingui', ['extract', '--clean']);
  for (const file of globSync('src/locales/en/*.po', { cwd: root })) {
    const at = path.join(root, file);
    const text = readFileSync(at, 'utf8');
    const after = translated(text, english);
    if (after !== text) writeFileSync(at, after);
  }
}
