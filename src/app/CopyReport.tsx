/**
 * The button under the crash that copies the log of the machines for an error report. Its texts are built in,
 * like those of the crash.
 */
import { useState, type ReactElement } from 'react';
import type { Language } from '#schema/limits.ts';
import { pageLanguage } from '#src/api/language.ts';
import { copyReport } from '#src/lib/report.ts';
import { Button } from '#src/ui/Button.tsx';

interface Words {
  readonly button: string;
  readonly about: string;
  readonly copied: string;
  readonly refused: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    button: 'Copy report',
    about: 'It says what the page did last and holds no personal data.',
    copied: 'Report copied. Paste it where you tell us about this.',
    refused: 'The report could not be copied: this page may not use the clipboard.',
  },
  es: {
    button: 'Copiar informe',
    about: 'Dice qué hizo la página por último y no lleva datos personales.',
    copied: 'Informe copiado. Pégalo donde nos cuentes lo ocurrido.',
    refused: 'No se pudo copiar el informe: esta página no puede usar el portapapeles.',
  },
};

/** The button and its result. */
export function CopyReport(): ReactElement {
  const [said, say] = useState<'about' | 'copied' | 'refused'>('about');
  const told = words[pageLanguage()];
  const copy = async (): Promise<void> => say((await copyReport()) ? 'copied' : 'refused');
  return (
    <div className="flex flex-col items-center gap-2">
      <Button variant="secondary" onClick={() => void copy()}>
        {told.button}
      </Button>
      <p role="status" className="max-w-[44ch] text-balance text-small text-soft">
        {told[said]}
      </p>
    </div>
  );
}
