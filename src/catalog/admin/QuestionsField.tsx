/** The questions for the buyer: edited and ordered, as free text or as a choice, by keyboard and touch. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState, type ReactElement } from 'react';
import { storeLimits, textLength } from '#schema/limits.parts.ts';
import { newKey } from '#src/api/newKey.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { moved } from '#src/admin/order.ts';
import { optionsOf, questionFaults, type QuestionDraft } from './productForm.ts';

type Faults = ReturnType<typeof questionFaults>;

function Question({
  question,
  place,
  faults,
  onChange,
}: {
  readonly question: QuestionDraft;
  readonly place: number;
  readonly faults: Faults;
  readonly onChange: (question: QuestionDraft) => void;
}): ReactElement {
  const { t } = useLingui();
  const count = optionsOf(question.options).length;
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t`Pregunta ${place}`}
        value={question.label}
        maxLength={textLength.name}
        autoComplete="off"
        placeholder={t`¿Qué talla usas?`}
        error={faults.label}
        onChange={(event) => onChange({ ...question, label: event.currentTarget.value })}
      />
      <SegmentedControl
        label={t`Cómo se responde la pregunta ${place}`}
        hideLabel
        wide
        value={question.hasOptions ? 'options' : 'words'}
        onChange={(next) => onChange({ ...question, hasOptions: next === 'options' })}
        options={[
          { value: 'words', label: t`Con sus palabras` },
          { value: 'options', label: t`Eligiendo` },
        ]}
      />
      {question.hasOptions ? (
        <TextArea
          label={t`Opciones de la pregunta ${place}`}
          hint={
            count === 0 ? (
              <Trans>Una en cada línea.</Trans>
            ) : (
              <Plural
                value={count}
                one="# opción, una en cada línea."
                other="# opciones, una en cada línea."
              />
            )
          }
          value={question.options}
          error={faults.tooFew === true ? t`Escribe al menos dos, una en cada línea.` : faults.options}
          onChange={(event) => onChange({ ...question, options: event.currentTarget.value })}
        />
      ) : null}
      <Checkbox
        label={t`Hay que responderla`}
        checked={question.required}
        onChange={({ currentTarget: { checked } }) => onChange({ ...question, required: checked })}
      />
    </div>
  );
}

/** Shows the errors of each question once the form has an error. */
export function QuestionsField({
  value,
  onChange,
  error,
}: {
  readonly value: readonly QuestionDraft[];
  readonly onChange: (questions: readonly QuestionDraft[]) => void;
  readonly error: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const errorId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [heard, setHeard] = useState('');
  const faults = value.map((question) => (error === undefined ? {} : questionFaults(question, language)));
  const isSaid = faults.some((one) => Object.keys(one).length > 0);
  const focus = (at: number, what: string): void => {
    // The focused button has moved or is gone.
    requestAnimationFrame(() =>
      [...(list.current?.children[at]?.querySelectorAll<HTMLElement>(what) ?? [])]
        .find((one) => !one.hasAttribute('disabled'))
        ?.focus(),
    );
  };
  const add = (): void => {
    onChange([...value, { id: newKey(), label: '', required: true, hasOptions: false, options: '' }]);
    focus(value.length, 'input[type="text"], input:not([type])');
  };
  const move = (from: number, to: number): void => {
    onChange(moved(value, from, to));
    const place = to + 1;
    setHeard(t`Ahora es la pregunta ${place}.`);
    focus(to, to < from ? '[data-move="up"], [data-move]' : '[data-move="down"], [data-move]');
  };
  const remove = (at: number): void => {
    onChange(value.toSpliced(at, 1));
    setHeard(t`Quitaste la pregunta.`);
    if (value.length > 1) focus(Math.min(at, value.length - 2), '[data-move="remove"]');
  };
  return (
    <fieldset
      aria-describedby={error === undefined || isSaid ? undefined : errorId}
      className="flex min-w-0 flex-col gap-3"
    >
      <legend className="mb-1.5 text-small font-semibold">
        <Trans>Preguntas al canjear</Trans>
      </legend>
      <p className="-mt-1 text-small text-soft">
        <Trans>Lo que necesitas saber para entregarlo: una talla, un color, una fecha.</Trans>
      </p>
      <ol ref={list} className="flex flex-col gap-3 empty:hidden">
        {value.map((question, at) => {
          const place = at + 1;
          return (
            <li key={question.id} className="rounded-card border border-line p-4">
              <Question
                question={question}
                place={place}
                faults={faults[at] ?? {}}
                onChange={(next) => onChange(value.with(at, next))}
              />
              <div className="mt-2 -mb-1.5 flex justify-end">
                <IconButton
                  icon={ArrowUp}
                  size="small"
                  data-move="up"
                  label={t`Subir la pregunta ${place}`}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  size="small"
                  data-move="down"
                  label={t`Bajar la pregunta ${place}`}
                  disabled={at === value.length - 1}
                  onClick={() => move(at, at + 1)}
                />
                <IconButton
                  icon={Trash2}
                  size="small"
                  data-move="remove"
                  label={t`Quitar la pregunta ${place}`}
                  onClick={() => remove(at)}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <output className="sr-only">{heard}</output>
      {error === undefined || isSaid ? null : <FieldError id={errorId}>{error}</FieldError>}
      {value.length < storeLimits.questions ? (
        <div>
          <Button variant="quiet" icon={Plus} className="-ms-3" onClick={add}>
            <Trans>Agregar pregunta</Trans>
          </Button>
        </div>
      ) : (
        <p className="text-small text-soft">
          <Trans>Son todas las preguntas que caben.</Trans>
        </p>
      )}
    </fieldset>
  );
}
