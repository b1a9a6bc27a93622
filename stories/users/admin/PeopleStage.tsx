/** The surroundings of a people section in a story. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType, ReactElement } from 'react';
import { storyTime } from '../../../.storybook/frozenClock.ts';
import { Stage } from '../../kit/FakeServer.tsx';
import { peopleAdmin } from './people.sample.ts';

/** A section at a URL, for an administrator; `old` fills the cache with data of five minutes ago. */
export function Section({
  of: Part,
  at = '/admin/people',
  old,
}: {
  of: ComponentType;
  at?: string | undefined;
  old?: { key: QueryKey; data: unknown } | undefined;
}): ReactElement {
  const seed = (cache: QueryClient): void => {
    if (old !== undefined) cache.setQueryData(old.key, old.data, { updatedAt: storyTime - 300_000 });
  };
  return (
    <Stage at={at} seed={seed} person={peopleAdmin}>
      <main className="flex min-w-0 flex-col gap-6 p-4 wide:p-8">
        <h1 className="sr-only">Administración</h1>
        <Part />
      </main>
    </Stage>
  );
}
