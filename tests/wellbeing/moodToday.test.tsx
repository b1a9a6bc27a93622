/** Today's mood in a page over the real backend: a week without a network, and the end of a day. */
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { moods } from '#backend/wellbeing/wellbeing.tables.ts';
import { resumeLeft } from '#src/app/resumeLeft.ts';
import { forgetPerson } from '#src/lib/store.ts';
import { isoDay } from '#src/lib/longDates.ts';
import { MoodHere } from '#src/wellbeing/mood/MoodHere.tsx';
import { WellbeingScreen } from '#src/wellbeing/WellbeingScreen.tsx';
import { noon, openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { button, long, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

const as = 'employee@aurora.example';
const dayMs = 86_400_000;

let deployment: TestDeployment;
afterEach(() => {
  cleanup();
  forgetPerson();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  deployment.close();
});

const network = (isOnline: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

/** Opens a deployment without moods of the person, who lives in the zone of the device. */
async function begin(now: number): Promise<{ readonly id: string; readonly orgId: string }> {
  vi.useFakeTimers({ toFake: ['Date'], now });
  deployment = await openTestDeployment('tab', { now });
  const orgId = (await deployment.db.directory.find(`email:${as}`)) ?? '';
  const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return deployment.db.tx(orgId, async (store) => {
    await store.update(users, { email: as }, { timezone });
    const { rows } = await store.list(users, { where: { email: as } });
    const id = rows[0]?.id ?? '';
    await store.remove(moods, { userId: id });
    return { id, orgId };
  });
}

const clockAt = (now: number): void => {
  vi.setSystemTime(now);
  deployment.now = now;
};
const face = (name: string): HTMLElement =>
  within(screen.getByRole('group', { name: 'Tu estado de ánimo de hoy' })).getByRole('button', { name });
const choose = ({ user }: OpenPage, name: string): Promise<void> => user.click(face(name));
const pressed = (): readonly (string | null)[] =>
  screen.queryAllByRole('button', { pressed: true }).map((one) => one.textContent);

/** Date, mood and note of the person's days. */
async function history(): Promise<readonly string[]> {
  const answer = await deployment.rest('GET /users/moods/history', { as });
  const days = (await answer.json()) as readonly { date: string; mood_id: string; note: string | null }[];
  return days.map(({ date, mood_id, note }) => [date, mood_id, ...(note === null ? [] : [note])].join(' '));
}

test(
  'a week of moods offline: each waits through its midnight and a new page, and goes once as the mood of its day',
  async () => {
    const owner = await begin(noon);
    network(false);
    const chosen = ['Muy mal', 'Mal', 'Regular', 'Bien', 'Muy bien', 'Bien', 'Regular'];
    const expected: string[] = [];
    const codes = ['awful', 'low', 'okay', 'good', 'great', 'good', 'okay'];
    const first = noon - 6 * dayMs;
    for (const [at, name] of chosen.entries()) {
      vi.setSystemTime(first + at * dayMs);
      expected.push(`${isoDay(Date.now())} ${codes[at]}`);
      const page = await openPage(deployment, <MoodHere owner={owner} />, { as, again: true });
      await screen.findByText('¿Cómo estás hoy?', {}, soon);
      expect(pressed()).toEqual([]);
      await choose(page, name);
      await screen.findByText(/espera en este dispositivo/u, {}, soon);
      expect(page.writes).toEqual([]);
      // The page is closed: what ran is gone, the device stays.
      cleanup();
      forgetPerson();
    }
    expect(await history()).toEqual([]);
    const page = await openPage(deployment, <MoodHere owner={owner} />, { as, again: true });
    network(true);
    resumeLeft(page.cache);
    await vi.waitFor(async () => expect(await history()).toEqual(expected), soon);
    expect(page.writes.map(({ name }) => name)).toEqual(chosen.map(() => 'RecordMood'));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:mood:'))).toEqual([]);
  },
  long,
);

/** Half a minute before the device's and the person's midnight. */
const lateEvening = new Date(2026, 2, 18, 23, 59, 30).getTime();

test(
  'the same mood right after midnight is the mood of the new day, without the note of the day before',
  async () => {
    await begin(lateEvening);
    const [before, after] = [isoDay(lateEvening), isoDay(lateEvening + 60_000)];
    const page = await openPage(deployment, <WellbeingScreen />, { as, at: '/telemedicine' });
    await screen.findByRole('group', { name: 'Tu estado de ánimo de hoy' }, soon);
    await choose(page, 'Bien');
    await screen.findByText(/^Guardado\./u, {}, soon);
    await page.user.click(await button('Agregar una nota para ti'));
    await page.user.type(screen.getByLabelText(/^Nota/u), 'Un buen final');
    await page.user.click(await button('Guardar la nota'));
    await screen.findByText(/^Cambiado\./u, {}, soon);
    // Nothing looked at the clock yet.
    clockAt(lateEvening + 60_000);
    await choose(page, 'Bien');
    await vi.waitFor(
      async () => expect(await history()).toEqual([`${before} good Un buen final`, `${after} good`]),
      soon,
    );
  },
  long,
);

test(
  'a note that is being written while the day ends is not lost',
  async () => {
    await begin(lateEvening);
    const page = await openPage(deployment, <WellbeingScreen />, { as, at: '/telemedicine' });
    await screen.findByRole('group', { name: 'Tu estado de ánimo de hoy' }, soon);
    await choose(page, 'Bien');
    await screen.findByText(/^Guardado\./u, {}, soon);
    await page.user.click(await button('Agregar una nota para ti'));
    await page.user.type(screen.getByLabelText(/^Nota/u), 'Casi termino');
    clockAt(lateEvening + 60_000);
    await page.user.click(await button('Guardar la nota'));
    expect(pressed()).toEqual([]);
    await choose(page, 'Mal');
    await screen.findByDisplayValue('Casi termino', {}, soon);
    await page.user.click(await button('Guardar la nota'));
    await vi.waitFor(
      async () =>
        expect(await history()).toEqual([
          `${isoDay(lateEvening)} good`,
          `${isoDay(Date.now())} low Casi termino`,
        ]),
      soon,
    );
  },
  long,
);

test(
  'a mood that is changed before the day was read leaves the note of another device',
  async () => {
    const owner = await begin(noon);
    await deployment.rest('POST /moods', { as, body: { mood_id: 'low', note: 'Del teléfono' } });
    const page = await openPage(deployment, <MoodHere owner={owner} />, { as, failing: ['MoodHistory'] });
    await choose(page, 'Muy bien');
    await screen.findByText(/^Guardado\./u, {}, soon);
    expect(await history()).toEqual([`${isoDay(noon)} great Del teléfono`]);
  },
  long,
);
