/**
 * The tours of the demo: each step opens its page and marks a part of it, also offline and with the presenter's window.
 */
import type { Page } from '@playwright/test';
import type { ScenarioId } from '#schema/demo/demoLink.ts';
import { arrive, beginTour, coach, onward, openCockpit, closeCockpit } from './cockpit.ts';
import { expect, posts, test } from './home.ts';
import { isRelease } from './looks.ts';
import { actsOf } from './tourActs.ts';

/** The pages of each tour, in order. */
const pages = {
  busy: '/ /post /podium /wallet /catalog /challenges /telemedicine /performance_evaluation /admin /admin/points /admin/brand',
  newCompany: '/ /admin/people /admin/people-import /admin/recognition-types /admin/modules /post',
  monthEnd: '/wallet /wallet?tab=requests /admin/points-requests /admin/orders /wallet /admin/points',
  shortPoints: '/cart /cart /catalog /wallet?tab=requests /admin/points-requests /cart',
  closingPoll: '/ / / /notifications /post',
  surveyResults: '/admin/surveys /admin/surveys /surveys?tab=team /surveys /surveys?tab=told /admin/surveys',
  quarterEnd: '/goals /goals?tab=people /goals?tab=tree /goals /admin/goals /admin/goals?tab=periods',
  challengeFinal:
    '/challenges / /tasks /tasks?tab=submitted /admin/challenges /admin/challenges?tab=proofs /challenges',
  fullHouse:
    '/events /events?view=month /events?view=mine /admin/events /admin/events?state=cancelled /events',
  launchDay:
    '/admin/communications /admin/communications?edit=new /admin/communications?state=scheduled /admin/communications?view=groups /communications /admin/communications?state=delivered',
  onboarding:
    '/programs /programs /admin/programs /admin/programs?edit=new /admin/programs?type=custom /programs',
  openEnrolment:
    '/benefits_page /benefits_page /benefits_page /admin/benefits /admin/benefits?view=asked /admin/coverages /admin/requests?view=hours',
  safeVoice:
    '/suggestions /suggestions?tab=complaints /admin/complaints /admin/ideas /suggestions?tab=complaints',
  myTeam: '/charts /charts?section=recognition /wallet?tab=requests / /charts',
  boardMeeting:
    '/charts /charts?section=recognition /charts?section=points /charts?section=sessions /charts?section=transactions',
  failing: '/ / /post /wallet /catalog',
} satisfies Record<ScenarioId, string>;

/**
 * Goes through a tour from the first step to the last: each step opens its page and outlines a part of it, and what its
 * notes tell the speaker is done.
 */
async function walk(
  page: Page,
  scenario: ScenarioId,
  next: (index: number) => Promise<void> = onward(page),
): Promise<void> {
  const paths = pages[scenario].split(' ');
  for (const [index, path] of paths.entries()) {
    if (index > 0) await next(index);
    await expect(coach(page)).toContainText(`Paso ${index + 1} de ${paths.length}`);
    await expect(page).toHaveURL(new URL(path, page.url()).href);
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('[data-tour-mark]')).toBeVisible();
    await actsOf[scenario]?.[index]?.(page);
  }
}

test.describe('a first visit', () => {
  test.use({ firstVisit: true });

  test('a demo that was opened once needs no network for a reload and the whole tour', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    await arrive(page);
    // Files are kept while the page is calm, and the cockpit says when all are there.
    const panel = await openCockpit(page, 'Demostración');
    await expect(panel).toContainText('Lista para abrirse sin red', { timeout: 90_000 });
    await closeCockpit(page);
    await context.setOffline(true);
    await page.reload();
    await expect(posts(page).first()).toBeVisible();
    await beginTour(page);
    await walk(page, 'busy');
    await coach(page).getByRole('button', { name: 'Terminar', exact: true }).click();
    await expect(coach(page)).toHaveCount(0);
    await context.setOffline(false);
  });
});

/** Tours of a release: what each step names is proved on Node (tests/demo/tours.test.tsx). */
const others = [
  'newCompany',
  'monthEnd',
  'closingPoll',
  'surveyResults',
  'quarterEnd',
  'challengeFinal',
  'fullHouse',
  'launchDay',
  'onboarding',
  'openEnrolment',
  'safeVoice',
  'myTeam',
  'boardMeeting',
  'failing',
] satisfies ScenarioId[];

for (const scenario of isRelease ? others : []) {
  test.describe(`the scenario ${scenario}`, () => {
    // This scenario fails on purpose.
    test.use({ expected: scenario === 'failing' ? [/./] : [] });

    test(`the tour of the scenario ${scenario} opens each step’s page and marks a part of it`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await arrive(page, { scenario });
      await beginTour(page);
      await walk(page, scenario);
    });
  });
}

test('the presenter’s window follows and controls the tour of the scenario shortPoints, whose steps each mark a part of their page', async ({
  page,
  context,
}) => {
  await arrive(page, { scenario: 'shortPoints' });
  const panel = await openCockpit(page, 'Guion');
  const [second] = await Promise.all([
    context.waitForEvent('page'),
    panel.getByRole('button', { name: 'Ventana del presentador' }).click(),
  ]);
  const title = second.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Ventana del presentador');
  await page.bringToFront();
  await closeCockpit(page);
  await beginTour(page);
  await expect(title).toHaveText('Lo que falta, a la vista');
  await onward(page)();
  await expect(title).toHaveText('Quitar lo que puede esperar');
  // A remote control sends these keys.
  await second.keyboard.press('ArrowLeft');
  await expect(title).toHaveText('Lo que falta, a la vista');
  // The tour also continues after a reload, which happens because another persona signs in.
  await walk(page, 'shortPoints', (index) =>
    index === 1
      ? second.keyboard.press('PageDown')
      : second.getByRole('button', { name: 'Siguiente' }).click(),
  );
  await expect(title).toHaveText('Ahora sí');
  await second.close();
});
