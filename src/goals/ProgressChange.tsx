/** What a part does to the progress of the goal above it, before anybody saves or accepts it: "Cambia de 43 % a 36 %". */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { percentOf, progressOf } from '#schema/goals/progress.ts';
import { fractionOf, type Fraction } from '#schema/kit/fraction.ts';
import { percent } from '#src/lib/percent.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import { goalQueries, type ShownGoal } from './goals.queries.ts';

/** Both are exact; null is a goal without progress. */
export function ProgressChange({
  from,
  to,
}: {
  readonly from: Fraction | null;
  readonly to: Fraction | null;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const said = (one: Fraction | null): string => {
    const value = percentOf(one);
    return value === null ? t`sin avance` : percent(value, language);
  };
  const [before, after] = [said(from), said(to)];
  return before === after ? (
    <Trans>No cambia: {before}.</Trans>
  ) : (
    <Trans>
      Cambia de {before} a {after}.
    </Trans>
  );
}

/** The progress of a goal once the part counts there with this weight. */
export function progressWith(above: ShownGoal, part: ShownGoal, weight: number): Fraction | null {
  if (above.measure !== 'parts') return fractionOf(above.progress);
  const terms = [...above.terms.filter(({ id }) => id !== part.id), { ...part, weight }];
  return progressOf(above, {
    parts: terms.map((term) => ({
      weight: term.weight,
      cancelled: term.status === 'cancelled',
      progress: fractionOf(term.progress),
    })),
  });
}

/** Before a part is saved: the change above, and whether it waits for its owner. Nothing until it is known. */
export function PartEffect({
  aboveId,
  part,
  weight,
}: {
  readonly aboveId: string;
  readonly part: ShownGoal;
  readonly weight: number;
}): ReactElement | null {
  const { data: above } = useQuery(goalQueries.one(aboveId));
  if (above === undefined) return null;
  const owner = above.owner === null ? null : nameOf(above.owner);
  const counts = above.terms.some(({ id, weight: now }) => id === part.id && now === weight);
  return (
    <p className="text-small text-soft wrap-anywhere">
      <ProgressChange from={fractionOf(above.progress)} to={progressWith(above, part, weight)} />
      {above.editable || counts ? null : (
        <>
          {' '}
          {owner === null ? (
            <Trans>Cuenta cuando lo acepten.</Trans>
          ) : (
            <Trans>Cuenta cuando {owner} lo acepte.</Trans>
          )}
        </>
      )}
    </p>
  );
}
