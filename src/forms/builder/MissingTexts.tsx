/** How many texts one of the languages lacks, before others read them; a hint, which refuses nothing. */
import { Plural } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWatch, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useFirstLanguage } from '#src/organization/useFirstLanguage.ts';
import { WarningLine } from '#src/ui/WarningLine.tsx';
import { fallsBack, lacksSpanish, type InBoth } from './missingEnglish.ts';

/** Nothing where every text is written in both. */
export function MissingTexts({ texts }: { readonly texts: readonly InBoth[] }): ReactElement | null {
  const isEnglishFirst = useFirstLanguage() === 'en';
  const english = texts.filter(fallsBack).length;
  const spanish = isEnglishFirst ? texts.filter(lacksSpanish).length : 0;
  if (english + spanish === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {english === 0 ? null : (
        <WarningLine as="li">
          <Plural
            value={english}
            one="Falta # texto en inglés: quien lee en inglés lo ve en español."
            other="Faltan # textos en inglés: quien lee en inglés los ve en español."
          />
        </WarningLine>
      )}
      {spanish === 0 ? null : (
        <WarningLine as="li">
          <Plural
            value={spanish}
            one="Falta # texto en español: quien lee en español lo ve en inglés."
            other="Faltan # textos en español: quien lee en español los ve en inglés."
          />
        </WarningLine>
      )}
    </ul>
  );
}

/** The names of a text in Spanish and in English. */
type Pair<F extends FieldValues> = readonly [FieldPathByValue<F, string>, FieldPathByValue<F, string>];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Those of a form, while they are typed. */
export function FormMissingTexts<F extends FieldValues>({
  control,
  pairs,
}: {
  readonly control: Control<F>;
  readonly pairs: readonly Pair<F>[];
}): ReactElement | null {
  const values: readonly unknown[] = useWatch({ control, name: pairs.flat() });
  return (
    <MissingTexts
      texts={pairs.map((_, at): InBoth => [textOf(values[at * 2]), textOf(values[at * 2 + 1])])}
    />
  );
}
