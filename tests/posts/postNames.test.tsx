/** Names in posts lead to the card of the person, where the reader may see one. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#src/api/queryClient.ts';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { PostNames } from '#src/posts/PostPeople.tsx';
import { seedMe } from '#src/session/me.queries.ts';
import { me, one } from '#stories/kit/world.sample.ts';

const post = one(0, {});
const [first] = post.receivers;

function open(names: number, { mayFind = true, plain = false } = {}): readonly (string | null)[] {
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  const cache = createQueryClient();
  seedMe(cache, { ...me, permissions: mayFind ? ['people.search'] : [] });
  if (first === undefined) throw new Error('the sample has a receiver');
  const receivers = Array.from({ length: names }, (_, at) => ({
    ...first,
    user: { ...first.user, id: `receiver-${at}`, firstName: `R${at}`, lastName: '' },
  }));
  render(
    <I18nProvider i18n={i18n}>
      <OrganizationContext value={{ modules: { profile: true }, areModulesMissing: false, settings: null }}>
        <QueryClientProvider client={cache}>
          <PostNames post={{ ...post, receivers }} plain={plain} />
        </QueryClientProvider>
      </OrganizationContext>
    </I18nProvider>,
  );
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

test('the sender and each written receiver are links, and the sentence stays as it was', () => {
  expect(open(2)).toEqual([`/user?id=${post.sender?.id}`, '/user?id=receiver-0', '/user?id=receiver-1']);
  expect(screen.getByRole('paragraph').textContent).toMatch(/reconoció a R0 y R1$/u);
});

test('of many receivers those who are written are links', () => {
  expect(open(9)).toHaveLength(4);
});

test('in a preview, and for readers without cards, names are words', () => {
  expect(open(2, { plain: true })).toEqual([]);
  expect(open(2, { mayFind: false })).toEqual([]);
});
