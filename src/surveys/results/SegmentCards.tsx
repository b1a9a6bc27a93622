/** Segments beside each other: who took part, and how each one answers. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { BarsAgainst } from '#src/plots/BarsAgainst.tsx';
import { HeatMap } from '#src/plots/HeatMap.tsx';
import { percentOf } from '#src/plots/tables.ts';
import { Card } from '#src/ui/Card.tsx';
import { dimensions, type Dimension } from '#schema/surveys/surveys.rules.ts';
import type { Results, Segment } from './results.queries.ts';
import { measureOf, plotted } from './resultFigures.ts';
import { useResultWords } from './useResultWords.ts';

/** Empty for a single segment, which is everybody or the chosen one. */
export function SegmentCards({ results }: { readonly results: Results }): ReactElement | null {
  const { segments, segmentId } = results;
  if (segmentId !== null || segments.length < 2) return null;
  return (
    <>
      {dimensions.map((dimension) => {
        const own = segments.filter((one) => one.dimension === dimension);
        return own.length < 2 ? null : (
          <DimensionCard key={dimension} results={results} dimension={dimension} segments={own} />
        );
      })}
    </>
  );
}

function DimensionCard({
  results,
  dimension,
  segments,
}: {
  readonly results: Results;
  readonly dimension: Dimension;
  readonly segments: readonly Segment[];
}): ReactElement {
  const { t } = useLingui();
  const { segmentName, questionName, facts } = useResultWords();
  const { invited, answered, questions } = results;
  const statements = questions.filter((result) => measureOf(result) === 'favourable');
  const byDepartment = dimension === 'department';
  const overall = percentOf({ value: answered, total: invited });
  return (
    <Card as="section" className="flex flex-col gap-10">
      <BarsAgainst
        title={byDepartment ? t`Participación por departamento` : t`Participación por antigüedad`}
        facts={{ ...facts(results), n: answered }}
        rows={segments.map((segment) => ({
          id: segment.id,
          label: segmentName(segment),
          value: segment.withheld === null ? segment.answered : 'withheld',
          total: segment.invited,
        }))}
        names={{ value: t`Respondieron`, total: t`Invitadas` }}
        reference={overall === null ? undefined : { label: t`Toda la organización`, percent: overall }}
      />
      {statements.length === 0 ? null : (
        <HeatMap
          title={
            byDepartment ? t`Respuestas favorables por departamento` : t`Respuestas favorables por antigüedad`
          }
          facts={facts(results)}
          unit="percent"
          questions={statements.map(({ question }) => ({ id: question.id, label: questionName(question) }))}
          segments={segments.map((segment) => ({
            id: segment.id,
            label: segmentName(segment),
            cells: statements.map(({ bySegment }) =>
              plotted(bySegment.find(({ segmentId: id }) => id === segment.id)?.figure, 'favourable'),
            ),
          }))}
        />
      )}
    </Card>
  );
}
