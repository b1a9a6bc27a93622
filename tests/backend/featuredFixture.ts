/** What the tests of featured things share: something of each kind that can be featured, and the answers of the wire. */
import { coupons } from '#backend/coupons/coupons.tables.ts';
import { providers } from '#backend/stock/providers.tables.ts';
import type { PagesFixture } from './pagesFixture.ts';

/** Something featured, as people see it. */
export interface Item {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string | null;
  readonly image_url: string | null;
  readonly icon: string | null;
  readonly link: string;
}
/** What administrators chose. */
export interface Choice {
  readonly id: string;
  readonly kind: string;
  readonly target_id: string | null;
  readonly title: string | null;
  readonly image_url: string | null;
  readonly shown: Item | null;
}

/** One of each, with the kind for its id where a test can choose it; answers the ids of the poll and of its post. */
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
