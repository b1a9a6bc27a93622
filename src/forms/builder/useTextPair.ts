/**
 * A text in both languages, in the order of the organisation. Every stored pair needs its Spanish text, so where
 * English comes first it is stored in both until the Spanish one is written.
 */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '#schema/limits.ts';
import { useFirstLanguage } from '#src/organization/useFirstLanguage.ts';
import { fallsBack } from './missingEnglish.ts';

export interface TextPair {
  /** Names the text in the organisation's first language. */
  readonly label: string;
  readonly text: string;
  readonly textEn: string;
  readonly onChange: (change: { readonly text?: string; readonly textEn?: string }) => void;
  readonly error?: string | undefined;
  readonly errorEn?: string | undefined;
}

/** One of the two fields. */
export interface PairField {
  readonly lang: Language;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  /** Its readers are shown the other text. */
  readonly hint?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The fields in their order; `isAlone`: the English text is also stored as the Spanish one. */
export function useTextPair({ label, text, textEn, onChange, error, errorEn }: TextPair): {
  readonly fields: readonly [PairField, PairField];
  readonly isAlone: boolean;
} {
  const { t } = useLingui();
  const isEnglishFirst = useFirstLanguage() === 'en';
  // While the Spanish text is typed it may equal the English one for a moment, and must stay.
  const [isTyped, setTyped] = useState(false);
  const isAlone = isEnglishFirst && !isTyped && text === textEn;
  const fallsToSpanish = isEnglishFirst && fallsBack([text, textEn]);
  const spanish: PairField = {
    lang: 'es',
    label: isEnglishFirst ? t`${label} (en español)` : label,
    value: isAlone ? '' : text,
    error: isAlone ? undefined : error,
    onChange: (value) => {
      setTyped(value !== '');
      onChange({ text: value === '' && isEnglishFirst ? textEn : value });
    },
  };
  const english: PairField = {
    lang: 'en',
    label: isEnglishFirst ? label : t`${label} (en inglés)`,
    value: textEn,
    error: errorEn ?? (isAlone ? error : undefined),
    hint: fallsToSpanish ? t`Falta el texto en inglés: quien lee en inglés ve el de español.` : undefined,
    onChange: (value) =>
      onChange(
        isEnglishFirst && (isAlone || text === '') ? { text: value, textEn: value } : { textEn: value },
      ),
  };
  return { fields: isEnglishFirst ? [english, spanish] : [spanish, english], isAlone };
}
