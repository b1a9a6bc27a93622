/** What a post costs while the feed scrolls: counted, because times vary. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { PostCard } from '#src/posts/PostCard.tsx';
import { meQuery } from '#src/session/me.queries.ts';
import { one } from '#stories/kit/world.sample.ts';

test('a post that did not change is not rendered again, and observes nothing of the user', async () => {
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  const cache = createQueryClient();
  const read = vi.fn<() => string>(() => 'Gracias');
  const post = Object.defineProperty(one(0, {}), 'message', { get: read, enumerable: true });
  const page = (shown: Post): ReactElement => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <PostCard post={shown} />
      </QueryClientProvider>
    </I18nProvider>
  );
  const { rerender } = render(page(post));
  await screen.findByRole('button', { name: 'Comentar' });
  read.mockClear();
  rerender(page(post));
  expect(read).not.toHaveBeenCalled();
  rerender(page({ ...post, message: 'Gracias de nuevo' }));
  expect(screen.getByText('Gracias de nuevo')).toBeDefined();
  expect(cache.getQueryCache().find({ queryKey: meQuery().queryKey })).toBeUndefined();
});
