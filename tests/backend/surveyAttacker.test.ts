/**
 * The linear attacker on the calls of the product: administrators and managers ask for everything after each response of
 * an anonymous survey, and put it together. Each person answers with a month and a comment of their own, so that every
 * reply lists whom it is about.
 */
import { afterEach, expect, it } from 'vitest';
import { departments, users } from '#backend/people/users.tables.ts';
import { seededRandom, type SeededRandom } from '#mock/world/seededRandom.ts';
import { crowd } from './pollFixture.ts';
import { boss, dayMs, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';
import { isWhole, seed, trials } from '../support/trials.ts';
import { Knowledge } from '../privacy/knowledge.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());

const k = 3;
const textK = 10;
const monthOf = (person: number): string =>
  `${1900 + Math.floor(person / 12)}-${String((person % 12) + 1).padStart(2, '0')}`;
const personOf = (month: string): number =>
  (Number(month.slice(0, 4)) - 1900) * 12 + Number(month.slice(5)) - 1;

const date = (question: string, own: object = {}) => ({ kind: 'date', question, ...own });
/** Asked in random organisations: each kind of question that the rule treats apart. */
const everyKind = [
  date('¿Cuándo empezaste?'),
  {
    kind: 'single',
    question: '¿Cambiarías de equipo?',
    required: false,
    options: [{ text: 'Sí' }, { text: 'No' }],
  },
  date('¿Desde cuándo?', { condition: { question: 1, options: [0] } }),
  date('¿Cuándo hablaste con tu líder?', { required: false }),
  { kind: 'text', question: '¿Qué falta?', required: false },
];
/** Asked in a larger organisation, where cells have enough comments to be shown before the close. */
const commentsOnly = [{ kind: 'text', question: '¿Qué falta?' }];

interface Figure {
  readonly counts: readonly { readonly value: string; readonly count: number }[];
}
interface Results {
  readonly questions: readonly {
    readonly figure: Figure;
    readonly organization: Figure | null;
    readonly by_segment: readonly { readonly figure: Figure }[];
  }[];
  readonly segments: readonly {
    readonly id: string;
    readonly dimension: string;
    readonly names: readonly string[];
    readonly withheld: string | null;
  }[];
}

/** One survey in unequal departments; returns what was found about fewer people than the threshold. */
async function attacked(
  random: SeededRandom,
  size: number,
  questions: readonly object[],
): Promise<readonly string[]> {
  const people = crowd(size);
  fixture = await openSurveyFixture('tab', size);
  // Rare departments have a person or two.
  const homes = people.map(() => `area ${Math.floor(random.next() * random.next() * 6)}`);
  const admissions = people.map(() => (random.chance(0.6) ? '2000-01-01' : null));
  await fixture.change(async (store) => {
    const names = [...new Set(homes)];
    await store.insert(
      departments,
      names.map((id) => ({
        id,
        name: id,
        active: true,
        parentId: null,
        managerId: null,
        createdAt: '2026-01-01T00:00:00.000Z',
      })),
    );
    for (const [at, id] of people.entries()) {
      const departmentId = homes[at] ?? null;
      const isManager = homes.indexOf(homes[at] ?? '') === at;
      const userType = isManager ? 'manager' : 'employee';
      await store.update(users, { id }, { departmentId, userType, admissionDate: admissions[at] ?? null });
    }
  });
  await fixture.fill(100_000);
  const id = await fixture.publish(
    { questions },
    { threshold: k, user_ids: [...people], shared_with_leaders: true, points: 10, notify: false },
  );
  await fixture.later(0);
  const asked = (await fixture.done(`GET /org/survey/${id}`)).questions as readonly {
    readonly id: string;
    readonly kind: string;
    readonly options: readonly { readonly id: string }[];
  }[];
  const commented = asked.find(({ kind }) => kind === 'text')?.id ?? '';
  const managers = people.filter((_, at) => homes.indexOf(homes[at] ?? '') === at);

  const known = new Map<string, { knowledge: Knowledge; least: number }>();
  const learn = (about: string, least: number, of: readonly number[]): void => {
    const entry = known.get(about) ?? { knowledge: new Knowledge(size), least };
    known.set(about, entry);
    entry.knowledge.learn(of);
  };
  const learnFigure = (question: number, { counts }: Figure): void => {
    if (asked[question]?.kind !== 'date') return;
    learn(
      `question ${question}`,
      k,
      counts.map(({ value }) => personOf(value)),
    );
  };
  const invitedOf = (names: readonly string[], dimension = 'department'): readonly number[] =>
    [...people.keys()].filter((person) =>
      names.includes((dimension === 'department' ? homes[person] : admissions[person] && '60-') ?? ''),
    );

  const readResults = async (who: string, segmentId?: string): Promise<Results | undefined> => {
    const search = segmentId === undefined ? '' : `?segment_id=${encodeURIComponent(segmentId)}`;
    const { status, said } = await fixture.call(who, `GET /org/survey/${id}/results${search}`);
    if (status !== 200) return undefined;
    const results = said as Results;
    for (const [question, { figure, organization, by_segment }] of results.questions.entries())
      for (const one of [
        figure,
        ...(organization ? [organization] : []),
        ...by_segment.map((by) => by.figure),
      ])
        learnFigure(question, one);
    for (const { names, dimension, withheld } of results.segments)
      if (withheld === null) learn('participation', k, invitedOf(names, dimension));
    return results;
  };
  const readComments = async (segmentId?: string): Promise<void> => {
    const texts: number[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const search = new URLSearchParams({ question_id: commented, page: String(page) });
      if (segmentId !== undefined) search.set('segment_id', segmentId);
      const said = await fixture.done(`GET /org/survey/${id}/comments?${search}`);
      texts.push(...said.items.map(({ text }: { text: string }) => Number(text)));
      pages = said.pagination.total_pages;
    }
    learn('comments', textK, texts);
  };
  const readEverything = async (): Promise<void> => {
    const all = await readResults(boss);
    await readComments();
    for (const segment of all?.segments ?? []) await readComments(segment.id);
    if (questions === commentsOnly) return;
    for (const segment of all?.segments ?? []) await readResults(boss, segment.id);
    for (const manager of managers) await readResults(manager);
    const responses = await fixture.done(`GET /surveys/allresponses?survey_id=${id}`);
    expect([responses.items, responses.withheld]).toEqual([[], 'anonymous']);
    for (const [question, { figure }] of responses.aggregate.entries()) learnFigure(question, figure);
    const invited = await fixture.done(`GET /all_surveys_users?survey_id=${id}`);
    expect(invited.items).toEqual([]);
    for (const { name } of invited.groups) learn('participation', k, invitedOf(name.split(', ')));
  };

  const paidBefore = new Set<string>();
  const day = async (): Promise<void> => {
    await fixture.later(dayMs);
    const paid = (await fixture.paid())
      .flatMap((line) => line.split(' ')[0] ?? [])
      .filter((who) => !paidBefore.has(who));
    for (const who of paid) paidBefore.add(who);
    learn(
      'payments',
      k,
      paid.map((who) => people.indexOf(who)),
    );
  };

  const [yes, optional, writing] = [random.next(), random.next(), 0.3 + 0.7 * random.next()];
  for (const person of random.shuffle([...people.keys()]).filter(() => random.chance(0.8))) {
    const month = `${monthOf(person)}-15`;
    const isYes = random.chance(yes);
    const comment = { text: String(person) };
    const said =
      questions === commentsOnly
        ? [comment]
        : [
            { date: month },
            { option_ids: [asked[1]?.options[isYes ? 0 : 1]?.id] },
            isYes ? { date: month } : null,
            random.chance(optional) ? { date: month } : null,
            random.chance(writing) ? comment : null,
          ];
    const answers = said.flatMap((one, at) => (one === null ? [] : [{ question_id: asked[at]?.id, ...one }]));
    const { status, text } = await fixture.call(people[person] ?? '', `POST /survey/${id}/submit`, {
      answers,
    });
    if (status > 201) throw new Error(text);
    await readEverything();
    if (random.chance(0.2)) await day();
  }
  const stepsBefore = known.get('comments')?.knowledge.rank;
  const yesterday = new Date(fixture.deployment.now - 2 * dayMs).toISOString().slice(0, 10);
  await fixture.done(`PATCH /org/survey/${id}/date`, { ends_at: yesterday });
  await fixture.later(0);
  await readEverything();
  if (questions === commentsOnly) {
    // A short run may draw too few comments for a step.
    if (isWhole) expect(stepsBefore).toBeGreaterThan(0);
  } else expect((await readResults(boss))?.questions[0]?.figure.counts.length).toBeGreaterThanOrEqual(k);
  return [...known].flatMap(([about, { knowledge, least }]) => {
    const found = knowledge.exposed(least);
    return found ? [`${about}: ${found.length} people`] : [];
  });
}

it('nothing that administrators and managers can ask of an anonymous survey is about fewer people than its threshold', async () => {
  for (let number = 0; number < trials(1); number++) {
    const random = seededRandom(`calls ${seed} ${number}`);
    expect(await attacked(random, random.whole(8, 24), everyKind)).toEqual([]);
    fixture.deployment.close();
  }
});

it('comments on an anonymous survey appear in steps of at least their threshold, in the whole and in every segment', async () => {
  for (let number = 0; number < trials(0.5); number++) {
    expect(await attacked(seededRandom(`comments ${seed} ${number}`), 140, commentsOnly)).toEqual([]);
    fixture.deployment.close();
  }
});
