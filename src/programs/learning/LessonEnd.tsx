/** What a lesson came to: passed, with the way on; or failed, with what was wrong and another try. */
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { useWording } from '#src/forms/useWording.ts';
import { ContinueLink } from '#src/programs/OwnProgress.tsx';
import { Finished } from '#src/programs/Overview.tsx';
import type { OpenedProgram } from '#src/programs/programs.queries.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Burst } from '#src/ui/Burst.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { CourseActor } from './course.actors.ts';

/** Only what was passed just now is celebrated. */
export function Passed({
  actor,
  program,
}: {
  readonly actor: CourseActor;
  readonly program: OpenedProgram;
}): ReactElement {
  const state = useSelector(actor, (now) => now);
  const isNew = state.matches('passed');
  const score = isNew ? (state.context.result?.score ?? null) : (state.context.lesson?.score ?? null);
  return (
    <div className="flex flex-col gap-4">
      <Banner severity="success">
        <span className="relative">
          {isNew ? <Burst /> : null}
          {score === null ? <Trans>Terminaste esta lección.</Trans> : <Trans>Aprobaste con {score} %.</Trans>}
        </span>
      </Banner>
      <Finished program={program} />
      <ContinueLink program={program} />
    </div>
  );
}

/** After a reload only the score is known. */
export function FailedQuiz({
  actor,
  passMark,
}: {
  readonly actor: CourseActor;
  readonly passMark: number;
}): ReactElement {
  const say = useWording();
  const { result, lesson } = useSelector(actor, ({ context }) => context);
  const score = result?.score ?? lesson?.score ?? 0;
  const wrong = (lesson?.questions ?? []).filter(({ id }) => result?.wrongIds.includes(id) === true);
  return (
    <div className="flex flex-col gap-4">
      <Banner severity="warning">
        <Trans>
          Obtuviste {score} % y se aprueba con {passMark} %.
        </Trans>
      </Banner>
      {wrong.length === 0 ? null : (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">
            <Trans>Lo que faltó responder bien</Trans>
          </h3>
          <ul className="list-disc ps-5">
            {wrong.map(({ id, question, questionEn }) => (
              <li key={id} className="wrap-anywhere">
                {say(question, questionEn)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {lesson?.takes === true ? (
        <Button className="self-start" onClick={() => actor.send({ type: 'again.pressed' })}>
          <Trans>Intentar de nuevo</Trans>
        </Button>
      ) : null}
    </div>
  );
}
