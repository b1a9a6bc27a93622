/** One program: what it is and how far the reader is; a course with its map and the chosen lesson, others with what is handed in. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWording } from '#src/forms/useWording.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { BackLink } from '#src/ui/BackLink.tsx';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { useStepFocus } from '#src/ui/useStepFocus.ts';
import { CourseMap } from './CourseMap.tsx';
import { HandIn } from './HandIn.tsx';
import { LessonPanel } from './learning/LessonPanel.tsx';
import { Overview } from './Overview.tsx';
import { programAddress } from './programAddress.ts';
import { programQueries, type OpenedProgram } from './programs.queries.ts';

interface OneProps {
  readonly program: OpenedProgram;
  readonly owner: DraftOwner;
  readonly lessonId: string | null;
}

/** The lesson comes first on a phone, the map first beside it. */
function Course({ program, owner, lessonId }: OneProps): ReactElement {
  const holder = useStepFocus<HTMLDivElement>(lessonId ?? '');
  return (
    <div className="flex flex-col gap-6 wide:flex-row-reverse wide:items-start">
      <div ref={holder} className="flex min-w-0 flex-1 flex-col gap-4">
        {lessonId === null ? (
          <Overview program={program} />
        ) : (
          <LessonPanel key={lessonId} owner={owner} program={program} lessonId={lessonId} />
        )}
      </div>
      <div className="wide:w-side wide:shrink-0">
        <CourseMap program={program} lessonId={lessonId} />
      </div>
    </div>
  );
}

export function ProgramPage({
  owner,
  id,
  lessonId,
}: {
  readonly owner: DraftOwner;
  readonly id: string;
  readonly lessonId: string | null;
}): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const query = useQuery(programQueries.one(id));
  const kept = useKeptFocus<HTMLDivElement>();
  const isCourse = query.data === undefined || query.data.type === 'course';
  return (
    <Page
      title={query.data === undefined ? t`Programa` : say(query.data.name, query.data.nameEn)}
      width={isCourse ? 'content' : 'feed'}
      back={
        lessonId === null ? (
          <BackLink to="/programs">
            <Trans>Todos los programas</Trans>
          </BackLink>
        ) : (
          <BackLink to={programAddress(id)}>
            <Trans>Sobre el curso</Trans>
          </BackLink>
        )
      }
    >
      <div ref={kept} className="flex flex-col gap-4">
        <QueryBoundary
          query={query}
          label={t`Cargando el programa`}
          skeleton={Array.from({ length: 6 }, (_, line) => (
            <SkeletonLine key={line} />
          ))}
          what={<Trans>No pudimos cargar este programa.</Trans>}
          gone={<Trans>No encontramos este programa entre los que puedes ver.</Trans>}
        >
          {(program) =>
            program.type === 'course' ? (
              <Course program={program} owner={owner} lessonId={lessonId} />
            ) : (
              <>
                <Overview program={program} />
                <HandIn program={program} owner={owner} />
              </>
            )
          }
        </QueryBoundary>
      </div>
    </Page>
  );
}
