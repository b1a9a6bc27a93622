/** `/programs`: those of the reader, then the open ones by category; with `?id=` one of them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { useWording } from '#src/forms/useWording.ts';
import { useMe } from '#src/session/me.queries.ts';

import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { AnswerProgram } from './AnswerProgram.tsx';
import { ProgramCard } from './ProgramCard.tsx';
import { ProgramPage } from './ProgramPage.tsx';
import { programQueries, type ShownProgram } from './programs.queries.ts';

function Group({
  title,
  of,
}: {
  readonly title: string;
  readonly of: readonly ShownProgram[];
}): ReactElement | null {
  return of.length === 0 ? null : (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-h5 font-semibold">{title}</h2>
      <div className="grid gap-4 wide:grid-cols-2">
        {of.map((program) => (
          <ProgramCard key={program.id} program={program} />
        ))}
      </div>
    </section>
  );
}

/** Programs that anybody can join, by category; those without one come last. */
function OpenOnes({ of }: { readonly of: readonly ShownProgram[] }): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const nameOf = ({ category }: ShownProgram): string =>
    category === null ? '' : say(category.name, category.nameEn);
  const groups = [...Map.groupBy(of, nameOf)].toSorted(
    ([one], [other]) => Number(one === '') - Number(other === '') || one.localeCompare(other),
  );
  const others = t`Abiertos a todas las personas`;
  return (
    <>
      {groups.map(([name, programs]) => (
        <Group key={name} title={name === '' ? others : t`Abiertos: ${name}`} of={programs} />
      ))}
    </>
  );
}

function Programs(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(programQueries.list());
  return (
    <QueryBoundary
      query={query}
      label={t`Cargando los programas`}
      skeleton={Array.from({ length: 6 }, (_, line) => (
        <SkeletonLine key={line} />
      ))}
      what={<Trans>No pudimos cargar los programas.</Trans>}
      whatOld={<Trans>No pudimos actualizar los programas.</Trans>}
    >
      {(all) =>
        all.length === 0 ? (
          <Empty
            text={<Trans>Todavía no hay programas para ti. Cuando te asignen uno, lo verás aquí.</Trans>}
          />
        ) : (
          <div className="flex flex-col gap-8">
            <Group
              title={t`Tus programas`}
              of={all.filter(({ own }) => own !== null && own.standing !== 'finished')}
            />
            <OpenOnes of={all.filter(({ own }) => own === null)} />
            <Group title={t`Terminados`} of={all.filter(({ own }) => own?.standing === 'finished')} />
          </div>
        )
      }
    </QueryBoundary>
  );
}

/** The screen of the route `/programs`. */
export function ProgramsScreen(): ReactElement | null {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const me = useMe();
  const id = search.get('id') ?? '';
  if (id === '')
    return (
      <Page title={t`Programas`} lead={<Trans>Lo que aprendes y lo que entregas, paso a paso.</Trans>}>
        <Programs />
      </Page>
    );
  if (me === undefined) return null;
  if (search.get('form') !== null) return <AnswerProgram key={id} owner={me} id={id} />;
  return <ProgramPage key={id} owner={me} id={id} lessonId={search.get('lesson')} />;
}
