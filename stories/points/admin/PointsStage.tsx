/** The surroundings of a points administration section in a story. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType, ReactElement } from 'react';
import { storyTime } from '../../../.storybook/frozenClock.ts';
import { Stage } from '../../kit/FakeServer.tsx';
import { admin } from './pointsAdmin.sample.ts';

/**
 * A section at a URL, for an administrator without unsent drafts; `old` fills the cache with data of five minutes
 * ago.
 */
export function Section({
  of: Part,
  at = '/admin',
  old,
}: {
  of: ComponentType;
  at?: string | undefined;
  old?: { key: QueryKey; data: unknown } | undefined;
}): ReactElement {
  const seed = (cache: QueryClient): void => {
    for (const name of Object.keys(localStorage)) if (name.includes('points-')) localStorage.removeItem(name);
    if (old !== undefined) cache.setQueryData(old.key, old.data, { updatedAt: storyTime - 300_000 });
  };
  return (
    <Stage at={at} seed={seed} person={admin}>
      <main className="flex min-w-0 flex-col gap-6 p-4 wide:p-8">
        <h1 className="sr-only">Administración</h1>
        <Part />
      </main>
    </Stage>
  );
}
