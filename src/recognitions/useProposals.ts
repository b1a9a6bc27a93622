/** The words decide: which types the message speaks of, and the first of them chosen until the person chooses. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { proposalsOf, withOwnWords, type Proposal } from '#schema/recognitions/proposals.rules.ts';
import { nameOf } from '#src/people/personName.ts';
import type { DraftParts, FormFacts } from './composerForm.ts';
import type { Draft } from './draft.ts';
import { addType } from './TypeField.tsx';
import { writingQueries } from './writing.queries.ts';

/** A pause in typing, in ms: half a sentence speaks of something else. */
const pauseMs = 300;
/** From this confidence on the type is chosen; below, it is listed first, and a press chooses it. */
const certain = 0.6;

/** What the words propose. */
export interface Proposals {
  /** Ids of types, the likeliest first. */
  readonly types: readonly string[];
  /** The chosen type that the person did not choose; null without one. */
  readonly chosen: string | null;
}

/**
 * Chooses the likeliest type once, while the person has chosen none; what they choose or take away is never changed.
 * Everything is computed on the device.
 */
export function useProposals(
  form: UseFormReturn<Draft, FormFacts>,
  draft: DraftParts,
  { types }: Pick<FormFacts, 'types'>,
): Proposals {
  const book = useQuery(writingQueries.words()).data;
  const [found, setFound] = useState<readonly Proposal[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  /** The person, or an earlier opening, has decided. */
  const isDecided = useRef(false);
  const { kind } = draft;
  const { getValues, subscribe } = form;
  const has = draft.types.length > 0;
  useEffect(() => {
    if (has) isDecided.current = true;
  }, [has]);
  const propose = useEffectEvent(() => {
    if (book === undefined || book === null || types === undefined || types === null) return;
    const own = types.map(({ id, name, nameEn }) => ({
      id,
      kind: 'type' as const,
      name,
      nameEn,
      descriptions: [],
    }));
    const names = draft.receivers.map(nameOf);
    const next =
      kind === 'badge' ? [] : proposalsOf(getValues('message'), withOwnWords(book, own), 'type', { names });
    setFound(next);
    const [first] = next;
    const type = types.find(({ id }) => id === first?.id);
    if (isDecided.current || first === undefined || first.confidence < certain || type === undefined) return;
    setChosen(type.id);
    addType(form, type);
  });
  useEffect(() => {
    let timer = setTimeout(propose, pauseMs);
    const stop = subscribe({
      name: 'message',
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(propose, pauseMs);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, kind, book, types]);
  return {
    types: found.map(({ id }) => id),
    chosen: chosen !== null && draft.types.includes(chosen) ? chosen : null,
  };
}
