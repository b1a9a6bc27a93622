/** Texts around the questions of a form in both languages, side by side. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { FormArea, FormText } from '#src/admin/FormFields.tsx';

interface TextsProps<F extends FieldValues> {
  readonly control: Control<F>;
  readonly name: FieldPathByValue<F, string>;
  readonly nameEn: FieldPathByValue<F, string>;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly maxLength: number;
  /** Takes the focus as the panel opens. */
  readonly isFirst?: boolean;
  /** Lines to begin with. */
  readonly rows?: number;
}

type TextOf = <F extends FieldValues>(
  props: Omit<TextsProps<F>, 'nameEn'> & { readonly lang?: 'en'; readonly optional?: boolean },
) => ReactElement;

const inTwo = (Text: TextOf, optional: boolean) =>
  function TextInTwo<F extends FieldValues>({
    nameEn,
    placeholder,
    isFirst = false,
    ...words
  }: TextsProps<F>): ReactElement {
    const { t } = useLingui();
    const { label } = words;
    return (
      <div className="grid gap-5 sm:grid-cols-2">
        <Text {...words} placeholder={placeholder} optional={optional} {...(isFirst ? { isFirst } : {})} />
        <Text {...words} name={nameEn} label={t`${label} (en inglés)`} lang="en" optional />
      </div>
    );
  };

/** One line; English is optional. */
export const LineInTwo = inTwo(FormText, false);
/** Several lines, both optional. */
export const AreaInTwo = inTwo(FormArea, true);
