/** The limit of stories per domain. Stories are expensive, because a browser draws each one and axe checks it. */
import { describe, expect, test } from 'vitest';
import { maxStories, mostOfANewDomain } from './storyCounts.ts';
import { runsByDomain, writtenStories } from './storyList.ts';

const stories = writtenStories();
const counts = runsByDomain(stories);

describe.each(Object.entries(counts))('%s', (domain, count) => {
  test(`stories of ${domain} that run are no more than its maximum`, () => {
    const most = maxStories[domain] ?? mostOfANewDomain;
    expect(
      count,
      `stories/${domain} may run ${most} stories: prove rules in node, let pictures show a screen's states, tag looks "!test"`,
    ).toBeLessThanOrEqual(most);
  });
});

test('the maximum of a domain is lowered to the number of stories that it runs', () => {
  expect(Object.entries(maxStories).filter(([domain, most]) => (counts[domain] ?? 0) < most)).toEqual([]);
  expect(Object.values(maxStories).filter((most) => most <= mostOfANewDomain)).toEqual([]);
});

test('a story that differs from another only by toolbar settings does not run', () => {
  const looks = stories.filter(({ isLook }) => isLook);
  expect(looks.length).toBeGreaterThan(0);
  expect(
    looks
      .filter(({ runs }) => runs)
      .map(({ file, exportName }) => `${file}: ${exportName} needs tags: ['!test']`),
  ).toEqual([]);
});
