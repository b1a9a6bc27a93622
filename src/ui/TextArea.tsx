/** A multi-line text field that grows with its text, with an optional counter. */
import { Plural, Trans } from '@lingui/react/macro';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { classes } from './classes.ts';
import { controlLook, FieldFrame, useFieldTies, type FieldWords } from './fieldFrame.tsx';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldWords {
  /** Shows the remaining characters of `maxLength`. The limit is not enforced while typing, so no text is lost. */
  counter?: boolean | undefined;
}

/** A labelled textarea; passes every attribute and `ref`. With `counter`, over-long text is kept and reported. */
export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  optional,
  counter = false,
  maxLength,
  rows = 3,
  className,
  id,
  onInput,
  ...rest
}: TextAreaProps): ReactElement {
  const ties = useFieldTies({ hint, error }, id);
  const [typed, setTyped] = useState(() => String(rest.value ?? rest.defaultValue ?? '').length);
  const length = typeof rest.value === 'string' ? rest.value.length : typed;
  const left = (maxLength ?? 0) - length;
  const input: ComponentProps<'textarea'>['onInput'] = (event) => {
    setTyped(event.currentTarget.value.length);
    onInput?.(event);
  };
  return (
    <FieldFrame words={{ label, hint, error, hideLabel, optional }} ties={ties}>
      <textarea
        {...rest}
        {...ties}
        rows={rows}
        onInput={input}
        {...(counter || maxLength === undefined ? {} : { maxLength })}
        className={classes(
          controlLook(ties['aria-invalid'] === true || (counter && left < 0)),
          'field-sizing-content max-h-96 min-h-24 resize-none px-3 py-2.5',
          className,
        )}
      />
      {counter && maxLength !== undefined ? (
        <p
          aria-live={left < maxLength * 0.1 ? 'polite' : 'off'}
          className={classes(
            'text-end text-meta tabular-nums',
            left < 0 ? 'font-semibold text-error-text' : 'text-soft',
          )}
        >
          {left < 0 ? (
            <Plural value={-left} one="Sobra # carácter" other="Sobran # caracteres" />
          ) : (
            <Trans>
              {length} de {maxLength}
            </Trans>
          )}
        </p>
      ) : null}
    </FieldFrame>
  );
}
