/** Continues what an earlier page left underway, once the person is known. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Answerable } from './answerable.ts';
import type { AnswerOwner } from './answerDraft.ts';
import { resumeSubmissions } from './submissions.ts';

/** Does nothing without a person. */
export function useResumed(what: Answerable, owner: AnswerOwner | undefined): void {
  const cache = useQueryClient();
  const id = owner?.id;
  const orgId = owner?.orgId;
  useEffect(() => {
    if (id !== undefined && orgId !== undefined) resumeSubmissions({ cache, what, owner: { id, orgId } });
  }, [cache, what, id, orgId]);
}
