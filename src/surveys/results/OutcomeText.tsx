/** What came of a survey: what was said about it, and the figures that it is about. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Outcome } from '#schema/surveys/surveys.shapes.ts';
import { wording } from '#src/forms/wording.ts';
import { formatNumber, signed } from '#src/lib/numbers.ts';
import { share } from '#src/lib/percent.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

function Figures({ of }: { readonly of: NonNullable<Outcome['figures']> }): ReactElement {
  const language = useLanguage();
  const [answered, invited] = [formatNumber(of.answered, language), formatNumber(of.invited, language)];
  const part = share(of.answered, of.invited, language);
  const enps = of.enps === null ? '' : signed(of.enps, language);
  const favourable = of.favourable === null ? '' : share(of.favourable, 100, language);
  return (
    <p className="text-small text-soft">
      <Trans>
        Respondieron {answered} de {invited} personas ({part}).
      </Trans>{' '}
      {of.enps === null ? (
        of.favourable === null ? null : (
          <Trans>Respuestas favorables de todas: {favourable}.</Trans>
        )
      ) : (
        <Trans>eNPS de todas: {enps}.</Trans>
      )}
    </p>
  );
}

/** One number: the eNPS, or the favourable answers where none was asked. */
export function OutcomeText({ outcome }: { readonly outcome: Outcome }): ReactElement {
  const language = useLanguage();
  return (
    <>
      <p className="max-w-prose72 whitespace-pre-line wrap-anywhere">
        {wording(outcome.text, outcome.textEn, language)}
      </p>
      {outcome.figures === null ? null : <Figures of={outcome.figures} />}
    </>
  );
}
