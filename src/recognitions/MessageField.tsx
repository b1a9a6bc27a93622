/** The message field: `@` finds people and `+50` sets the points while typing. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { useController, type Control } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { points as pointsWords } from '#src/lib/numbers.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import { usePeopleSearch } from '#src/people/usePeopleSearch.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Draft } from './draft.ts';
import { mentionId, MentionList } from './MentionList.tsx';
import { mentionAt, pointsAt, replaced } from './typedWords.ts';

export interface MessageFieldProps {
  control: Control<Draft>;
  myId: string;
  /** Whether the person has points to give. */
  canPay: boolean;
  /** Called when a person was chosen from an `@` mention. */
  onMention: (person: PublicUser) => void;
  /** Called when `+50` was typed; returns whether the amount applies (false if the wallet is empty). */
  onPoints: (points: number) => boolean;
}

/** The text that `+50` replaced, for restoring it. */
type Taken = { readonly text: string; readonly points: number };

/** The second main field. */
export function MessageField({
  control,
  myId,
  canPay,
  onMention,
  onPoints,
}: MessageFieldProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { field, fieldState } = useController({ control, name: 'message' });
  const box = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const [taken, setTaken] = useState<Taken | null>(null);
  const mention = caret === null ? null : mentionAt(field.value, caret);
  const found = usePeopleSearch(mention?.words ?? '', mention !== null);
  const people = mention === null ? [] : found.people.filter(({ id }) => id !== myId).slice(0, 5);
  const at = Math.min(active, people.length - 1);

  // In a layout effect, before the next key event: a caret set later would split the text that follows.
  const goTo = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (goTo.current === null) return;
    box.current?.setSelectionRange(goTo.current, goTo.current);
    goTo.current = null;
  });
  const write = (next: { readonly text: string; readonly caret: number }): void => {
    goTo.current = next.caret;
    field.onChange(next.text);
    setCaret(null);
  };
  const choose = (person: PublicUser): void => {
    if (mention === null) return;
    const gap = field.value[mention.to] === ' ' ? '' : ' ';
    write(replaced(field.value, mention, person.firstName + gap));
    onMention(person);
    box.current?.focus();
  };
  const type = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    const text = event.currentTarget.value;
    const place = event.currentTarget.selectionStart;
    const sum = text.length > field.value.length ? pointsAt(text, place) : null;
    setActive(0);
    if (sum !== null && onPoints(sum.points)) {
      setTaken({ text, points: sum.points });
      write(replaced(text, sum, ''));
      return;
    }
    setTaken(null);
    setCaret(place);
    field.onChange(text);
  };
  const keys = (event: KeyboardEvent): void => {
    const person = people[at];
    if (person === undefined || mention === null) return;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive((at + 1) % people.length),
      ArrowUp: () => setActive((at - 1 + people.length) % people.length),
      Enter: () => choose(person),
      Tab: () => choose(person),
      Escape: () => setCaret(null),
    };
    const act = acts[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey) return;
    // `stopPropagation` also keeps Escape from closing the dialog.
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div className="flex flex-col gap-2" data-field="message">
      <TextArea
        label={t`¿Por qué?`}
        placeholder={t`Qué hizo y qué cambió gracias a eso`}
        hint={
          canPay
            ? t`Escribe @ para sumar a alguien, +50 para dar puntos.`
            : t`Escribe @ para sumar a alguien.`
        }
        {...field}
        ref={(element) => {
          box.current = element;
          field.ref(element);
        }}
        onChange={type}
        onKeyDown={keys}
        onSelect={(event) => {
          if (caret !== null) setCaret(event.currentTarget.selectionStart);
        }}
        onBlur={() => {
          field.onBlur();
          setCaret(null);
        }}
        rows={4}
        counter={field.value.length > textLength.recognition * 0.8}
        maxLength={textLength.recognition}
        error={fieldState.error?.message}
        aria-autocomplete="list"
        aria-controls={people.length > 0 ? mentionId : undefined}
        aria-activedescendant={people.length > 0 ? `${mentionId}-${String(at)}` : undefined}
      />
      {mention === null ? null : (
        <MentionList people={people} state={found.state} active={at} onChoose={choose} onActive={setActive} />
      )}
      {taken === null ? null : (
        <p role="status" className="animate-appear text-small text-soft">
          <Trans>Pusimos {pointsWords(taken.points, language)}.</Trans>{' '}
          <button
            type="button"
            className="target rounded-control font-semibold text-link hover:underline"
            onClick={() => {
              field.onChange(taken.text);
              setTaken(null);
              box.current?.focus();
            }}
          >
            <Trans>Dejar «+{taken.points}» en el texto</Trans>
          </button>
        </p>
      )}
    </div>
  );
}
