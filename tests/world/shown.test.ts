/** Every scenario works: each read call succeeds for each persona, also with the longest name of a prospect. */
import { expect, it } from 'vitest';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { allRows } from '#schema/contract.ts';
import { scenarioIds, type WorldPart } from '#schema/demo/demoLink.ts';
import { moduleFlags } from '#schema/modules.ts';
import { isWhole } from '../support/trials.ts';
import { openTestDeployment, password, plainHasher } from '../support/deployment.ts';
import { inBusy, toldBy } from './scenarios.ts';

/** Read calls without parameters. */
const reading = allRows.filter(
  ({ row: { route, query, can, answer } }) =>
    route.startsWith('GET ') &&
    !route.includes('{') &&
    answer !== 'stream' &&
    can !== 'apiKey' &&
    (query === undefined || query.safeParse({}).success),
);

const longest = `${'Asociación Ñ '.repeat(4)}& Hijos`.padEnd(60, '.').slice(0, 60);
const links: readonly WorldPart[] = [
  ...scenarioIds
    .filter((scenario) => !inBusy.some((one) => one === scenario))
    .flatMap((scenario, at) =>
      // By turns, in a release both.
      (['aurora', 'boreal'] as const)
        .filter((_, place) => isWhole || place === at % 2)
        .map((organization) => ({ scenario, organization })),
    ),
  { scenario: 'newCompany', organization: 'aurora', prospect: { name: longest, main: '#ffe600' } },
  { scenario: 'busy', organization: 'aurora', prospect: { name: longest }, date: '2028-02-29' },
  { scenario: 'busy', organization: 'boreal', off: moduleFlags.filter((flag) => flag !== 'auth') },
];

it.each(links)(
  'no read call fails for any persona in $scenario of $organization, on $date, as $prospect.name',
  async (link) => {
    const { at, world } = toldBy(link, undefined, await plainHasher.hash(password));
    const deployment = await openTestDeployment('tab', { world, now: at });
    expect(reading.length).toBeGreaterThan(50);
    // Runs the jobs that are due at once, as the demo does in its first seconds.
    while ((await deployment.tick()) > 0);
    let answered = 0;
    for (const role of ['employee', 'manager', 'admin', 'external'] as const) {
      const as = `${role}@${link.organization}.example`;
      for (const { row } of reading) {
        const answer = await deployment.rest(row.route, { as });
        expect([row.route, role, answer.status < 500]).toEqual([row.route, role, true]);
        if (answer.ok) answered += 1;
      }
    }
    expect(answered).toBeGreaterThan(link.off === undefined ? 120 : 40);
    const { data, errors } = await deployment.ask(
      'query { settings { name branding { banner { main secondary } logoUrl } } user { firstName } modules { flag active } }',
      { as: `employee@${link.organization}.example` },
    );
    expect(errors).toBeUndefined();
    const name = link.prospect?.name ?? { aurora: 'Grupo Aurora', boreal: 'Boreal Works' }[link.organization];
    expect(data).toMatchObject({ settings: { name } });
    if (link.scenario !== 'newCompany') return;
    // The due jobs must not fill the empty screens either.
    const org = toldBy(link).org.org;
    const made = await deployment.db.read(org, async (store) => [
      await store.tally(posts),
      await store.tally(notifications),
    ]);
    expect(made.flat().map(({ count }) => count)).toEqual(made.flat().map(() => 0));
  },
);
