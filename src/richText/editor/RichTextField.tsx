/** A field for rich text, as a form sees it: label, editor, reasons, and how much room is left; the editor itself comes when it is needed. */
import { Plural, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type ReactElement } from 'react';
import { plainText, richTextLimits, type RichText } from '#schema/kit/richText.ts';
import { FieldFrame, useFieldTies, type FieldWords } from '#src/ui/fieldFrame.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const RichTextEditor = lazy(() =>
  import('./RichTextEditor.tsx').then((file) => ({ default: file.RichTextEditor })),
);

/** What is left under this is said. */
const near = 2_000;

/** Characters of a text, as the limit counts them. */
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

/** Spread the `field` of a `Controller` over it; over-long text is kept and said. Its texts are `richText` and `richText-editor`. */
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

/** Whether nothing is written. */
export const isEmptyText = (text: RichText): boolean =>
  plainText(text) === '' && text.every(({ type }) => type !== 'image');
