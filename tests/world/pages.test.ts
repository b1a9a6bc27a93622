/** The pages of the demo's organisations: valid texts, and announcements that run on any day. */
import { describe, expect, it } from 'vitest';
import { products } from '#backend/stock/catalog.tables.ts';
import { customPages, featuredItems, publicity } from '#backend/pages/pages.tables.ts';
import { runsOn } from '#backend/pages/publicity.rules.ts';
import { RichText } from '#schema/kit/richText.ts';
import { FeaturedLink, Slug } from '#schema/pages/pages.rules.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import { days, rowsOf, smallAt } from './worlds.ts';

describe.each(days)('pages and announcements on %s', (moment) => {
  const world = smallAt(moment).map((org) => ({ org, name: String(rowsOf(org, organizations)[0]?.slug) }));
  const told = world.filter(({ org }) => rowsOf(org, customPages).length > 0);

  it('aurora has three published pages and a draft, boreal one page', () => {
    expect(
      told.map(({ org, name }) => [name, rowsOf(org, customPages).map(({ published }) => published)]),
    ).toEqual([
      ['aurora', [true, true, true, false]],
      ['boreal', [true]],
    ]);
  });

  it.each(told)(
    'pages, announcements and featured items of $name are valid and link to what exists',
    ({ org }) => {
      const pages = rowsOf(org, customPages);
      for (const { content, slug } of pages) {
        expect(RichText.parse(content)).toEqual(content);
        expect(Slug.parse(slug)).toBe(slug);
      }
      const open = pages.filter(({ published }) => published).map(({ slug }) => `/pages/${slug}`);
      for (const { link } of rowsOf(org, publicity)) {
        if (link === null) continue;
        expect(FeaturedLink.parse(link)).toBe(link);
        expect(open).toContain(link);
      }
      const targets = [...pages, ...rowsOf(org, products).filter(({ active }) => active)].map(({ id }) => id);
      for (const { kind, targetId, link } of rowsOf(org, featuredItems))
        expect(kind === 'link' ? FeaturedLink.parse(link) : targets.includes(targetId ?? '')).toBeTruthy();
    },
  );

  it.each(told)('all announcements of $name run except the one that is over', ({ org, name }) => {
    const today = dayAt(Date.parse(moment), rowsOf(org, organizations)[0]?.timezone ?? '');
    const runs = rowsOf(org, publicity).map((row) => runsOn(row, today));
    expect(runs).toEqual(name === 'aurora' ? [true, true, false] : [true]);
  });
});
