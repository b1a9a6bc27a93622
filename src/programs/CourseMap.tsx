/** The modules of a course with their lessons: done, open, or locked with what is missing. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Circle, CircleAlert, CircleCheck, CircleDot, Lock, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { LessonState } from '#schema/programs/programs.rules.ts';
import { useWording } from '#src/forms/useWording.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { lineOf, takesPart } from './learning/learnedLesson.ts';
import { lessonAddress } from './programAddress.ts';
import type { OpenedProgram } from './programs.queries.ts';
import { useLessonKinds } from './programWords.ts';

type Line = OpenedProgram['modules'][number]['lessons'][number];

const marks: Readonly<Record<LessonState, readonly [icon: LucideIcon, tone: string]>> = {
  locked: [Lock, 'text-soft'],
  open: [Circle, 'text-soft'],
  reading: [CircleDot, 'text-link'],
  failed: [CircleAlert, 'text-warning-text'],
  finished: [CircleCheck, 'text-success-text'],
};

/** The lessons that must be finished first, each with its way. */
export function Missing({
  program,
  ids,
}: {
  readonly program: OpenedProgram;
  readonly ids: readonly string[];
}): ReactElement {
  const say = useWording();
  return (
    <ul className="flex flex-col gap-1">
      {ids.map((id) => {
        const line = lineOf(program, id);
        return line === undefined ? null : (
          <li key={id}>
            <Link href={lessonAddress(program.id, id)} asChild>
              <TextLink className="wrap-anywhere">{say(line.title, line.titleEn)}</TextLink>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function LessonRow({
  program,
  line,
  isHere,
}: {
  readonly program: OpenedProgram;
  readonly line: Line;
  readonly isHere: boolean;
}): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const kinds = useLessonKinds();
  const { id, kind, title, titleEn, state, missingIds, score } = line;
  const words: Readonly<Record<LessonState, string>> = {
    locked: t`Bloqueada`,
    open: t`Sin empezar`,
    reading: t`Empezada`,
    failed: score === null ? t`Por repetir` : t`Por repetir: ${score} %`,
    finished: t`Terminada`,
  };
  const [icon, tone] = marks[state];
  const isOpen = takesPart(program) && state !== 'locked';
  const name = <span className="font-semibold wrap-anywhere">{say(title, titleEn)}</span>;
  return (
    <li className={classes('flex gap-3 rounded-control px-3 py-2', isHere && 'bg-brand-tint')}>
      <Icon of={icon} className={classes('mt-0.5 shrink-0', tone)} />
      <div className="min-w-0 flex-1">
        {isOpen ? (
          <Link
            href={lessonAddress(program.id, id)}
            aria-current={isHere ? 'page' : undefined}
            className="target rounded-control hover:underline"
          >
            {name}
          </Link>
        ) : (
          name
        )}
        <p className="text-small text-soft">
          {kinds[kind]} · {words[state]}
        </p>
        {state === 'locked' && takesPart(program) ? (
          <div className="mt-1 text-small">
            <p className="text-soft">
              <Trans>Termina antes:</Trans>
            </p>
            <Missing program={program} ids={missingIds} />
          </div>
        ) : null}
      </div>
    </li>
  );
}

export function CourseMap({
  program,
  lessonId,
}: {
  readonly program: OpenedProgram;
  /** The lesson that is shown; null without one. */
  readonly lessonId: string | null;
}): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  return (
    <nav
      aria-label={t`Lecciones`}
      className="flex flex-col gap-5 rounded-card border border-line bg-card p-3"
    >
      {program.modules.map(({ id, title, titleEn, lessons }) => (
        <section key={id} className="flex flex-col gap-1">
          <h2 className="px-3 pt-2 text-small font-semibold text-soft wrap-anywhere">
            {say(title, titleEn)}
          </h2>
          <ol className="flex flex-col gap-1">
            {lessons.map((line) => (
              <LessonRow key={line.id} program={program} line={line} isHere={line.id === lessonId} />
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}
