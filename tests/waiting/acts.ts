/** Random acts of people and administrators in every domain that contributes to the queue. */
import { users } from '#backend/people/users.tables.ts';
import { repositoryFiles } from '#backend/files/files.tables.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { WaitingKind } from '#schema/waiting/kinds.ts';
import { openRequestFixture, type RequestFixture } from '#tests/backend/requestFixture.ts';
import { boss, dayMs, scale } from '#tests/backend/surveyFixture.ts';
import type { StoreKind } from '../support/deployment.ts';
import type { Dice } from '../support/seededRandom.ts';

export const people = ['ana', 'bruno', 'elena', 'carla', boss] as const;
const zones: Readonly<Record<string, string>> = { bruno: 'Asia/Tokyo', elena: 'Europe/Madrid' };
export const zoneOf = (who: string): string => zones[who] ?? 'America/Mexico_City';
export const localDay = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);

/** A thing of the queue, on the wire. */
export interface WireItem {
  readonly kind: WaitingKind;
  readonly id: string;
  readonly subject_id: string;
  readonly due_at: string | null;
}
export interface WireQueue {
  readonly items: readonly WireItem[];
  readonly counts: readonly {
    readonly kind: WaitingKind;
    readonly count: number;
    readonly snoozed: number;
  }[];
  readonly total: number;
}

/** The queue of a person, as long as it can be. */
export const queueOf = async (fixture: RequestFixture, who: string): Promise<WireQueue> =>
  (await fixture.call(who, 'GET /user/waiting?limit=100')).said;

/** Finishes a thing by the call of its domain, and returns the status. */
export async function finish(fixture: RequestFixture, who: string, { kind, id, subject_id }: WireItem) {
  const { call, deployment } = fixture;
  const status = async (route: string, body?: unknown) => (await call(who, route, body)).status;
  switch (kind) {
    case 'task':
    case 'task_again':
      return status(`POST /task/${id}/submit`, { message: 'Listo' });
    case 'task_proof':
      return status(`PATCH /task/submission/${id}/send_back`, { reason: 'Falta la fecha.' });
    case 'decision':
    case 'benefit_decision':
      return (await fixture.decide(who, id)).status;
    case 'point_request':
      return status('POST /point_request/reject', { id });
    case 'challenge_proof':
      return status(`PATCH /challenge_proof/${id}/send_back`, { reason: 'No se ve.' });
    case 'program':
    case 'program_again':
      return status('POST /program/generic/submit', { program_id: id, message: 'Listo' });
    case 'program_proof':
      return status(`PATCH /program_submission/${id}/decide`, { accept: false, reason: 'No se ve.' });
    case 'goal_part': {
      const { asked } = (await call(who, `GET /goal/${subject_id}`)).said;
      const { asked_weight } = asked.find((one: { id: string }) => one.id === id);
      return status(`PATCH /goal/${subject_id}/parts`, { part_id: id, asked_weight, accept: true });
    }
    case 'evaluation': {
      const { questions } = (await call(who, `GET /evaluation/${id}`)).said;
      return status(`POST /evaluation/${id}/submit`, {
        answers: [{ question_id: questions[0].id, number: 4 }],
      });
    }
    case 'evaluation_result':
      await call(who, `POST /evaluation_person/${id}/open`, {});
      return status(`PATCH /evaluation_person/${id}/acknowledge`, {});
    case 'survey':
      return fixture.answer(who, id);
    case 'poll': {
      const { options } = (await call(who, `GET /poll/${id}/results`)).said;
      return status(`PUT /poll/${id}/vote`, { option_ids: [options[0].id] });
    }
    case 'communication':
      return status(`POST /communications/${id}/acknowledge`, {});
    case 'document':
      return status(`POST /files/${id}/acknowledge`, { version: 1 });
    case 'challenge_day':
      return status(`POST /challenge/${id}/entry`, { on: localDay(deployment.now, zoneOf(who)), value: 2 });
    case 'checkin':
      return status('POST /goal/checkin', { goal_id: id, value: 1, confidence: 'on_track' });
    case 'birthday':
    case 'anniversary':
      return status('POST /like', { post_id: id });
  }
}

type Act = (dice: Dice) => Promise<unknown>;

/** The acts by name, over an organisation with all modules on. */
export async function openActs(kind: StoreKind) {
  const fixture = await openRequestFixture(kind);
  const { call, done, change, deployment, later } = fixture;
  const { tokens, newId } = deployment.dependencies;
  const day = (ahead: number): string => dayAfter(localDay(deployment.now, 'UTC'), ahead);
  await change(async (store) => {
    for (const id of people) await store.update(users, { id }, { timezone: zones[id] ?? null });
  });
  await fixture.lead('carla', 'ana', 'bruno', 'elena');
  const periods = [(await done('POST /goal_period', { name: 'T1', starts_on: '2020-01-01' })).id];
  const requestKind = await fixture.kind();
  const benefitId = (await done('POST /org/corporate_benefit', { name: 'Gimnasio' })).id;
  const goals: { readonly id: string; readonly owner: string }[] = [];
  const challenges: string[] = [];
  const cycles: string[] = [];
  const off = new Set<ModuleFlag>();
  /** Administrators make; a call that a switched-off module refuses makes nothing. */
  const make = async (route: string, body: object): Promise<string | undefined> =>
    (await call(boss, route, body)).said.id;
  const kept = <T>(list: T[], one: T | undefined): void => {
    if (one !== undefined) list.push(one);
  };

  const acts: Readonly<Record<string, Act>> = {
    async survey() {
      const id = await make('POST /surveys/create', { title: 'Clima', questions: [scale] });
      if (id !== undefined) await call(boss, 'POST /org/survey', { survey_id: id });
      await later(0);
    },
    poll: (dice) =>
      call(dice.pick(people), 'POST /poll', {
        question: '¿Dónde?',
        options: ['Aquí', 'Allá'],
        anonymous: dice.hits(0.5),
      }),
    task: (dice) =>
      call(boss, 'POST /task', {
        title: 'Guía',
        user_ids: people.filter(() => dice.hits(0.5)),
        due_on: dice.pick([null, day(1), day(4)]),
      }),
    async program(dice) {
      const id = await make('POST /program', { name: 'Entrega', type: 'generic' });
      if (id === undefined) return;
      await call(boss, `PATCH /org/program/${id}/activate`, { active: true });
      await call(boss, 'POST /program/generic/assign', {
        program_id: id,
        user_ids: people.filter(() => dice.hits(0.5)),
        due_on: dice.pick([null, day(1), day(4)]),
      });
    },
    benefit: (dice) => call(dice.pick(people), `POST /corporate_benefit/${benefitId}/submit`, {}),
    request: (dice) => fixture.send(dice.pick(people), requestKind),
    points: (dice) => call(dice.pick(people), 'POST /point_request', { amount: 5, reason: 'Para el equipo' }),
    async challenge(dice) {
      const id = await make('POST /org/challenge/create', {
        name: 'Diez kilómetros',
        type_id: 'cycling',
        way: 'target',
        target: 10,
        unit: 'km',
        points: 0,
        proof: true,
        starts_on: day(dice.whole(-2, 1)),
        ends_on: day(dice.whole(3, 6)),
      });
      kept(challenges, id);
      for (const who of people) if (dice.hits(0.6)) await call(who, `POST /challenge/${id}/join`, {});
    },
    async proof(dice) {
      const id = dice.pickAny(challenges);
      await call(dice.pick(people), `POST /challenge/${id}/proof`, { message: 'Aquí está' });
    },
    leave: (dice) => call(dice.pick(people), `POST /challenge/${dice.pickAny(challenges)}/leave`, {}),
    async goal(dice) {
      const owner = dice.pick(people);
      const body = { title: 'Meta', period_id: dice.pick(periods), target: 10 };
      const { id } = (await call(owner, 'POST /goal', body)).said;
      kept(goals, id === undefined ? undefined : { id, owner });
    },
    async part(dice) {
      const [part, top] = [dice.pickAny(goals), dice.pickAny(goals)];
      if (part === undefined || top === undefined) return;
      await call(part.owner, `PATCH /goal/${part.id}/parents`, { parents: [{ id: top.id, weight: 1 }] });
    },
    async period(dice) {
      if (dice.hits(0.7)) return;
      const closed = dice.pick(periods);
      await call(boss, `PATCH /goal_period/${closed}/close`, {});
      kept(periods, await make('POST /goal_period', { name: 'T2', starts_on: '2020-01-01' }));
    },
    async communication(dice) {
      const token = await tokens.sign({ userId: boss, org: 'taller', epoch: 0 }, deployment.now);
      const form = new FormData();
      for (const [name, value] of Object.entries({
        title: 'Cierre',
        message: 'A las dos.',
        newsfeed: 'true',
        asks_acknowledgement: 'true',
        ...(dice.hits(0.4) ? { department_id: dice.pick(['sales', 'works']) } : {}),
      }))
        form.append(name, value);
      await deployment.rest(
        form.has('department_id') ? 'POST /communication/department' : 'POST /communication/all',
        {
          token,
          form,
        },
      );
      await later(11_000);
    },
    document: (dice) =>
      change((store) =>
        store.insert(repositoryFiles, [
          {
            id: newId(),
            name: 'Política',
            folder: null,
            description: null,
            key: newId(),
            version: 1,
            contentType: 'application/pdf',
            size: 1,
            mustAcknowledge: dice.hits(0.7),
            departmentIds: dice.pick([[], ['sales'], ['works']]),
            reviewOn: null,
            fold: 'politica',
            uploaderId: boss,
            remindedAt: null,
            createdAt: new Date(deployment.now).toISOString(),
            updatedAt: new Date(deployment.now).toISOString(),
          },
        ]),
      ),
    async cycle() {
      const id = await make('POST /surveys/create', {
        kind: 'evaluation',
        title: 'Anual',
        questions: [scale],
      });
      if (id === undefined) return;
      const { status } = await call(boss, `POST /org/evaluation_cycles/${id}/begin`, {
        user_ids: ['ana', 'bruno', 'elena'],
        parts: [
          { kind: 'self', weight: 50 },
          { kind: 'leader', weight: 50 },
        ],
      });
      kept(cycles, status < 300 ? id : undefined);
      await later(0);
    },
    async advance(dice) {
      const id = dice.pickAny(cycles);
      const { said } = await call(boss, `GET /org/evaluation_cycles/${id}`);
      await call(boss, `PATCH /org/evaluation_cycles/${id}/advance`, { from: said.phase });
      await later(0);
      await call(boss, `POST /org/evaluation_cycles/${id}/share`, {});
      await later(0);
    },
    async celebration(dice) {
      const birthday = `1990-${localDay(deployment.now, 'America/Mexico_City').slice(5)}`;
      const own = dice.hits(0.6) ? { birthday } : { admissionDate: birthday.replace('1990', '2020') };
      await change((store) => store.update(users, { id: dice.pick(people) }, own));
      await later(900_000);
    },
    move: (dice) =>
      change((store) =>
        store.update(users, { id: dice.pick(people) }, { departmentId: dice.pick(['sales', 'works', null]) }),
      ),
    async module(dice) {
      for (const flag of off) await fixture.turn(flag, true);
      off.clear();
      if (dice.hits(0.5)) return;
      const flag = dice.pick([
        'surveys',
        'evaluations',
        'goals',
        'tasks',
        'programs',
        'admin_retos',
        'solicitud',
        'benef_corp',
      ] as const);
      off.add(flag);
      await fixture.turn(flag, false);
    },
    async snooze(dice) {
      const who = dice.pick(people);
      const one = dice.pickAny((await queueOf(fixture, who)).items);
      if (one !== undefined)
        await call(who, 'POST /user/waiting/snooze', { kind: one.kind, id: one.id, snoozed: dice.hits(0.8) });
    },
    read: (dice) => call(dice.pick(people), 'POST /user/notification/read', {}),
    hour: (dice) => later(dice.whole(1, 10) * 3_600_000),
    days: (dice) => later(dice.whole(1, 8) * dayMs),
  };
  return { fixture, acts };
}
