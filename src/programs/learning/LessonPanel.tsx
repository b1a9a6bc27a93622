/** Starts the machine of one lesson and stops it with the screen; its content is read once it is not locked. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { programQueries, type OpenedProgram } from '#src/programs/programs.queries.ts';
import { createCourse } from './course.actors.ts';
import { isReadable, learnedLesson } from './learnedLesson.ts';
import { LessonView } from './LessonView.tsx';

/** Another lesson needs another `key`. */
export function LessonPanel({
  owner,
  program,
  lessonId,
}: {
  readonly owner: DraftOwner;
  readonly program: OpenedProgram;
  readonly lessonId: string;
}): ReactElement {
  const cache = useQueryClient();
  const { data } = useQuery({
    ...programQueries.lesson(program.id, lessonId),
    enabled: isReadable(program, lessonId),
  });
  const [actor] = useState(() =>
    createCourse(learnedLesson(cache, { owner, programId: program.id, lessonId })),
  );
  useEffect(() => {
    actor.start();
    return () => {
      actor.send({ type: 'page.left' });
      actor.stop();
    };
  }, [actor]);
  return <LessonView actor={actor} program={program} lessonId={lessonId} content={data ?? null} />;
}
