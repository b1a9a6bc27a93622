/** Starts the answering of one form and stops it with the screen; a submission goes on without it. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import type { Answerable } from './answerable.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { AnsweringContext, type AnsweringParts } from './answering.context.ts';
import { AnsweringView } from './AnsweringView.tsx';
import { createSurveyAnswering } from './surveyAnswering.actors.ts';

/** A survey or an evaluation, for the person who answers. */
export function AnswerForm({
  what,
  parts,
  owner,
  id,
}: {
  what: Answerable;
  parts: AnsweringParts;
  owner: DraftOwner;
  id: string;
}): ReactElement {
  const cache = useQueryClient();
  const [actor] = useState(() => createSurveyAnswering({ cache, what, owner, id }));
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return (
    <AnsweringContext value={parts}>
      <AnsweringView actor={actor} />
    </AnsweringContext>
  );
}
