/** A text of the form in both languages, side by side. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { TextField } from '#src/ui/TextField.tsx';
import { useTextPair, type TextPair } from './useTextPair.ts';

export function InTwo({
  maxLength,
  hideLabel = false,
  ...pair
}: TextPair & { readonly maxLength: number; readonly hideLabel?: boolean | undefined }): ReactElement {
  const { t } = useLingui();
  const { fields } = useTextPair(pair);
  const inOther = { en: t`En inglés`, es: t`En español` };
  return (
    <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
      {fields.map(({ lang, onChange, ...field }, at) => (
        <TextField
          key={lang}
          {...field}
          lang={lang}
          hideLabel={hideLabel}
          optional={at === 1 && !hideLabel}
          placeholder={at === 1 && hideLabel ? inOther[lang] : undefined}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ))}
    </div>
  );
}
