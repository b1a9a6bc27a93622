/** The field for the options of a poll: write, add, remove and reorder, by keyboard and touch. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useFieldArray, useFormState, type UseFormReturn } from 'react-hook-form';
import { poll } from '#schema/limits.parts.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { PollDraft } from './pollDraft.ts';
import type { PollFormFacts } from './pollForm.ts';

/** Number of characters from which the counter is shown. */
const near = poll.maxCharacters * 0.9;

/** Enter focuses the next option, and adds one after the last. */
export function PollOptionsField({ form }: { form: UseFormReturn<PollDraft, PollFormFacts> }): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const { control, register, watch, setFocus } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'options' });
  const { errors, isSubmitted } = useFormState({ control });
  const [heard, setHeard] = useState('');
  const texts = watch('options');
  const mayAdd = fields.length < poll.maxOptions;
  const again = (): void => {
    if (isSubmitted) void form.trigger();
  };
  const add = (): void => append({ text: '' }, { focusName: `options.${fields.length}.text` });
  const shift = (from: number, to: number): void => {
    move(from, to);
    again();
    const place = to + 1;
    setHeard(t`Ahora es la opción ${place}.`);
    // The pressed button has moved with its row.
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('[data-shift]');
      const pressed = [...(buttons ?? [])].find(
        ({ dataset, disabled }) => dataset['shift'] === (to < from ? 'up' : 'down') && !disabled,
      );
      (pressed ?? [...(buttons ?? [])].find(({ disabled }) => !disabled))?.focus();
    });
  };
  const drop = (at: number): void => {
    remove(at);
    again();
    requestAnimationFrame(() => setFocus(`options.${Math.max(0, Math.min(at, fields.length - 2))}.text`));
  };
  const keys = (event: KeyboardEvent, at: number): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (at < fields.length - 1) setFocus(`options.${at + 1}.text`);
    else if (mayAdd && texts[at]?.text.trim() !== '') add();
  };
  const root = errors.options?.root?.message;
  return (
    <fieldset className="flex min-w-0 flex-col" aria-describedby={root === undefined ? undefined : id}>
      <legend className="mb-1.5 text-small font-semibold">
        <Trans>Opciones</Trans>
      </legend>
      <ol ref={list} className="flex flex-col gap-2">
        {fields.map((field, at) => {
          const place = at + 1;
          const length = texts[at]?.text.length ?? 0;
          return (
            <li key={field.id} className="flex items-start gap-1">
              <div className="min-w-0 flex-1">
                <TextField
                  label={t`Opción ${place}`}
                  hideLabel
                  placeholder={t`Opción ${place}`}
                  autoComplete="off"
                  error={errors.options?.[at]?.text?.message}
                  hint={
                    length > near ? (
                      <Trans>
                        {length} de {poll.maxCharacters}
                      </Trans>
                    ) : undefined
                  }
                  {...register(`options.${at}.text`, {
                    // Of two equal options the second is marked; correcting either one must clear the error.
                    onChange: again,
                  })}
                  onKeyDown={(event) => keys(event, at)}
                />
              </div>
              <span className="flex shrink-0 items-center py-1.5 pointer-coarse:py-0">
                <IconButton
                  icon={ArrowUp}
                  size="small"
                  data-shift="up"
                  label={t`Subir la opción ${place}`}
                  disabled={at === 0}
                  onClick={() => shift(at, at - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  size="small"
                  data-shift="down"
                  label={t`Bajar la opción ${place}`}
                  disabled={at === fields.length - 1}
                  onClick={() => shift(at, at + 1)}
                />
                <IconButton
                  icon={X}
                  size="small"
                  label={t`Quitar la opción ${place}`}
                  disabled={fields.length <= poll.minOptions}
                  onClick={() => drop(at)}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <output className="sr-only">{heard}</output>
      {root === undefined ? null : (
        <div className="mt-1.5">
          <FieldError id={id}>{root}</FieldError>
        </div>
      )}
      <div className="mt-2">
        {mayAdd ? (
          <Button variant="quiet" icon={Plus} className="-ms-3" onClick={add}>
            <Trans>Agregar opción</Trans>
          </Button>
        ) : (
          <p className="text-small text-soft">
            <Trans>Puede haber {poll.maxOptions} opciones como máximo.</Trans>
          </p>
        )}
      </div>
    </fieldset>
  );
}
