/**
 * Connects the composer's form to its machine: stores the draft on every change and shows the server's
 * errors.
 */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { ComposerContext } from '#machines/composer.machine.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { perRecognition } from '#schema/limits.parts.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { useUploads, type Uploads } from '#src/files/useUploads.ts';
import { useModule } from '#src/organization/organization.context.ts';
import type { Me } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Bill } from './bill.ts';
import type { ComposerActor } from './composer.actors.ts';
import { composerResolver, draftBill, payable, type DraftParts, type FormFacts } from './composerForm.ts';
import type { ComposerStart } from './composerStart.ts';
import { dropParked, isWorthKeeping, keepDraft, park, readParked, settleDraft, type Draft } from './draft.ts';
import { admit, recheck, type LeftOut } from './receivers.ts';
import { recognitionQueries } from './recognitions.queries.ts';
import { sortReasons } from './refusal.ts';
import { nameOf } from '#src/people/personName.ts';

/** Everything the view of the composer works with. */
export interface ComposerForm {
  readonly form: UseFormReturn<Draft, FormFacts>;
  /** The current values but the words, as they can be sent. */
  readonly draft: DraftParts;
  readonly bill: Bill;
  readonly facts: FormFacts;
  readonly uploads: Uploads;
  /** Points to give; 0 for people who do not participate in points. */
  readonly have: number;
  readonly leftOut: readonly LeftOut[];
  readonly setLeftOut: (leftOut: readonly LeftOut[]) => void;
  readonly add: (person: PublicUser) => void;
  readonly parked: Draft | null;
  /** Restores the parked draft and parks the current one. */
  readonly takeParked: () => void;
  readonly dropParked: () => void;
  /** Ends the draft; the parked one takes its place at the next opening. */
  readonly discard: () => void;
}

/** Badges to give; null if the organisation has none. */
function useBadges(): FormFacts['badges'] {
  const isOn = useModule('insignias');
  const { data } = useQuery({ ...recognitionQueries.badges(), enabled: isOn });
  return isOn ? data : null;
}

/** Equal while only the words change, so that a key draws no other field again. */
const partsOf = ({ message, ...parts }: Draft): DraftParts => ({ ...parts, hasWords: message.trim() !== '' });

/** The form of one opening of the composer. */
export function useComposerForm(
  actor: ComposerActor,
  me: Me,
  start: ComposerStart,
  isScheduled: boolean,
): ComposerForm {
  const language = useLanguage();
  const have = me.takesPoints ? me.pointsToGive : 0;
  const types = useQuery(recognitionQueries.types()).data;
  const badges = useBadges();
  // The value of the previous render: the files are read from the form that these facts belong to.
  const [filesFault, setFilesFault] = useState<string | null>(null);
  const facts: FormFacts = { language, have, types, badges, filesFault, isScheduled };
  const form = useForm<Draft, FormFacts>({
    defaultValues: start.draft,
    resolver: composerResolver,
    context: facts,
  });
  const [leftOut, setLeftOut] = useState(start.leftOut);
  const [parked, setParked] = useState(start.parked);
  const { control, getValues, setValue, setError, subscribe, reset } = form;
  const draft = payable(useWatch({ control, compute: partsOf }), have);
  const uploads = useUploads(
    { kind: 'post-attachments', most: perRecognition.attachments },
    draft.files,
    useCallback((change) => setValue('files', change(getValues('files'))), [getValues, setValue]),
  );
  if (uploads.fault !== filesFault) setFilesFault(uploads.fault);
  // Changes that the machine makes in the form are not changes by the person.
  const isTelling = useRef(false);
  const isDiscarded = useRef(false);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isDiscarded.current) return;
          keepDraft(me, values);
          if (!isTelling.current) actor.send({ type: 'draft.changed' });
        },
      }),
    [subscribe, actor, me],
  );

  useEffect(() => {
    const takeKnown = (known: readonly PublicUser[]): void => {
      const { people, leftOut: out } = recheck(getValues('receivers'), known, me.id);
      setValue('receivers', [...people]);
      setLeftOut(out);
    };
    const takeError = (error: ErrorFacts): void => {
      const receivers = getValues('receivers');
      const { gone, fields } = sortReasons(error, receivers);
      if (gone.length > 0) {
        setValue(
          'receivers',
          receivers.filter((one) => !gone.some(({ person }) => person === one)),
        );
        setLeftOut(gone.map(({ person, why }) => ({ name: nameOf(person), why })));
      }
      for (const { field, code, message } of fields) setError(field, { type: code, message });
    };
    let heard: Pick<ComposerContext, 'known' | 'error'> = { known: null, error: null };
    const hear = (context: ComposerContext): void => {
      isTelling.current = true;
      if (context.known !== null && context.known !== heard.known) takeKnown(context.known);
      if (context.error !== null && context.error !== heard.error) takeError(context.error);
      isTelling.current = false;
      heard = context;
    };
    // Also applies the machine's state from before the view mounted.
    hear(actor.getSnapshot().context);
    const { unsubscribe } = actor.subscribe((state) => hear(state.context));
    return unsubscribe;
  }, [actor, getValues, setValue, setError, me.id]);

  return {
    form,
    draft,
    bill: draftBill(draft, facts, have),
    facts,
    uploads,
    have,
    leftOut,
    setLeftOut,
    add: (person) => {
      const { people, leftOut: out } = admit(getValues('receivers'), [person], me.id);
      setValue('receivers', [...people], { shouldValidate: form.formState.isSubmitted });
      setLeftOut(out.filter(({ why }) => why !== 'duplicate'));
    },
    parked,
    dropParked: () => {
      dropParked(me);
      setParked(null);
    },
    discard: () => {
      isDiscarded.current = true;
      settleDraft(me);
    },
    takeParked: () => {
      const other = readParked(me) ?? parked;
      const now = getValues();
      if (isWorthKeeping(now)) park(me, now);
      else dropParked(me);
      setParked(isWorthKeeping(now) ? now : null);
      if (other !== null) {
        reset(other);
        keepDraft(me, other);
      }
    },
  };
}
