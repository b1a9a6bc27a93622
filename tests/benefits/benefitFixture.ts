/** Benefits and coverages over the fixture of requests: an administrator, a crowd with managers, and days that pass. */
import { expect } from 'vitest';
import {
  benefits,
  benefitSubmissions,
  coveragePeople,
  coverages,
} from '#backend/benefits/benefits.tables.ts';
import { decisions } from '#backend/decisions/decisions.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { Answer } from '#tests/backend/postFixture.ts';
import { openRequestFixture, type RequestFixture } from '#tests/backend/requestFixture.ts';
import { boss } from '#tests/backend/surveyFixture.ts';
import type { StoreKind } from '../support/deployment.ts';

export interface BenefitFixture extends RequestFixture {
  /** The day of Greenwich so many days from now. */
  day(days?: number): string;
  /** Makes a benefit and returns its id; `carla` decides. */
  benefit(more?: object): Promise<string>;
  request(who: string, id: string): Promise<Answer>;
  /** Asks, and returns the ids of the submission and of its decision. */
  asked(who: string, id: string): Promise<{ readonly id: string; readonly decision: string }>;
  /** The left places and the counters of a benefit, as the administrator sees them. */
  counts(id: string): Promise<readonly unknown[]>;
  coverage(more?: object): Promise<string>;
  assign(id: string, given: object): Promise<Answer>;
  /** Kinds of a person's notifications about benefits and coverages, oldest first. */
  hears(who: string): Promise<readonly string[]>;
}

export async function openBenefitFixture(kind: StoreKind, people = 0): Promise<BenefitFixture> {
  const requests = await openRequestFixture(kind, people);
  const { call, done, look, turn, deployment } = requests;
  await turn('benef_corp', true);
  await turn('coverages', true);
  const fixture: BenefitFixture = {
    ...requests,
    day: (days = 0) => dayAfter(new Date(deployment.now).toISOString().slice(0, 10), days),
    benefit: async (more = {}) =>
      (await done('POST /org/corporate_benefit', { name: 'Gimnasio', approver_ids: ['carla'], ...more })).id,
    request: (who, id) => call(who, `POST /corporate_benefit/${id}/submit`, {}),
    async asked(who, benefitId) {
      const { status, said, text } = await fixture.request(who, benefitId);
      if (status !== 200) throw new Error(text);
      return { id: said.id, decision: said.decision?.id ?? '' };
    },
    async counts(id) {
      const { said } = await call(boss, `GET /org/corporate_benefit/${id}`);
      const { waiting, approved, delivered, refused } = said.counters;
      return [said.left, waiting, approved, delivered, refused];
    },
    coverage: async (more = {}) => (await done('POST /org/create/coverage', { name: 'Vida', ...more })).id,
    assign: (id, given) => call(boss, 'POST /org/assigned/coverage/user', { coverage_id: id, ...given }),
    hears: (userId) =>
      look(async (store) => {
        const { rows } = await store.list(notifications, {
          where: { userId },
          order: [['createdAt', 'asc']],
        });
        return rows.flatMap((row) => (/^(benefit|coverage)/.test(row.kind) ? [row.kind] : []));
      }),
  };
  return fixture;
}

/** Status of a call, with the field and code of each reason. */
export const codes = ({ status, said }: Answer): readonly string[] => [
  `${status}`,
  ...(said.reasons ?? []).map((one: { field: string; code: string }) => `${one.field} ${one.code}`.trim()),
];

/** What is wrong with places and counters of all benefits and coverages, against a recount of the same moment. */
export async function wrongIn(store: Store): Promise<readonly string[]> {
  const { rows: offered } = await store.list(benefits);
  const { rows: asked } = await store.list(benefitSubmissions);
  const { rows: decided } = await store.list(decisions, { where: { subject: 'benefit' } });
  const { rows: covers } = await store.list(coverages);
  const { rows: covered } = await store.list(coveragePeople);
  const wrong: string[] = [];
  for (const { id, stock, taken, waiting, approved, delivered, refused } of offered) {
    const of = (...states: readonly string[]): number =>
      asked.filter((row) => row.benefitId === id && states.includes(row.state)).length;
    const counted = [of('waiting'), of('approved'), of('delivered'), of('refused')];
    if (String([waiting, approved, delivered, refused]) !== String(counted)) wrong.push(`counters of ${id}`);
    if (taken !== of('waiting', 'approved', 'delivered')) wrong.push(`${taken} places of ${id}`);
    if (stock !== null && taken > stock) wrong.push(`too many of ${id}`);
  }
  const open = asked.filter(({ state }) => state === 'waiting' || state === 'approved');
  const pairs = new Set(open.map(({ benefitId, userId }) => `${benefitId} ${userId}`));
  if (pairs.size < open.length) wrong.push('two open submissions of one person');
  for (const { id, state, automatic } of asked) {
    const decision = decided.find(({ subjectId }) => subjectId === id);
    const said =
      decision?.state === 'approved' && decision.carriedOutAt !== null ? 'delivered' : decision?.state;
    if (!automatic && said !== state) wrong.push(`${state} but ${said}`);
  }
  for (const { id, people } of covers)
    if (people !== covered.filter(({ coverageId }) => coverageId === id).length)
      wrong.push(`people of ${id}`);
  return wrong;
}

export const expectRight = async ({ look }: BenefitFixture): Promise<void> =>
  expect(await look(wrongIn)).toEqual([]);
