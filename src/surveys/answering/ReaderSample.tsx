/** The page of results with made-up answers, as each of its readers gets it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { ResultsView } from '#src/surveys/results/ResultsView.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { madeUpResults, type Reader } from './madeUp.ts';
import { ledGroup, Readers } from './Readers.tsx';

/** Begins with the reader who is nearest. */
export function ReaderSample({ form }: { readonly form: SurveyForm }): ReactElement {
  const { t } = useLingui();
  const isLed = ledGroup(form) !== undefined;
  const [reader, setReader] = useState<Reader>(isLed ? 'leader' : 'administration');
  const results = madeUpResults(form, reader, {
    others: t`Otros departamentos`,
    few: t`Un grupo con pocas respuestas`,
  });
  return (
    <div className="flex flex-col gap-5">
      <Readers of={form} />
      {isLed ? (
        <SegmentedControl
          label={t`Quién lo lee`}
          value={reader}
          onChange={setReader}
          options={[
            { value: 'leader', label: t`Los líderes` },
            { value: 'administration', label: t`La administración` },
          ]}
        />
      ) : null}
      <ResultsView
        key={reader}
        results={results}
        onSegment={null}
        back={null}
        comments={() => (
          <p className="text-soft">
            {reader === 'leader' ? (
              <Trans>Los comentarios los lee solo la administración.</Trans>
            ) : (
              <Trans>Aquí se leen los textos, en un orden que no dice de quién son.</Trans>
            )}
          </p>
        )}
      />
    </div>
  );
}
