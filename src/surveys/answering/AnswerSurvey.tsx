/** Starts the answering of one survey and stops it with the screen; a submission goes on without it. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { AnsweringView } from './AnsweringView.tsx';
import { createSurveyAnswering } from './surveyAnswering.actors.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';

/** One survey, for the person who is asked. */
export function AnswerSurvey({ owner, id }: { owner: DraftOwner; id: string }): ReactElement {
  const cache = useQueryClient();
  const [actor] = useState(() => createSurveyAnswering(cache, owner, id));
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return <AnsweringView actor={actor} />;
}
