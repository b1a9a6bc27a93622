/** A survey starts and ends on days: results name these days also west of Greenwich. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { FactLine } from '#src/plots/FactLine.tsx';
import { useResultWords } from '#src/surveys/results/useResultWords.ts';

function Facts(): ReactElement {
  const survey = { startsAt: '2026-11-16', endsAt: '2026-11-27' };
  return (
    <FactLine facts={useResultWords().facts({ survey, isFinal: true, segmentId: null, segments: [] })} />
  );
}

test('results in Mexico name the first and the last day of a survey', () => {
  vi.stubEnv('TZ', 'America/Mexico_City');
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <Facts />
    </I18nProvider>,
  );
  expect(screen.getByText('16 nov 2026 – 27 nov 2026')).toBeTruthy();
});
