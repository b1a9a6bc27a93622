/** One question: its answers, compared with the last wave and the whole organisation; texts as comments. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { endsOf } from '#src/forms/scaleWords.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Distribution } from '#src/plots/Distribution.tsx';
import { NumberFact } from '#src/plots/NumberFact.tsx';
import { ShareBar } from '#src/plots/ShareBar.tsx';
import { Card } from '#src/ui/Card.tsx';
import type { Figure, QuestionResult, Results } from './results.queries.ts';
import { differenceOf, enpsShares, measureOf, partsOf, shownValue, type Measure } from './resultFigures.ts';
import { useResultWords } from './useResultWords.ts';

const units = { enps: 'balance', favourable: 'percent', mean: 'score' } as const;

/** Why there is no figure, in words. */
function Withheld({ figure }: { readonly figure: Figure }): ReactElement {
  return (
    <p className="text-soft">
      {figure.withheld === 'joined' ? (
        <Trans>Este grupo se muestra junto con otros, para que nadie se pueda reconocer.</Trans>
      ) : (
        <Trans>Todavía hay pocas respuestas para mostrarlas.</Trans>
      )}
    </p>
  );
}

function MainFigure({
  results,
  result,
  measure,
}: {
  readonly results: Results;
  readonly result: QuestionResult;
  readonly measure: Measure;
}): ReactElement {
  const { t } = useLingui();
  const { facts } = useResultWords();
  const { figure, organization, lastWave } = result;
  const names = { enps: t`eNPS`, favourable: t`Favorables`, mean: t`Promedio` };
  const whole = { ...facts(results), filter: t`Toda la organización` };
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <NumberFact
        title={names[measure]}
        level="h4"
        facts={facts(results, figure)}
        value={shownValue(figure, measure)}
        unit={units[measure]}
        difference={differenceOf(figure, lastWave, measure)}
      />
      {organization === null ? null : (
        <NumberFact
          title={t`Para comparar`}
          level="h4"
          facts={{ ...whole, n: organization.n }}
          value={shownValue(organization, measure)}
          unit={units[measure]}
        />
      )}
    </div>
  );
}

function Answers({
  results,
  result: { question, figure },
}: {
  readonly results: Results;
  readonly result: QuestionResult;
}): ReactElement | null {
  const { t } = useLingui();
  const { facts, valueName } = useResultWords();
  const language = useLanguage();
  if (question.kind === 'number') return null;
  const parts = question.enps ? enpsShares(figure.counts) : [];
  const groups: Readonly<Record<string, { label: string; tone: 'negative' | 'neutral' | 'positive' }>> = {
    detractors: { label: t`Detractores (0 a 6)`, tone: 'negative' },
    passives: { label: t`Pasivos (7 y 8)`, tone: 'neutral' },
    promoters: { label: t`Promotores (9 y 10)`, tone: 'positive' },
  };
  return (
    <>
      {parts.length === 0 ? null : (
        <ShareBar
          title={t`Promotores y detractores`}
          level="h4"
          facts={facts(results, figure)}
          parts={parts.map(({ value, share, count }) => ({
            id: value,
            label: groups[value]?.label ?? value,
            tone: groups[value]?.tone ?? 'neutral',
            share,
            count,
          }))}
        />
      )}
      <Distribution
        title={t`Respuestas`}
        level="h4"
        facts={facts(results, figure)}
        ends={question.kind === 'scale' ? endsOf(question, language) : null}
        values={partsOf(figure.counts).map(({ value, share, count }) => ({
          id: value,
          label: valueName(question, value),
          share,
          count,
        }))}
      />
    </>
  );
}

export function QuestionCard({
  results,
  result,
  comments,
}: {
  readonly results: Results;
  readonly result: QuestionResult;
  readonly comments: (question: QuestionResult['question']) => ReactNode;
}): ReactElement {
  const { questionName } = useResultWords();
  const { question, figure } = result;
  const measure = measureOf(result);
  return (
    <Card as="section" className="flex flex-col gap-6">
      <h3 className="max-w-prose72 text-h6 font-semibold text-balance">{questionName(question)}</h3>
      {figure.withheld === null ? (
        <>
          {measure === undefined ? null : <MainFigure results={results} result={result} measure={measure} />}
          {question.kind === 'text' ? comments(question) : <Answers results={results} result={result} />}
        </>
      ) : (
        <Withheld figure={figure} />
      )}
    </Card>
  );
}
