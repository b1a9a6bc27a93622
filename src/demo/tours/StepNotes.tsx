/** The notes of a step: what to do on the page, and what to say. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { TourStep } from './tour.ts';

/** Scrolls if it is too long. */
export function StepNotes({ step }: { readonly step: TourStep }): ReactElement {
  const { t, i18n } = useLingui();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <section aria-label={t`Notas del paso`} tabIndex={0} className="min-h-0 flex-1 overflow-y-auto">
      <ul className="flex list-disc flex-col gap-1 ps-5 text-small marker:text-soft">
        {step.show.map((line) => (
          <li key={line.id}>{i18n._(line)}</li>
        ))}
      </ul>
      <p className="mt-3 rounded-control bg-subtle px-3 py-2 text-small">
        <span className="font-semibold">
          <Trans>Di:</Trans>
        </span>{' '}
        {i18n._(step.say)}
      </p>
    </section>
  );
}
