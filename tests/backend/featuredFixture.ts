/**
 * Fixture for tests of featured items: one item of each kind that can be featured, and types for the answers on the
 * wire.
 */
import { coupons } from '#backend/coupons/coupons.tables.ts';
import { providers } from '#backend/stock/providers.tables.ts';
import type { PagesFixture } from './pagesFixture.ts';

/** A featured item as employees see it. */
export interface Item {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string | null;
  readonly image_url: string | null;
  readonly icon: string | null;
  readonly link: string;
}
/** A choice of the administrators. */
export interface Choice {
  readonly id: string;
  readonly kind: string;
  readonly target_id: string | null;
  readonly title: string | null;
  readonly image_url: string | null;
  readonly shown: Item | null;
}

/**
 * Creates one item of each kind, with the kind as its id if the test can choose it. Returns the ids of the poll and its
 * post.
 */
export async function targetsIn(
  fixture: PagesFixture,
): Promise<{ readonly poll: string; readonly post: string }> {
  const at = new Date(fixture.deployment.now).toISOString();
  const key = await fixture.picture('portada');
  await fixture.page('page', {
    title: 'Bienvenida',
    slug: 'bienvenida',
    icon: 'sun',
    content: [
      { type: 'heading', level: 2, text: [{ text: 'Título' }] },
      { type: 'paragraph', text: [{ text: 'palabra '.repeat(40) }] },
      { type: 'image', key, alt: 'La terraza' },
    ],
  });
  await fixture.product('product', { name: 'Termo', description: 'De acero' });
  await fixture.change(async (store) => {
    await store.insert(providers, [
      {
        id: 'provider',
        name: 'Café',
        logoUrl: 'https://cafe.example/l.png',
        website: null,
        contactEmail: null,
        country: null,
        active: true,
        createdAt: at,
      },
    ]);
    await store.insert(coupons, [
      {
        id: 'coupon',
        providerId: 'provider',
        title: 'Dos por uno',
        description: '',
        terms: '',
        imageUrl: null,
        discount: '2 × 1',
        value: null,
        currency: null,
        points: 0,
        startsAt: null,
        endsAt: '2026-03-18',
        stock: null,
        active: true,
        fold: '',
        createdAt: at,
      },
    ]);
  });
  const asked = await fixture.ask('ana', 'POST /poll', { question: '¿Dónde?', options: ['Aquí', 'Allá'] });
  fixture.heard();
  return { poll: asked.id, post: asked.post_id };
}
