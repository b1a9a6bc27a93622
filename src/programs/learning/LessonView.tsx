/** One lesson in every state of its machine. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWording } from '#src/forms/useWording.ts';
import { Missing } from '#src/programs/CourseMap.tsx';
import { lessonAddress } from '#src/programs/programAddress.ts';
import type { OpenedLesson, OpenedProgram } from '#src/programs/programs.queries.ts';
import { useLessonKinds } from '#src/programs/programWords.ts';
import { Join } from '#src/programs/Taking.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { SkeletonText } from '#src/ui/Skeleton.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import type { CourseActor } from './course.actors.ts';
import { lineOf } from './learnedLesson.ts';
import { FailedQuiz, Passed } from './LessonEnd.tsx';
import { LessonContent } from './LessonContent.tsx';

export interface LessonViewProps {
  readonly actor: CourseActor;
  readonly program: OpenedProgram;
  readonly lessonId: string;
  /** Null while it is not read, or locked. */
  readonly content: OpenedLesson | null;
}

function Step({ actor, program, lessonId, content }: LessonViewProps): ReactElement {
  const { t } = useLingui();
  const state = useSelector(actor, (now) => now);
  const line = lineOf(program, lessonId);
  const reload = (): void => actor.send({ type: 'reload.pressed' });
  if (state.matches('unavailable'))
    return state.context.lost?.code === 'not_found' ? (
      <Empty drawing="search" text={<Trans>Esta lección ya no está en el curso.</Trans>} />
    ) : (
      <Failed what={<Trans>No pudimos cargar la lección.</Trans>} onRetry={reload} />
    );
  if (state.matches('locked'))
    return (
      <div className="flex flex-col gap-3">
        <p>
          <Trans>Esta lección se abre cuando termines:</Trans>
        </p>
        <Missing program={program} ids={line?.missingIds ?? []} />
      </div>
    );
  if (state.matches('withdrawn'))
    return (
      <div className="flex flex-col gap-3">
        <Banner severity="info">
          <Trans>No participas en este curso.</Trans>
        </Banner>
        <Join program={program} />
      </div>
    );
  if (state.matches('failed'))
    return <FailedQuiz actor={actor} passMark={line?.passMark ?? content?.passMark ?? 0} />;
  if (content === null || state.matches('loading'))
    return (
      <Loading label={t`Cargando la lección`}>
        <SkeletonText lines={6} />
      </Loading>
    );
  return (
    <>
      {state.hasTag('done') ? <Passed actor={actor} program={program} /> : null}
      {state.hasTag('checks') ? (
        <Banner
          severity="warning"
          action={
            <Button variant="secondary" onClick={reload}>
              <Trans>Enviar ahora</Trans>
            </Button>
          }
        >
          <Trans>La respuesta no llegó. Lo enviamos de nuevo hasta que llegue, y cuenta una sola vez.</Trans>
        </Banner>
      ) : null}
      <LessonContent actor={actor} lesson={content} />
    </>
  );
}

function Neighbours({ program, content }: Pick<LessonViewProps, 'program' | 'content'>): ReactElement | null {
  const say = useWording();
  const previous = lineOf(program, content?.previousId ?? '');
  const next = lineOf(program, content?.nextId ?? '');
  if (previous === undefined && next === undefined) return null;
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4 text-small">
      {previous === undefined ? (
        <span />
      ) : (
        <Link href={lessonAddress(program.id, previous.id)} asChild>
          <TextLink className="wrap-anywhere">
            <Trans>Anterior: {say(previous.title, previous.titleEn)}</Trans>
          </TextLink>
        </Link>
      )}
      {next === undefined || next.state === 'locked' ? null : (
        <Link href={lessonAddress(program.id, next.id)} asChild>
          <TextLink className="wrap-anywhere">
            <Trans>Siguiente: {say(next.title, next.titleEn)}</Trans>
          </TextLink>
        </Link>
      )}
    </div>
  );
}

export function LessonView(props: LessonViewProps): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const kinds = useLessonKinds();
  const { actor, program, lessonId, content } = props;
  const lost = useSelector(actor, (state) => state.context.lost !== null && !state.matches('unavailable'));
  const line = lineOf(program, lessonId);
  const mark = line?.passMark ?? null;
  return (
    <Card as="section" aria-label={t`Lección`} className="flex flex-col gap-5">
      {line === undefined ? null : (
        <header>
          <h2 tabIndex={-1} data-step className="text-h5 font-semibold wrap-anywhere outline-none">
            {say(line.title, line.titleEn)}
          </h2>
          <p className="text-small text-soft">
            {kinds[line.kind]}
            {mark === null || line.kind !== 'quiz' ? null : (
              <>
                {' · '}
                <Trans>Se aprueba con {mark} %</Trans>
              </>
            )}
          </p>
        </header>
      )}
      {lost ? (
        <p role="alert" className="text-small text-soft">
          <Trans>No pudimos actualizar la lección. Lo que ves puede haber cambiado.</Trans>
        </p>
      ) : null}
      <Step {...props} />
      <Neighbours program={program} content={content} />
    </Card>
  );
}
