/** Places of both forms that are taken, changed, given back and limited at random, against a recount. */
import { afterEach, describe, expect, it } from 'vitest';
import { eventForms, takesPeople, type EventForm } from '#schema/events/events.rules.ts';
import { diceOf } from '../support/seededRandom.ts';
import type { StoreKind } from '../support/deployment.ts';
import { isWhole, seed, storesOf, trials } from '../support/trials.ts';
import { openEventFixture, type EventFixture } from './eventFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss } from './surveyFixture.ts';

let fixture: EventFixture;
afterEach(() => fixture.deployment.close());

/** Ten thousand in a release, over the store in memory. */
const turnsOf = (kind: StoreKind): number => (isWhole && kind === 'tab' ? 10_000 : trials(120));
const where = { location: 'Auditorio', url: 'https://meet.example/room' };

interface Own {
  readonly form: EventForm;
  readonly isIn: boolean;
  readonly asked: number;
}

/** The rules of the places, without a store. */
class Recount {
  readonly people = new Map<string, Own>();
  forms: readonly EventForm[] = eventForms;
  readonly limits: Record<EventForm, number | null> = { onsite: 4, online: 2 };
  #asked = 0;

  of(form: EventForm, isIn: boolean): readonly string[] {
    return [...this.people]
      .filter(([, own]) => own.form === form && own.isIn === isIn)
      .toSorted(([, one], [, other]) => one.asked - other.asked)
      .map(([who]) => who);
  }

  isFull(form: EventForm): boolean {
    const limit = this.limits[this.forms.length > 1 ? form : 'onsite'];
    return limit !== null && this.of(form, true).length >= limit;
  }

  moveUp(): void {
    for (const form of this.forms)
      for (const who of this.of(form, false))
        if (!this.isFull(form)) this.people.set(who, { ...must(this.people.get(who)), isIn: true });
  }

  /** Returns the status of the answer. */
  attend(who: string, wish: EventForm | undefined): number {
    if (wish !== undefined && !this.forms.includes(wish)) return 409;
    const own = this.people.get(who);
    const form = wish ?? own?.form ?? this.forms.find((one) => !this.isFull(one)) ?? must(this.forms[0]);
    if (own?.form === form) return 200;
    if (own?.isIn === true && this.isFull(form)) return 409;
    this.people.set(who, { form, isIn: false, asked: ++this.#asked });
    this.moveUp();
    return 200;
  }

  /** The event keeps these forms. */
  offer(forms: readonly EventForm[]): void {
    this.forms = forms;
    const [only, other] = forms;
    if (only !== undefined && other === undefined)
      for (const [who, own] of this.people) this.people.set(who, { ...own, form: only });
    this.moveUp();
  }
}

const must = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error('missing');
  return value;
};

describe.each(storesOf(import.meta.url))('places at random, %s store', (kind) => {
  it('never overbooked, nobody waits for a free place: counters, order and limits of each form are as a recount has them', async () => {
    const people = crowd(12);
    fixture = await openEventFixture(kind, people.length);
    const { attend, call, done, places, eventRow, deployment } = fixture;
    const dice = diceOf(seed);
    const id = await fixture.event({
      starts_at: fixture.hour(400),
      ends_at: fixture.hour(402),
      ...where,
      capacity: 4,
      online_capacity: 2,
    });
    const recount = new Recount();
    for (let turn = 0; turn < turnsOf(kind); turn++) {
      const who = dice.pick(people);
      if (dice.hits(0.12)) {
        const form = dice.pick(eventForms);
        const limit = dice.hits(0.1) ? null : dice.whole(1, 8);
        await done(`PATCH /events/edit/${id}`, {
          [form === 'online' ? 'online_capacity' : 'capacity']: limit,
        });
        recount.limits[form] = limit;
        recount.moveUp();
      } else if (dice.hits(0.04)) {
        const forms = dice.pick([eventForms, eventForms, ['onsite'], ['online']] as const);
        await done(`PATCH /events/edit/${id}`, {
          location: forms.some((form) => form === 'onsite') ? where.location : null,
          url: forms.some((form) => form === 'online') ? where.url : null,
        });
        recount.offer(forms);
      } else if (dice.hits(0.6)) {
        const form = dice.hits(0.3) ? undefined : dice.pick(eventForms);
        const status = await attend(who, id, true, form);
        expect(status, `turn ${turn}`).toBe(recount.attend(who, form));
      } else {
        expect(await attend(who, id, false)).toBe(200);
        recount.people.delete(who);
        recount.moveUp();
      }
      const row = await eventRow(id);
      for (const form of eventForms) {
        const stored = await places(id, form);
        expect({ in: new Set(stored.in), waiting: stored.waiting }, `turn ${turn}, ${form}`).toEqual({
          in: new Set(recount.of(form, true)),
          waiting: recount.of(form, false),
        });
      }
      expect(row, `turn ${turn}`).toMatchObject({
        registered: [...recount.people.values()].filter(({ isIn }) => isIn).length,
        waiting: [...recount.people.values()].filter(({ isIn }) => !isIn).length,
        registeredOnline: recount.of('online', true).length,
        waitingOnline: recount.of('online', false).length,
      });
    }
    expect(takesPeople(await eventRow(id), new Date(deployment.now).toISOString())).toBe(true);
    const { said } = await call(boss, `GET /event/${id}/participants?status=waiting`);
    for (const form of eventForms)
      expect(
        said.items
          .filter((person: { form: EventForm }) => person.form === form)
          .map(({ user, turn }: { user: { id: string }; turn: number }) => [user.id, turn]),
      ).toEqual(recount.of(form, false).map((who, index) => [who, index + 1]));
  });
});
