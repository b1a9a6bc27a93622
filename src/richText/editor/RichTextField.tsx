/**
 * A form field for rich text: label, editor, errors, and remaining characters; the editor loads on demand.
 */
import { Plural, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type ReactElement } from 'react';
import { plainText, richTextLimits, type RichText } from '#schema/kit/richText.ts';
import { withTexts } from '#src/lib/texts.ts';
import { FieldFrame, useFieldTies, type FieldWords } from '#src/ui/fieldFrame.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const RichTextEditor = lazy(() =>
  withTexts(() => import('./RichTextEditor.tsx')).then((file) => ({ default: file.RichTextEditor })),
);

/** The remaining characters are shown below this number. */
const near = 2_000;

/** The number of characters, as the limit counts them. */
export const charactersOf = (text: RichText): number =>
  text
    .flatMap(({ text: line = [], items = [] }) => [...line, ...items.flat()])
    .reduce((sum, part) => sum + part.text.length, 0);

function RoomLeft({ text }: { readonly text: RichText }): ReactElement {
  const left = richTextLimits.characters - charactersOf(text);
  return (
    <p
      aria-live="polite"
      className={`text-end text-meta tabular-nums ${left < 0 ? 'font-semibold text-error-text' : 'text-soft'}`}
    >
      {left >= near ? null : left < 0 ? (
        <Plural value={-left} one="Sobra # carácter" other="Sobran # caracteres" />
      ) : (
        <Plural value={left} one="Queda # carácter" other="Quedan # caracteres" />
      )}
    </p>
  );
}

export interface RichTextFieldProps extends FieldWords {
  readonly value: RichText;
  readonly onChange: (text: RichText) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
}

/**
 * Spread the `field` of a `Controller` over it; text over the limit is kept with an error. Its texts are
 * `richText` and `richText-editor`.
 */
export function RichTextField({
  value,
  onChange,
  onBlur,
  placeholder,
  ...words
}: RichTextFieldProps): ReactElement {
  const { t } = useLingui();
  const ties = useFieldTies(words);
  return (
    <FieldFrame words={words} ties={ties} labelFor={false}>
      <Suspense
        fallback={
          <Loading label={t`Cargando el editor`}>
            <Skeleton className="h-85 w-full rounded-control" />
          </Loading>
        }
      >
        <RichTextEditor
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          id={ties.id}
          labelledBy={`${ties.id}-label`}
          describedBy={ties['aria-describedby']}
          invalid={ties['aria-invalid'] === true}
          placeholder={placeholder ?? t`Escribe aquí`}
        />
      </Suspense>
      <RoomLeft text={value} />
    </FieldFrame>
  );
}

/** Whether the text is empty. */
export const isEmptyText = (text: RichText): boolean =>
  plainText(text) === '' && text.every(({ type }) => type !== 'image');
