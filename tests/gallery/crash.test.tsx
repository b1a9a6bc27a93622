/** A story can show the screen after a crash. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';
import { CrashRow } from '#src/gallery/OverRows.tsx';
import { expectReactToSay } from '#tests/support/reactWatch.ts';

test('a press breaks the page, the fallback takes over and the crash is reported', async () => {
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  vi.spyOn(console, 'error').mockReturnValue();
  expectReactToSay(/The above error occurred in the <CrashRow> component/u);
  const report = vi.fn<(error: unknown) => void>();
  render(
    <ErrorBoundary report={report}>
      <I18nProvider i18n={i18n}>
        <CrashRow />
      </I18nProvider>
    </ErrorBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Provocar una falla' }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(
    /Algo salió mal|Something went wrong/u,
  );
  expect(report).toHaveBeenCalledOnce();
});
