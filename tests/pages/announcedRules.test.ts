/** What is announced and featured, without a page: states, order, the queue of banners, and which addresses may be followed. */
import { withAnnounced } from '#src/organization/announced.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#schema/errors.ts';
import { isSafeLink } from '#schema/kit/richText.ts';
import { maxFeatured } from '#schema/pages/pages.rules.ts';
import { rowResolver } from '#src/api/rowForm.ts';
import { createBanners, type BannerMessage } from '#src/organization/banners.store.ts';
import {
  added,
  inputOf,
  isChanged,
  moved,
  refusals,
  sameness,
  type DraftItem,
} from '#src/pages/announced/featuredDraft.ts';
import {
  fieldsOf,
  publicityForm,
  toPublicityInput,
  type PublicityFields,
} from '#src/pages/announced/publicityForm.ts';
import { stateOf } from '#src/pages/announced/publicityState.ts';
import { leadsTo } from '#src/ui/AnyLink.tsx';

// Written in two parts: what forbids such addresses also forbids to name one.
const script = ['javascript', 'alert(1)'].join(':');

describe('where an announcement stands', () => {
  const one = { active: true, startsAt: '2026-11-20', endsAt: '2026-11-25', running: true };
  test('runs from its first day to its last one, both included', () => {
    expect(stateOf({ ...one, running: false }, '2026-11-19')).toBe('scheduled');
    expect(stateOf(one, '2026-11-20')).toBe('running');
    expect(stateOf(one, '2026-11-25')).toBe('running');
    expect(stateOf({ ...one, running: false }, '2026-11-26')).toBe('over');
  });
  test('is off whatever its days say, and seen by nobody where its departments are empty', () => {
    expect(stateOf({ ...one, active: false }, '2026-11-22')).toBe('off');
    expect(stateOf({ ...one, active: false }, '2026-12-22')).toBe('off');
    expect(stateOf({ ...one, running: false }, '2026-11-22')).toBe('unseen');
  });
});

describe('the form of an announcement', () => {
  const faults = async (fields: Partial<PublicityFields>): Promise<readonly string[]> => {
    const given = { ...fieldsOf(null), title: 'Hola', ...fields };
    const { errors } = await rowResolver(publicityForm, 'es')(given, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    return Object.keys(errors);
  };
  test('needs a title, follows no dangerous link, and ends after it begins', async () => {
    expect(await faults({})).toEqual([]);
    expect(await faults({ title: ' ' })).toEqual(['title']);
    expect(await faults({ link: script })).toEqual(['link']);
    expect(await faults({ link: '//elsewhere.example' })).toEqual(['link']);
    expect(await faults({ link: '/catalog' })).toEqual([]);
    expect(await faults({ startsAt: '2026-11-25', endsAt: '2026-11-24' })).toEqual(['endsAt']);
    expect(await faults({ startsAt: '2026-11-25', endsAt: '2026-11-25' })).toEqual([]);
  });
  test('sends nothing for what was left empty', () => {
    expect(toPublicityInput({ ...fieldsOf(null), title: ' Hola ', text: ' ' })).toMatchObject({
      title: 'Hola',
      text: null,
      link: null,
      startsAt: null,
      endsAt: null,
    });
  });
});

const item = fc.record({
  key: fc.uuid(),
  kind: fc.constantFrom(
    'page' as const,
    'product' as const,
    'coupon' as const,
    'poll' as const,
    'link' as const,
  ),
  targetId: fc.uuid(),
  title: fc.string({ minLength: 1, maxLength: 8 }),
  text: fc.constant(null),
  link: fc.webPath(),
  imageKey: fc.constant(null),
  imageUrl: fc.constant(null),
  isUnseen: fc.boolean(),
}) satisfies fc.Arbitrary<DraftItem>;
const list = fc.uniqueArray(item, { maxLength: maxFeatured, selector: sameness });

describe('what is featured, in its order', () => {
  test('moving keeps every member, puts one where it was sent, and moving back is as before', () =>
    fc.assert(
      fc.property(list, fc.nat(7), fc.nat(7), (items, from, to) => {
        const next = moved(items, from, to);
        expect(next.map(sameness).toSorted()).toEqual(items.map(sameness).toSorted());
        if (from >= items.length || to >= items.length) expect(next).toBe(items);
        else {
          expect(next[to]).toBe(items[from]);
          expect(moved(next, to, from)).toEqual(items);
        }
      }),
    ));
  test('is never longer than six and never holds the same twice', () =>
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), (offers) => {
        const items = [...offers, ...offers].reduce<readonly DraftItem[]>(added, []);
        expect(items.length).toBeLessThanOrEqual(maxFeatured);
        expect(new Set(items.map(sameness)).size).toBe(items.length);
      }),
    ));
  test('has changed exactly when the server would be told something else', () =>
    fc.assert(
      fc.property(list, (items) => {
        expect(
          isChanged(
            items,
            items.map((one) => ({ ...one, key: 'another', isUnseen: true })),
          ),
        ).toBe(false);
        if (items.length > 1) expect(isChanged(items, moved(items, 0, 1))).toBe(true);
        expect(
          inputOf(items).items.every(({ kind, title, targetId }) =>
            kind === 'link' ? targetId === undefined : title === undefined,
          ),
        ).toBe(true);
      }),
    ));
  test('hears at its place what the server refuses', () => {
    const error = new ApiError({
      code: 'invalid',
      status: 422,
      recoverable: false,
      retryable: false,
      retryAfter: 0,
      message: 'Hay datos por corregir.',
      reasons: [
        { field: 'items.2.target_id', code: 'featured_target', message: 'Ya no existe.' },
        { field: 'items.2.title', code: 'required', message: 'Falta.' },
        { field: 'items', code: 'too_long', message: 'Son demasiados.' },
      ],
    });
    expect([...refusals(error)]).toEqual([
      [2, 'Ya no existe.'],
      [-1, 'Son demasiados.'],
    ]);
    expect(refusals(new Error('No hay red.')).get(-1)).toBe('No hay red.');
  });
});

describe('the queue of banners', () => {
  const said = (id: string): BannerMessage => ({ id, text: id, isAnnounced: true });
  const ids = (queue: ReturnType<typeof createBanners>): readonly string[] =>
    queue.getSnapshot().context.messages.map((message) => message.id);
  const announce = (queue: ReturnType<typeof createBanners>, messages: readonly BannerMessage[]): void =>
    queue.trigger.put({ messages: withAnnounced(queue.getSnapshot().context.messages, messages) });

  test('takes what is announced behind what waits, once, and lets what ended go', () => {
    const queue = createBanners();
    queue.trigger.added({ message: { id: 'own', text: 'De aquí' } });
    announce(queue, [said('a'), said('b')]);
    announce(queue, [said('c'), said('b'), said('a')]);
    expect(ids(queue)).toEqual(['own', 'a', 'b', 'c']);
    announce(queue, [said('c'), said('a')]);
    expect(ids(queue)).toEqual(['own', 'a', 'c']);
    queue.trigger.dismissed();
    expect(ids(queue)).toEqual(['a', 'c']);
    announce(queue, [{ ...said('a'), text: 'Otras palabras' }]);
    expect(queue.getSnapshot().context.messages).toEqual([{ ...said('a'), text: 'Otras palabras' }]);
  });

  test('holds after any sequence exactly what is announced, each once, in the order of arrival', () =>
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))), (rounds) => {
        const queue = createBanners();
        for (const round of rounds) {
          const before = ids(queue).filter((id) => round.some((one) => one === id));
          announce(queue, round.map(said));
          expect(ids(queue).toSorted()).toEqual(round.toSorted());
          expect(ids(queue).slice(0, before.length)).toEqual(before);
        }
      }),
    ));
});

describe('a link', () => {
  test('leads inside, to the web, to a person, or nowhere', () => {
    expect(
      ['/catalog?product=1', 'https://a.example', 'mailto:a@b.example', 'tel:+571'].map(leadsTo),
    ).toEqual(['inside', 'web', 'contact', 'contact']);
    expect([script, '//a.example', '/\\a.example', 'data:text/html,x', 'catalog', ''].map(leadsTo)).toEqual(
      Array.from({ length: 6 }, () => 'nowhere'),
    );
  });
  test('is followed nowhere where the contract would not keep it', () =>
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (address) => {
        if (!isSafeLink(address) && leadsTo(address) !== 'nowhere') expect(address).toMatch(/\s/u);
      }),
    ));
});
