/** A part whose feature is off, or unknown to a foreign server, is left out; any other failure says so. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorOf, type ErrorCode } from '#schema/errors.ts';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'es', messages: {} }));
afterEach(cleanup);

const shown = (code: ErrorCode): string => {
  const query = {
    data: undefined,
    error: errorOf(code, 'es'),
    isError: true,
    isFetching: false,
    isFetched: true,
    dataUpdatedAt: 0,
    refetch: () => Promise.reject(new Error('not asked')),
  } as const;
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <QueryBoundary query={query} label="" skeleton={null} what="No pudimos cargar los enlaces.">
        {() => null}
      </QueryBoundary>
    </I18nProvider>,
  );
  return container.textContent;
};

test('a part whose feature is off is left out, and a part that failed says so', () => {
  expect(shown('module_off')).toBe('');
  expect(shown('internal')).toContain('No pudimos cargar los enlaces.');
});
