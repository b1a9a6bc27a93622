/** Weeks of a team or of the organisation: only those that are over, each from enough people or withheld. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { moodCodes } from '#schema/wellbeing/moods.rules.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Columns } from '#src/plots/Columns.tsx';
import type { Figure } from '#src/plots/plot.shape.ts';
import { Trend } from '#src/plots/Trend.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { useMoodWords } from './mood/moodLooks.ts';
import { wellbeingQueries, type ShownWeeks } from './wellbeing.queries.ts';

type Week = ShownWeeks['weeks'][number];

const figureOf = ({ withheld, mean, people }: Week): Figure =>
  withheld !== null ? 'withheld' : mean === null ? 'none' : { value: mean, n: people };

/** The newest week by mood. */
function Newest({ week }: { readonly week: Week }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useMoodWords();
  const day = dayLabel(week.week, language);
  const people = week.people ?? 0;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">
        <Trans>La semana del {day}</Trans>
      </h3>
      {week.withheld === 'joined' ? (
        <p className="text-soft">
          <Trans>
            Este equipo es pequeño y esa semana solo se puede mostrar junto con otros: mira la organización.
          </Trans>
        </p>
      ) : week.withheld === 'few' ? (
        <p className="text-soft">
          <Trans>Respondieron muy pocas personas para mostrar algo.</Trans>
        </p>
      ) : people === 0 ? (
        <p className="text-soft">
          <Trans>Nadie respondió.</Trans>
        </p>
      ) : (
        <>
          <Columns
            label={t`Personas por estado de ánimo en la semana del ${day}`}
            title={t`Estados de ánimo`}
            values={moodCodes.map((code, at) => {
              const count = week.counts[at] ?? 0;
              return { id: code, label: words[code], count, share: Math.round((count / people) * 100) };
            })}
          />
          <p className="text-small text-soft">
            <Plural value={people} one="Respondió # persona." other="Respondieron # personas." />
          </p>
        </>
      )}
    </section>
  );
}

function Weeks({ shown, name }: { readonly shown: ShownWeeks; readonly name: string }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const newest = shown.weeks.at(-1);
  if (newest === undefined)
    return <Empty text={<Trans>Todavía no termina ninguna semana. La primera aparecerá el lunes.</Trans>} />;
  return (
    <div className="flex flex-col gap-8">
      <Newest week={newest} />
      <Trend
        title={t`Ánimo por semana`}
        level="h3"
        facts={{
          n: null,
          from: null,
          to: null,
          filter: null,
          said: t`${name}. De 1 (muy mal) a 5 (muy bien); cada persona cuenta una vez por semana.`,
        }}
        waves={shown.weeks.map(({ week }) => ({ id: week, label: dayLabel(week, language) }))}
        series={[{ label: t`Promedio`, points: shown.weeks.map(figureOf) }]}
        unit="score"
      />
    </div>
  );
}

/** `own`: opens with the reader's department. */
export function TeamWeeks({ own = null }: { readonly own?: string | null | undefined }): ReactElement {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(own);
  const query = useQuery(wellbeingQueries.weeks(chosen));
  const whole = t`Toda la organización`;
  return (
    <Card as="section" className="flex flex-col gap-5">
      <div>
        <CardTitle>
          <Trans>Cómo están los equipos</Trans>
        </CardTitle>
        <p className="mt-1 text-small text-soft">
          <Trans>
            Solo semanas que ya terminaron y solo si respondieron al menos {query.data?.threshold ?? 5}{' '}
            personas. Nadie ve un nombre, una nota ni un día.
          </Trans>
        </p>
      </div>
      <QueryBoundary
        query={query}
        label={t`Cargando las semanas`}
        skeleton={<Skeleton className="h-52 w-full" />}
        what={<Trans>No pudimos cargar las semanas.</Trans>}
      >
        {(shown) => (
          <>
            <div className="max-w-80">
              <Select
                label={t`Equipo`}
                value={chosen ?? ''}
                onChange={(id) => setChosen(id === '' ? null : id)}
                options={[
                  { value: '', label: whole },
                  ...shown.departments.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            </div>
            <Weeks
              shown={shown}
              name={shown.departments.find(({ id }) => id === shown.departmentId)?.name ?? whole}
            />
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}
