/** The three numbers that sum a survey up. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { oneAnswerMoves } from '#schema/surveys/figures.ts';
import { NumberFact } from '#src/plots/NumberFact.tsx';
import { percentOf } from '#src/plots/tables.ts';
import type { Results } from './results.queries.ts';
import { differenceOf, measureOf, shownValue } from './resultFigures.ts';
import { useResultWords } from './useResultWords.ts';

export function ResultFacts({ results }: { readonly results: Results }): ReactElement {
  const { t } = useLingui();
  const { facts } = useResultWords();
  const { invited, answered, questions, waves, segmentId } = results;
  const { threshold } = results.survey;
  const enps = questions.find(({ question }) => question.enps);
  const moves = oneAnswerMoves(enps?.figure.n ?? 0);
  const [now, last] = [waves.at(-1), waves.at(-2)];
  const isAll = segmentId === null;
  const statements = questions.filter((result) => measureOf(result) === 'favourable');
  const isWithheld = statements.some(({ figure }) => figure.withheld !== null);
  const favourable = now?.favourable ?? (isWithheld ? 'withheld' : null);
  const lastFavourable = last?.favourable ?? null;
  const share = percentOf({ value: answered, total: invited });
  const lastShare =
    last === undefined || !isAll ? null : percentOf({ value: last.answered, total: last.invited });
  return (
    <div className="grid gap-6 sm:grid-cols-2 wide:grid-cols-3">
      <NumberFact
        title={t`Participación`}
        facts={{ ...facts(results), n: answered }}
        value={share}
        unit="percent"
        difference={share === null || lastShare === null ? null : share - lastShare}
        note={
          <Trans>
            {answered} de {invited} personas
          </Trans>
        }
      />
      {enps === undefined ? null : (
        <NumberFact
          title={t`eNPS`}
          facts={facts(results, enps.figure)}
          value={shownValue(enps.figure, 'enps')}
          unit="balance"
          difference={differenceOf(enps.figure, enps.lastWave, 'enps')}
          note={
            moves === null ? undefined : (
              <Trans>Una sola respuesta puede mover esta cifra {moves} puntos.</Trans>
            )
          }
        />
      )}
      {statements.length === 0 ? null : (
        <NumberFact
          title={t`Respuestas favorables`}
          facts={facts(results)}
          value={favourable}
          unit="percent"
          difference={
            lastFavourable === null || typeof favourable !== 'number' ? null : favourable - lastFavourable
          }
          note={
            favourable === 'withheld' ? (
              <Trans>Se muestra desde {threshold} respuestas, para que nadie sea reconocible.</Trans>
            ) : (
              <Trans>Promedio de las afirmaciones: el tercio más alto de la escala.</Trans>
            )
          }
        />
      )}
    </div>
  );
}
