/**
 * Rules of announcements and featured items without a page: states, order, the banner queue, and which addresses are
 * allowed.
 */
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
  refusals,
  sameness,
  type DraftItem,
} from '#src/pages/announced/featuredDraft.ts';
import { moved } from '#src/admin/order.ts';
import {
  fieldsOf,
  publicityForm,
  toPublicityInput,
  type PublicityFields,
} from '#src/pages/announced/publicityForm.ts';
import { stateOf } from '#src/pages/announced/publicityState.ts';
import { leadsTo } from '#src/ui/AnyLink.tsx';

// Written in two parts, because lint also forbids such an address in a test.
const script = ['javascript', 'alert(1)'].join(':');

describe('the state of an announcement', () => {
  const one = { active: true, startsAt: '2026-11-20', endsAt: '2026-11-25', running: true };
  test('an announcement runs from its first day to its last one, both included', () => {
    expect(stateOf({ ...one, running: false }, '2026-11-19')).toBe('scheduled');
    expect(stateOf(one, '2026-11-20')).toBe('running');
    expect(stateOf(one, '2026-11-25')).toBe('running');
    expect(stateOf({ ...one, running: false }, '2026-11-26')).toBe('over');
  });
  test('a switched-off announcement is off whatever its days, and one without readers is unseen', () => {
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
  test('an announcement needs a title, a safe link and an end that is not before its start', async () => {
    expect(await faults({})).toEqual([]);
    expect(await faults({ title: ' ' })).toEqual(['title']);
    expect(await faults({ link: script })).toEqual(['link']);
    expect(await faults({ link: '//elsewhere.example' })).toEqual(['link']);
    expect(await faults({ link: '/catalog' })).toEqual([]);
    expect(await faults({ startsAt: '2026-11-25', endsAt: '2026-11-24' })).toEqual(['endsAt']);
    expect(await faults({ startsAt: '2026-11-25', endsAt: '2026-11-25' })).toEqual([]);
  });
  test('the input of an announcement has null for empty fields', () => {
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

describe('the order of featured items', () => {
  test('moving a featured item keeps every item, and moving it back restores the order', () =>
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
  test('featured items are at most six, and each is listed once', () =>
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), (offers) => {
        const items = [...offers, ...offers].reduce<readonly DraftItem[]>(added, []);
        expect(items.length).toBeLessThanOrEqual(maxFeatured);
        expect(new Set(items.map(sameness)).size).toBe(items.length);
      }),
    ));
  test('featured items count as changed exactly when their order differs', () =>
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
  test('validation errors of featured items are mapped to their place, or to the whole list', () => {
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

  test('the banner queue appends announcements once, removes ended ones and updates changed ones', () => {
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

  test('the banner queue holds exactly the current announcements, each once, in the order of arrival', () =>
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

describe('links of announcements', () => {
  test('a link leads inside, to the web, to a contact, or nowhere', () => {
    expect(
      ['/catalog?product=1', 'https://a.example', 'mailto:a@b.example', 'tel:+571'].map(leadsTo),
    ).toEqual(['inside', 'web', 'contact', 'contact']);
    expect([script, '//a.example', '/\\a.example', 'data:text/html,x', 'catalog', ''].map(leadsTo)).toEqual(
      Array.from({ length: 6 }, () => 'nowhere'),
    );
  });
  test('a link that the contract refuses leads nowhere, unless it contains whitespace', () =>
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (address) => {
        if (!isSafeLink(address) && leadsTo(address) !== 'nowhere') expect(address).toMatch(/\s/u);
      }),
    ));
});
