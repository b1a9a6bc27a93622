/** The gate of the texts: every text of the code is in the catalogues and has an English translation. */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { one, say, saying, type Count, type Here } from './gate.ts';

// Dates in the header change with each extraction and are ignored.
const textsOf = (file: string): string =>
  readFileSync(file, 'utf8').replace(/^"(POT-Creation|PO-Revision)-Date:.*$/gm, '');

function differing(committed: string, extracted: string): string[] {
  return readdirSync(extracted, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.po'))
    .filter((name) => {
      try {
        return textsOf(join(committed, name)) !== textsOf(join(extracted, name));
      } catch {
        return true;
      }
    });
}

/**
 * Extracts into a temporary folder and compares; reports catalogues that are behind the code, or missing
 * translations.
 */
export async function texts(here: Here): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'aplauso-texts-'));
  const complain = (sentence: string): Count => {
    say(here, sentence);
    return one(false);
  };
  try {
    cpSync('src/locales', folder, { recursive: true });
    const where = { APLAUSO_LOCALES: folder };
    // Tables of counts are omitted: only errors are shown.
    const extracted = await saying(here, 'lingui', ['extract', '--clean', '--workers', '1'], where);
    if (!extracted.good) return complain(extracted.said);
    const behind = differing('src/locales', folder);
    if (behind.length > 0) {
      return complain(
        `Texts of the code are missing in or gone from ${behind.join(', ')}: run npm run i18n:extract and translate.`,
      );
    }
    const compiled = await saying(here, 'lingui', ['compile', '--strict', '--workers', '1'], where);
    return compiled.good ? one(true) : complain(compiled.said);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
