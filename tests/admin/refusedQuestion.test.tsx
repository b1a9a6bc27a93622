/** A question whose action somebody else was quicker with offers the way to what is now, not the same refusal again. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError, errorOf, type ErrorCode } from '#schema/errors.ts';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';

async function asked(code: ErrorCode) {
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  const refresh = vi.fn<() => void>();
  const error = new ApiError({ ...errorOf(code, 'es').facts(), retryable: false });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <RemoveQuestion
          id="1"
          open
          onClose={() => undefined}
          title="¿Cancelar la tarea?"
          confirmLabel="Cancelar la tarea"
          of={{ remove: () => Promise.reject(error), refresh }}
          done=""
        >
          Texto
        </RemoveQuestion>
      </QueryClientProvider>
    </I18nProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar la tarea' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  return { refresh, again: screen.queryByRole('button', { name: 'Cancelar la tarea' }) };
}

test('after a conflict only the way to what is now is offered, and the page behind is read again', async () => {
  const { refresh, again } = await asked('conflict');
  expect(again).toBe(null);
  expect(screen.getByRole('button', { name: 'Ver cómo está' })).toBeDefined();
  expect(refresh).toHaveBeenCalled();
});

test('after another failure the action can be tried again', async () => {
  const { again } = await asked('internal');
  expect(again).not.toBe(null);
});
