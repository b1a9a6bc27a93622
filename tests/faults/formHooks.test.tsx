/** What the form hooks keep after a failure: the input, and the idempotency key of a write that may have happened. */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, isRecoverable } from '#schema/errors.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { useStoredForm } from '#src/api/useStoredForm.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { aPage } from '#tests/support/page.ts';
import { everyTold, type Told } from './told.ts';

beforeEach(() => aPage(async () => Response.error()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wrapper = ({ children }: { readonly children?: ReactNode }) =>
  createElement(QueryClientProvider, { client: createQueryClient() }, children);
const failing = ({ code, status, es }: Told, retryable?: boolean): ApiError =>
  new ApiError({
    code,
    status,
    recoverable: isRecoverable(code, status),
    message: es,
    ...(retryable === undefined ? {} : { retryable }),
  });

/**
 * Only a final refusal ends a write. A session can be renewed, and after other failures the write may have happened.
 */
const isOver = ({ code, status, repeats }: Told, mayRepeat: boolean): boolean =>
  status >= 400 && status < 500 && code !== 'unauthorized' && !(repeats && mayRepeat);

describe.each(everyTold)('the form hook after $code $status', (told) => {
  it.each([true, false, undefined])(
    'the next press reuses the key of a failed write only if it may have happened, retryable %s',
    async (retryable) => {
      const keys: string[] = [];
      const said: unknown[] = [];
      const write = (_given: string, key: string): Promise<never> => {
        keys.push(key);
        return Promise.reject(failing(told, retryable));
      };
      const { result } = renderHook(() => useWrite(write), { wrapper });
      for (const words of ['Hola', 'Hola', 'Otra cosa'])
        await act(() =>
          result.current.mutateAsync(words).catch((error: Error) => void said.push(error.message)),
        );
      const [first, second, third] = keys;
      expect(second === first).toBe(!isOver(told, retryable !== false));
      expect(third).not.toBe(second);
      expect(said).toEqual([told.es, told.es, told.es]);
    },
  );
});

describe('the form over stored data', () => {
  const row = {
    schema: z.object({ name: z.string(), place: z.string() }),
    toInput: (fields: { name: string; place: string }) => fields,
  };

  it('a form over stored data takes new data in, except in fields with unsaved changes', async () => {
    const begin = { kept: { name: 'Ana', place: 'Lima' } };
    const { result, rerender } = renderHook(({ kept }) => useStoredForm(row, kept, 'es'), {
      initialProps: begin,
    });
    await act(async () => result.current.form.setValue('name', 'Ana María', { shouldDirty: true }));
    expect(result.current.isDirty).toBe(true);
    rerender({ kept: { name: 'Anita', place: 'Quito' } });
    await act(async () => undefined);
    expect(result.current.form.getValues()).toEqual({ name: 'Ana María', place: 'Quito' });
    await act(async () => result.current.putBack());
    expect(result.current.form.getValues()).toEqual({ name: 'Anita', place: 'Quito' });
  });
});
