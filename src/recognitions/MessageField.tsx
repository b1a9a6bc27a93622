/** The sentence: `@` finds people, `#` types, and `+50` sets the points while typing. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { useController, type Control } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { suggested } from '#schema/recognitions/near.rules.ts';
import { readSentence, type Place } from '#schema/recognitions/sentence.rules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { ComposerType } from '#src/feed/postTypes.queries.ts';
import { points as pointsWords } from '#src/lib/numbers.ts';
import { matches } from '#src/lib/text.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import { usePeopleSearch } from '#src/people/usePeopleSearch.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TypeDisc, typeName } from '#src/ui/TypeChip.tsx';
import type { Draft } from './draft.ts';
import { suggestionId, SuggestionList, type Suggestion } from './SuggestionList.tsx';
import { useNear } from './useNear.ts';
import { replaced, understand, type Understood } from './typedWords.ts';

/** Rows of the list. */
const mostSuggestions = 5;

export interface MessageFieldProps {
  control: Control<Draft>;
  myId: string;
  /** Whether the person has points to give. */
  canPay: boolean;
  /** Types that `#` finds. */
  types: readonly ComposerType[];
  /** Called when a person was chosen from an `@` mention. */
  onMention: (person: PublicUser) => void;
  /** Called when a type was chosen, or named by `#`. */
  onType: (id: string) => void;
  /** Called when `+50` was typed; returns whether the amount applies (false if the wallet is empty). */
  onPoints: (points: number) => boolean;
}

/** The text that `+50` replaced, for restoring it. */
type Taken = { readonly text: string; readonly points: number; readonly said: readonly string[] };

/** The first field. */
export function MessageField({
  control,
  myId,
  canPay,
  types,
  onMention,
  onType,
  onPoints,
}: MessageFieldProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { field, fieldState } = useController({ control, name: 'message' });
  const box = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const [taken, setTaken] = useState<Taken | null>(null);
  const search = caret === null ? null : readSentence(field.value, { caret }).typing;
  const isPerson = search?.sign === '@';
  const words = isPerson ? search.words : '';
  const found = usePeopleSearch(words, words !== '');
  const near = useNear();

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
  const take = (place: Place, word: string): void => {
    const gap = word === '' || field.value[place.to] === ' ' ? '' : ' ';
    write(replaced(field.value, place, word + gap));
    box.current?.focus();
  };
  const suggestionsOf = (place: NonNullable<typeof search>): readonly Suggestion[] =>
    place.sign === '@'
      ? suggested(words, { near, found: found.people, taken: [myId] }, mostSuggestions).map((person) => ({
          id: person.id,
          picture: <Avatar name={nameOf(person)} src={person.profileImageUrl} size={32} />,
          label: nameOf(person),
          detail: person.jobPosition ?? person.departmentName ?? person.email,
          onChoose: () => {
            take(place, person.firstName);
            onMention(person);
          },
        }))
      : types
          .filter(({ name, nameEn }) => matches(`${name} ${nameEn ?? ''}`, place.words))
          .map((type) => ({
            id: type.id,
            picture: <TypeDisc type={type} />,
            label: typeName(type, language),
            onChoose: () => {
              take(place, '');
              onType(type.id);
            },
          }));
  const suggestions = search === null ? [] : suggestionsOf(search).slice(0, mostSuggestions);
  // A number sign that names no type is text.
  const isListed = search !== null && (isPerson || suggestions.length > 0);
  const at = Math.min(active, suggestions.length - 1);
  /** Amounts that the person keeps as words. */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const apply = (text: string, found: Understood | null): boolean => {
    if (found === null) return false;
    if (found.amount !== null && !onPoints(found.amount)) return false;
    for (const id of found.types) onType(id);
    setTaken(found.amount === null ? null : { text, points: found.amount, said: found.said });
    write(found);
    return true;
  };
  const hasLeft = useRef(false);
  /** The person leaves the text, or sends it: an amount or a type at its end is complete, too. */
  const leave = (): boolean => {
    hasLeft.current = true;
    return apply(field.value, understand(field.value, null, types, kept));
  };
  // What was typed before the types were there is read when they come.
  const hasTypes = types.length > 0;
  useEffect(() => {
    const writes = document.activeElement === box.current && !hasLeft.current;
    const place = writes ? (box.current?.selectionStart ?? null) : null;
    if (hasTypes) apply(field.value, understand(field.value, place, types, kept));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when they come
  }, [hasTypes]);
  const type = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    const text = event.currentTarget.value;
    const place = event.currentTarget.selectionStart;
    setActive(0);
    hasLeft.current = false;
    if (text.length > field.value.length && apply(text, understand(text, place, types, kept))) return;
    setTaken(null);
    setCaret(place);
    field.onChange(text);
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      leave();
      return;
    }
    const one = suggestions[at];
    if (one === undefined || event.ctrlKey || event.metaKey) return;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive((at + 1) % suggestions.length),
      ArrowUp: () => setActive((at - 1 + suggestions.length) % suggestions.length),
      Enter: one.onChoose,
      Tab: one.onChoose,
      Escape: () => setCaret(null),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    // `stopPropagation` also keeps Escape from closing the dialog.
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div className="flex flex-col gap-2" data-field="message">
      <div className="relative">
        <TextArea
          label={t`¿Por qué?`}
          hideLabel
          placeholder={
            canPay
              ? t`Gracias @nombre por… Escribe +25 para dar puntos, # para decir qué destacas.`
              : t`Gracias @nombre por… Escribe # para decir qué destacas.`
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
            leave();
          }}
          rows={4}
          counter={field.value.length > textLength.recognition * 0.8}
          maxLength={textLength.recognition}
          error={fieldState.error?.message}
          aria-autocomplete="list"
          aria-controls={suggestions.length > 0 ? suggestionId : undefined}
          aria-activedescendant={suggestions.length > 0 ? `${suggestionId}-${String(at)}` : undefined}
        />
        {isListed ? (
          <SuggestionList
            label={isPerson ? t`Personas` : t`¿Qué destacas?`}
            suggestions={suggestions}
            state={words === '' ? 'ready' : found.state}
            active={at}
            onActive={setActive}
          />
        ) : null}
      </div>
      {taken === null ? null : (
        <p role="status" className="animate-appear text-small text-soft">
          <Trans>Pusimos {pointsWords(taken.points, language)}.</Trans>{' '}
          <button
            type="button"
            className="target rounded-control font-semibold text-link hover:underline"
            onClick={() => {
              setKept(new Set([...kept, ...taken.said]));
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
