/** Texts of a form in both languages, side by side: its name, and the texts before and after its questions. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { OvertakenField } from '#src/admin/OvertakenField.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useTextPair } from './useTextPair.ts';

interface NamedPair<F extends FieldValues> {
  readonly control: Control<F>;
  readonly name: FieldPathByValue<F, string>;
  readonly nameEn: FieldPathByValue<F, string>;
  /** Stands in the field of the first language. */
  readonly placeholder?: string | undefined;
}
interface TextsProps<F extends FieldValues> extends NamedPair<F> {
  readonly label: string;
  readonly maxLength: number;
  /** The first field takes the focus as the panel opens. */
  readonly isFirst?: boolean;
  /** Lines to begin with. */
  readonly rows?: number;
  /** Whether the first language may stay empty; the other one always may. */
  readonly optional?: boolean;
}

interface Drawn {
  readonly label: string;
  readonly lang: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly maxLength: number;
  readonly rows?: number;
  readonly optional: boolean;
  readonly readOnly?: boolean;
  readonly name?: string;
  readonly placeholder?: string | undefined;
  readonly autoComplete?: 'off';
  readonly 'data-autofocus'?: true | undefined;
  readonly error?: string | undefined;
  readonly ref?: (element: HTMLElement | null) => void;
  readonly onBlur?: () => void;
  readonly onChange?: (event: { readonly currentTarget: { readonly value: string } }) => void;
}

const inTwo = (Text: (props: Drawn) => ReactElement, isOptional: boolean) =>
  function TextInTwo<F extends FieldValues>({
    control,
    name,
    nameEn,
    label,
    placeholder,
    isFirst = false,
    optional = isOptional,
    ...words
  }: TextsProps<F>): ReactElement {
    const es = useController({ control, name });
    const en = useController({ control, name: nameEn });
    const { fields, isAlone } = useTextPair({
      label,
      text: es.field.value,
      textEn: en.field.value,
      onChange: ({ text, textEn }) => {
        if (text !== undefined) es.field.onChange(text);
        if (textEn !== undefined) en.field.onChange(textEn);
      },
      error: es.fieldState.error?.message,
      errorEn: en.fieldState.error?.message,
    });
    // A refused text that is stored in both is corrected in the English field.
    const focused = {
      es: (element: HTMLElement | null): void => void (isAlone || es.field.ref(element)),
      en: (element: HTMLElement | null): void => {
        en.field.ref(element);
        if (isAlone) es.field.ref(element);
      },
    };
    return (
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map(({ lang, onChange, value, error, ...own }, at) => {
          const { field } = lang === 'es' ? es : en;
          const frame = { ...words, ...own, lang, optional: at === 1 || optional };
          return (
            <OvertakenField<string>
              key={lang}
              name={field.name}
              field={
                <Text
                  {...frame}
                  name={field.name}
                  value={value}
                  error={error}
                  placeholder={at === 0 ? placeholder : undefined}
                  autoComplete="off"
                  data-autofocus={isFirst && at === 0 ? true : undefined}
                  ref={focused[lang]}
                  onBlur={field.onBlur}
                  onChange={({ currentTarget }) => onChange(currentTarget.value)}
                />
              }
              stored={(stored) => <Text {...frame} value={stored} readOnly />}
            />
          );
        })}
      </div>
    );
  };

/** One line. */
export const LineInTwo = inTwo(TextField, false);
/** Several lines, which may stay empty unless `optional` is false. */
export const AreaInTwo = inTwo(TextArea, true);

/** The name of something, the first field of its panel. */
export function NameInTwo<F extends FieldValues>(props: NamedPair<F>): ReactElement {
  const { t } = useLingui();
  return <LineInTwo {...props} label={t`Nombre`} isFirst maxLength={textLength.name} />;
}
