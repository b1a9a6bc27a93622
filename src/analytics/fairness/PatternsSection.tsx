/** Groups that thank nearly only one another, as questions to administrators, with what is behind each. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { patternLimits } from '#schema/analytics/fairness.rules.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { formatNumber, points as pointWords } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { nameOf } from '#src/people/personName.ts';
import { PersonCell } from '#src/people/PersonCell.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Counting } from '#src/analytics/Counting.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { fairnessQueries, type ShownPattern } from './fairness.queries.ts';
import { useReasonWords } from './useReasonWords.ts';

function Lines({ of: { lines, thanks, hidden } }: { readonly of: ShownPattern }): ReactElement {
  const language = useLanguage();
  const count = formatNumber(thanks, language);
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {lines.map(({ id, day, user, counterpart, value }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-3 px-4 py-2 text-small">
            <span className="wrap-anywhere">
              {user === null ? '' : nameOf(user)} → {counterpart === null ? '' : nameOf(counterpart)}
            </span>
            <span className="text-soft tabular-nums">
              {dayLabel(day, language)} · {pointWords(value, language)}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-small text-soft">
        <Trans>Los más recientes, de {count} en doce meses.</Trans>{' '}
        {hidden === 0 ? null : (
          <Plural
            value={hidden}
            one="# es privado: se cuenta y no se muestra."
            other="# son privados: se cuentan y no se muestran."
          />
        )}
      </p>
    </div>
  );
}

function PatternCard({
  of,
  onAnswer,
}: {
  readonly of: ShownPattern;
  readonly onAnswer: () => void;
}): ReactElement {
  const { kind, people, share, thanks, points, answer } = of;
  const { t } = useLingui();
  const language = useLanguage();
  const words = useReasonWords();
  const [isShown, setShown] = useState(false);
  const count = people.length;
  const total = pointWords(points, language);
  return (
    <Card as="section" className="flex min-w-0 flex-col gap-4">
      <CardTitle>
        {kind === 'pair'
          ? t`¿Trabajan solo entre sí, o hay algo que conversar?`
          : t`¿Es un equipo pequeño, o un círculo que se cerró?`}
      </CardTitle>
      <ul aria-label={t`Personas`} className="flex flex-wrap gap-x-5">
        {people.map((one) => (
          <li key={one.id}>
            <PersonCell user={one} />
          </li>
        ))}
      </ul>
      <p>
        {kind === 'pair' ? (
          <Trans>
            El {share} % de lo que agradecen va de una persona a la otra: {thanks} reconocimientos y {total}{' '}
            en doce meses.
          </Trans>
        ) : (
          <Trans>
            El {share} % de lo que agradecen estas {count} personas queda entre ellas: {thanks}{' '}
            reconocimientos y {total} en doce meses.
          </Trans>
        )}
      </p>
      {isShown ? <Lines of={of} /> : null}
      <div className="flex flex-wrap gap-3">
        {answer === null ? (
          <Button variant="secondary" onClick={onAnswer}>
            <Trans>Responder la pregunta</Trans>
          </Button>
        ) : (
          <p className="w-full text-small text-soft">
            {words[answer.reason]}
            {answer.by === null ? null : ` · ${nameOf(answer.by)}`} ·{' '}
            {dayLabel(answer.at.slice(0, 10), language)}
          </p>
        )}
        <Button variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? <Trans>Ocultar las líneas</Trans> : <Trans>Ver las líneas</Trans>}
        </Button>
      </div>
    </Card>
  );
}

export function PatternsSection(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(fairnessQueries.patterns());
  const answering = usePanel<ShownPattern>();
  const { months } = patternLimits;
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose72 text-small text-soft">
        <Trans>
          Cada noche se miran los últimos {months} meses. Un grupo aparece cuando casi todo lo que agradece
          queda en él, mucho más que en otros de su tamaño. Es una pregunta, no una acusación.
        </Trans>
      </p>
      <QueryBoundary
        query={query}
        label={t`Cargando los patrones`}
        skeleton={
          <div className="grid gap-4 wide:grid-cols-2">
            <Skeleton className="h-56 w-full rounded-card" />
            <Skeleton className="h-56 w-full rounded-card" />
          </div>
        }
        what={<Trans>No pudimos cargar los patrones.</Trans>}
        whatOld={<Trans>No pudimos actualizar los patrones.</Trans>}
      >
        {({ about, items, lookedAt }) =>
          about.counted !== null ? (
            <Counting percent={about.counted} />
          ) : items.length === 0 ? (
            <Empty
              text={
                lookedAt === null ? (
                  <Trans>Todavía no se miró: ocurre por la noche.</Trans>
                ) : (
                  <Trans>Nada que preguntar: los agradecimientos circulan.</Trans>
                )
              }
            />
          ) : (
            <div className="grid items-start gap-4 wide:grid-cols-2">
              {items.map((one) => (
                <PatternCard key={one.id} of={one} onAnswer={() => answering.open(one)} />
              ))}
            </div>
          )
        }
      </QueryBoundary>
      {answering.about === null ? null : (
        <AnswerDialog
          key={answering.opening}
          of={answering.about}
          isOpen={answering.isOpen}
          onClose={answering.close}
        />
      )}
    </div>
  );
}
