/** One's own last 30 days: a list of days with a mood; a day without one is a gap and nothing more. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { moodLimits, scoreOf } from '#schema/wellbeing/moods.rules.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { isoDay } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { moodHistory, type ShownMood } from './mood.queries.ts';
import { moodIcons, useMoodWords } from './moodLooks.ts';

/** The place of each score in a column of five. */
const heights = ['h-1/5', 'h-2/5', 'h-3/5', 'h-4/5', 'h-full'] as const;

/** The drawing repeats the list below it, which screen readers get. */
function Days({
  days,
  entries,
}: {
  readonly days: readonly string[];
  readonly entries: ReadonlyMap<string, ShownMood>;
}) {
  return (
    <div aria-hidden className="flex h-28 items-end gap-0.5 border-b border-control wide:gap-1">
      {days.map((day) => {
        const entry = entries.get(day);
        return (
          <span key={day} className="flex h-full min-w-0 flex-1 items-end">
            {entry === undefined ? null : (
              <span
                className={classes(
                  'w-full rounded-t-control bg-brand-edge',
                  heights[scoreOf(entry.moodId) - 1],
                  entry.open ? '' : 'opacity-70',
                )}
              />
            )}
          </span>
        );
      })}
    </div>
  );
}

function DayRow({ entry }: { readonly entry: ShownMood }): ReactElement {
  const words = useMoodWords();
  const language = useLanguage();
  const day = formatter(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(entry.date));
  return (
    <li className="flex items-start gap-3 py-2">
      <Icon of={moodIcons[entry.moodId]} className="mt-0.5 shrink-0 text-soft" />
      <span className="min-w-0 flex-1">
        <span className="block text-small">
          <span className="font-semibold">{words[entry.moodId]}</span>{' '}
          <span className="text-soft">{day}</span>
        </span>
        {entry.note === null ? null : (
          <span className="block text-small wrap-anywhere whitespace-pre-wrap">{entry.note}</span>
        )}
      </span>
    </li>
  );
}

function Month({ all }: { readonly all: readonly ShownMood[] }): ReactElement {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const today = isoDay(useNow());
  const last = all.at(-1)?.date ?? today;
  const end = last > today ? last : today;
  const days = Array.from({ length: moodLimits.shownDays }, (_, at) =>
    dayAfter(end, at - moodLimits.shownDays + 1),
  );
  const entries = new Map(all.map((entry) => [entry.date, entry]));
  if (all.length === 0)
    return (
      <p className="text-soft">
        <Trans>Todavía no hay días. Cuando toques una cara, aparecerá aquí.</Trans>
      </p>
    );
  return (
    <>
      <Days days={days} entries={entries} />
      <Button
        variant="quiet"
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <Trans>Ocultar los días</Trans> : <Trans>Ver los días con sus notas</Trans>}
      </Button>
      {isOpen ? (
        <ul aria-label={t`Tus días`} className="divide-y divide-line">
          {all.toReversed().map((entry) => (
            <DayRow key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

export function MonthCard(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(moodHistory());
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <CardTitle>
          <Trans>Mis 30 días</Trans>
        </CardTitle>
        <p className="mt-1 text-small text-soft">
          <Trans>
            Son tuyos: nadie más ve un día, una nota ni tu nombre. Un día sin respuesta es solo un espacio.
          </Trans>
        </p>
      </div>
      <QueryBoundary
        query={query}
        label={t`Cargando tus días`}
        skeleton={<Skeleton className="h-28 w-full" />}
        what={<Trans>No pudimos cargar tus días.</Trans>}
      >
        {(all) => <Month all={all} />}
      </QueryBoundary>
    </Card>
  );
}
