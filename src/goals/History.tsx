/** All check-ins of a goal: a line with its table, and what each one said. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { percentOf, progressOf } from '#schema/goals/progress.ts';
import { exactTime } from '#src/lib/dates.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useZone } from '#src/organization/organization.context.ts';
import { PersonLink } from '#src/organization/PersonLink.tsx';
import { Trend } from '#src/plots/Trend.tsx';
import { AttachmentList } from '#src/ui/AttachmentList.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { TimeLabel } from '#src/ui/TimeLabel.tsx';
import { leadTo } from '#src/ui/useFaults.ts';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import type { WholeGoal } from './goals.queries.ts';
import { confidenceWords, measuredText } from './goalWords.ts';

type Checkin = WholeGoal['checkins'][number];

/** The form opens at its line, in view and with the focus in it. */
function Correction({
  label,
  onLeave,
  children,
}: {
  readonly label: string;
  readonly onLeave: (() => void) | undefined;
  readonly children: ReactNode;
}): ReactElement {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('input, textarea');
    if (first !== null && first !== undefined) leadTo(first);
  }, []);
  return (
    <section
      ref={box}
      className="mt-2 flex flex-col gap-3 rounded-control border border-line p-4"
      aria-label={label}
    >
      <h3 className="font-semibold">
        <Trans>Corriges tu avance de {label}</Trans>
      </h3>
      {children}
      {onLeave === undefined ? null : (
        <Button variant="secondary" className="self-start" onClick={onLeave}>
          <Trans>Dejarlo como estaba</Trans>
        </Button>
      )}
    </section>
  );
}

export function History({
  goal,
  correction = null,
  onLeave,
  onCorrect,
}: {
  readonly goal: WholeGoal;
  /** The check-in that is being corrected, and the form for it. */
  readonly correction?: { readonly of: string; readonly form: ReactNode } | null;
  /** The way out of the correction; absent once it is on its way. */
  readonly onLeave?: (() => void) | undefined;
  /** Null if the reader corrects nothing. */
  readonly onCorrect: ((checkin: Checkin) => void) | null;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const timeZone = useZone();
  const kept = useKeptFocus<HTMLUListElement>();
  const { checkins } = goal;
  const corrected = new Set(checkins.flatMap(({ correctsId }) => correctsId ?? []));
  const measured = checkins.flatMap((checkin) => {
    const value = corrected.has(checkin.id) ? null : percentOf(progressOf({ ...goal, value: checkin.value }));
    return value === null ? [] : [{ checkin, value }];
  });
  const [first, last] = [measured[0], measured.at(-1)];
  const count = measured.length;
  const said = (at: string): string => createdVariant(at, { language, timeZone });
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-h6 font-semibold">
        <Trans>Historia</Trans>
      </h2>
      {first === undefined || last === undefined || count < 2 ? null : (
        <Trend
          title={t`Avance en el tiempo`}
          facts={{
            n: null,
            from: first.checkin.createdAt,
            to: last.checkin.createdAt,
            filter: null,
            timeZone,
            said: t`${plural(count, { one: '# avance', other: '# avances' })}`,
          }}
          waves={measured.map(({ checkin }) => ({
            id: checkin.id,
            label: said(checkin.createdAt),
          }))}
          series={[{ label: t`Avance`, points: measured.map(({ value }) => ({ value, n: null })) }]}
          unit="percent"
        />
      )}
      {checkins.length === 0 ? (
        <p className="text-soft">
          <Trans>Todavía no hay avances.</Trans>
        </p>
      ) : (
        <ul ref={kept} className="divide-y divide-line">
          {checkins.toReversed().map((checkin) => {
            const { id, user, value, confidence, note, correctsId, onBehalf, files, createdAt } = checkin;
            const amount = value === null ? '' : measuredText(value, goal.unit, language);
            return (
              <li key={id} className="flex flex-col gap-1 py-3">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-semibold wrap-anywhere">
                    {user === null ? t`Alguien que ya no está` : <PersonLink user={user} />}
                  </span>
                  <TimeLabel
                    label={said(createdAt)}
                    exact={exactTime(createdAt, { language })}
                    dateTime={createdAt}
                  />
                  {value === null || goal.measure !== 'number' ? null : (
                    <span className="tabular-nums">
                      <Trans>Valor: {amount}</Trans>
                    </span>
                  )}
                  <StatusTag severity={confidenceWords[confidence].severity}>
                    {t(confidenceWords[confidence].name)}
                  </StatusTag>
                </div>
                {note === '' ? null : <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
                <AttachmentList
                  label={t`Archivos adjuntos`}
                  items={files.map(({ name: file, size, url }) => ({
                    id: url,
                    name: file,
                    bytes: size,
                    state: 'done' as const,
                    href: url,
                  }))}
                />
                <p className="text-small text-soft empty:hidden">
                  {correctsId === null ? null : <Trans>Corrige un avance anterior.</Trans>}
                  {corrected.has(id) ? <Trans>Corregido después.</Trans> : null}
                  {onBehalf ? <Trans>Registrado por otra persona.</Trans> : null}
                </p>
                {correction?.of === id ? (
                  <Correction label={said(createdAt)} onLeave={onLeave}>
                    {correction.form}
                  </Correction>
                ) : onCorrect === null || corrected.has(id) ? null : (
                  <Button
                    variant="quiet"
                    className="-ms-6 self-start"
                    aria-label={t`Corregir el avance de ${said(createdAt)}`}
                    onClick={() => onCorrect(checkin)}
                  >
                    <Trans>Corregir</Trans>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
