/** A new photo or name replaces the old one everywhere in the page at once. */
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { ana } from '#machines/sample.ts';
import { changePerson } from '#src/people/people.cache.ts';

const person = (id: string) => ({ id, firstName: 'Ana', lastName: 'Rivas', profileImageUrl: '/old' });
const post = (id: string, senderId: string, receiverId: string) => ({
  id,
  sender: person(senderId),
  receivers: [person(receiverId)],
});

describe('a change of a person in the cache', () => {
  test('changing a person updates posts in pages, lists of people and the person’s own account', () => {
    const cache = new QueryClient();
    cache.setQueryData(['users', 'me'], ana);
    cache.setQueryData(['posts'], {
      pages: [{ items: [post('1', ana.id, 'luis'), post('2', 'luis', 'eva')] }],
    });
    cache.setQueryData(['people'], [person(ana.id), person('luis')]);
    changePerson(cache, ana.id, { profileImageUrl: '/new', firstName: 'Anita' });
    expect(cache.getQueryData(['users', 'me'])).toMatchObject({
      profileImageUrl: '/new',
      firstName: 'Anita',
    });
    expect(cache.getQueryData(['people'])).toMatchObject([
      { profileImageUrl: '/new', firstName: 'Anita' },
      { profileImageUrl: '/old' },
    ]);
    expect(cache.getQueryData(['posts'])).toMatchObject({
      pages: [
        { items: [{ sender: { profileImageUrl: '/new' }, receivers: [{ profileImageUrl: '/old' }] }, {}] },
      ],
    });
  });

  test('changing a person keeps unrelated entries identical and leaves update times unchanged', () => {
    const cache = new QueryClient();
    const untouched = post('2', 'luis', 'eva');
    const pages = { pages: [{ items: [post('1', ana.id, 'luis'), untouched] }] };
    cache.setQueryData(['posts'], pages, { updatedAt: 1_000 });
    cache.setQueryData(['others'], [untouched], { updatedAt: 2_000 });
    const others = cache.getQueryData(['others']);
    changePerson(cache, ana.id, { profileImageUrl: null });
    expect(cache.getQueryData<typeof pages>(['posts'])?.pages[0]?.items[1]).toBe(untouched);
    expect(cache.getQueryState(['posts'])?.dataUpdatedAt).toBe(1_000);
    expect(cache.getQueryData(['others'])).toBe(others);
    expect(cache.getQueryState(['others'])?.dataUpdatedAt).toBe(2_000);
  });

  test('changing a person does not touch other objects with the same id', () => {
    const cache = new QueryClient();
    cache.setQueryData(['accounts'], [{ id: ana.id, firstName: 'x' }]);
    changePerson(cache, ana.id, { firstName: 'Anita' });
    expect(cache.getQueryData(['accounts'])).toEqual([{ id: ana.id, firstName: 'x' }]);
  });
});
