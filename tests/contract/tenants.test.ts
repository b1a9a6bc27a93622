/**
 * Organisations are isolated: every answer to Aurora is the same with and without Boreal in the deployment (spec §3).
 */
import { goalChecklistItems, goalLinks, goalPeriods, goals } from '#backend/goals/goals.tables.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileRules } from '#schema/files/files.rules.ts';
import { isWrite } from '#schema/kit/endpoint.ts';
import { taskSubmissions, tasks } from '#backend/tasks/tasks.tables.ts';
import { communicationGroups, communications } from '#backend/communications/communications.tables.ts';
import { decisions, delegations } from '#backend/decisions/decisions.tables.ts';
import { requestKinds, requests } from '#backend/requests/requests.tables.ts';
import { bodyMetrics } from '#backend/wellbeing/wellbeing.tables.ts';
import { challengeProofs, challenges } from '#backend/challenges/challenges.tables.ts';
import { evaluationCycles, evaluationPeople, evaluations } from '#backend/evaluations/evaluations.tables.ts';
import { forms, surveyOptions, surveyQuestions } from '#backend/forms/forms.tables.ts';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { createIssuer, newIssuerKey } from '#backend/http/issuer.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';
import { tables } from '#backend/tables.ts';
import { allRows } from '#schema/contract.ts';
import { noon } from '../support/deployment.ts';
import { callerOf, leastOf, orgOf, permissionOf, personOf, routeOf, turn } from './calls.ts';
import { canary, columnsWithCanary, idIn, leaksIn, withCanary } from './canary.ts';
import { documentOf, fields } from './fields.ts';
import { callOf, knownOf, sampleOf, type AllKnown } from './samples.ts';
import { noId, type Sample } from './samples/known.ts';
import { textsOf, variantsOf } from './spoilt.ts';
import { aStillHome, type Outcome, type StillHome } from './still.ts';
import { storesOf } from '../support/trials.ts';

const world = smallWorld({ now: noon, passwordHash: 'plain:aplauso-demo' });
const both = withCanary(world, 'boreal');
const [boreal = { org: '', keys: [], rows: {} }] = both.filter((seed, at) => seed !== world[at]);
/** Data that the small Boreal lacks comes from its canary rows. */
const asked = {
  poll: idIn(boreal, surveys),
  toldPoll: idIn(boreal, surveys),
  optionId: idIn(boreal, surveyOptions),
  questionId: idIn(boreal, surveyQuestions),
  formId: idIn(boreal, forms),
  askedSurvey: idIn(boreal, surveys),
  askedText: idIn(boreal, surveyQuestions),
  draftSurvey: idIn(boreal, surveys),
  openSurvey: idIn(boreal, surveys),
  closedSurvey: idIn(boreal, surveys),
  cycleId: idIn(boreal, evaluationCycles),
  ledPlace: idIn(boreal, evaluationPeople),
  sharedPlace: idIn(boreal, evaluationPeople),
  ownEvaluation: idIn(boreal, evaluations),
  writtenEvaluation: idIn(boreal, evaluations),
  goalPeriodId: idIn(boreal, goalPeriods),
  nextPeriod: idIn(boreal, goalPeriods),
  ownGoal: idIn(boreal, goals),
  listGoal: idIn(boreal, goals),
  othersGoal: idIn(boreal, goals),
  goalItem: idIn(boreal, goalChecklistItems),
  askedGoal: idIn(boreal, goals),
  askedPart: idIn(boreal, goalLinks),
  taskId: idIn(boreal, tasks),
  waitingId: idIn(boreal, taskSubmissions),
  challengeId: idIn(boreal, challenges),
  ownChallengeProof: idIn(boreal, challengeProofs),
  communicationId: idIn(boreal, communications),
  plannedCommunication: idIn(boreal, communications),
  communicationGroup: idIn(boreal, communicationGroups),
  requestKindId: idIn(boreal, requestKinds),
  requestId: idIn(boreal, requests),
  requestQuestion: idIn(boreal, surveyQuestions),
  decisionWaits: idIn(boreal, decisions),
  decisionMade: idIn(boreal, decisions),
  delegationId: idIn(boreal, delegations),
  metricId: idIn(boreal, bodyMetrics),
  reportedPost: idIn(boreal, posts),
  leaverId: idIn(boreal, users),
};

/** Tables in which every text is an id, a time, or one word of a list: their rows are recognised by their ids. */
const idsOnly = `modules user_group_members recognition_settings credentials podium_hidden podium_settings
  post_receivers reactions boosts accounts entries point_settings provider_staff savings notifications
  revoked_tokens goal_settings communication_settings celebrations challenge_entries challenge_people
  communication_people decision_seats evaluations survey_cells mood_shares mood_sums mood_weeks body_metrics
  metric_consents metric_people feedback_settings waiting_snoozes program_people program_steps
  case_involved fact_progress idea_votes idea_words job_turns`.split(/\s+/);

describe('canary text of Boreal', () => {
  it('the canary text is in every table of Boreal but those of ids, and in the names of its people', () => {
    const columns = columnsWithCanary(boreal);
    const without = [...columns].filter(([, names]) => names.length === 0).map(([name]) => name);
    const count = [...columns.values()].reduce((sum, names) => sum + names.length, 0);
    console.info(`canary: in ${count} columns of ${tables.length - without.length} tables`);
    expect(without.toSorted()).toEqual(idsOnly.toSorted());
    expect(count).toBeGreaterThan(200);
    expect(columns.get('users')).toEqual(
      expect.arrayContaining([
        'firstName',
        'lastName',
        'bio',
        'phone',
        'fold',
        'jobPosition',
        'passwordHash',
      ]),
    );
  });

  it('every row of Boreal is known by its canary text or its id when it turns up elsewhere', () => {
    const unmarked = tables.flatMap(({ name }) => {
      const rows = boreal.rows[name] ?? [];
      const marked = rows.filter((row) => leaksIn(JSON.stringify(row)).length > 0);
      return rows.length > 0 && marked.length === rows.length ? [] : [name];
    });
    expect(unmarked).toEqual([]);
  });
});

describe.each(storesOf(import.meta.url))('Aurora beside Boreal, %s store', (kind) => {
  let beside: StillHome;
  let alone: StillHome;
  let known: AllKnown;
  let foreign: AllKnown;
  let other: string;
  beforeAll(async () => {
    const issuer = createIssuer(newIssuerKey);
    const dependencies = (own: StillHome['dependencies']) => ({ ...own, issuer });
    beside = await aStillHome(kind, { world: both, dependencies });
    alone = await aStillHome(kind, { world: both.filter((seed) => seed !== boreal), dependencies });
    known = await knownOf(beside, 'aurora');
    // The rows that the samples add are there, too.
    await knownOf(alone, 'aurora');
    // Modules are on, because calls of inactive modules would not search at all.
    await turn(beside, 'boreal', true);
    foreign = { ...(await knownOf(beside, 'boreal')), ...asked };
    other = await orgOf(beside, 'boreal');
    for (const type of Object.keys(fileRules))
      await beside.dependencies.blobs.put(other, `${type}/unknown`, {
        bytes: new TextEncoder().encode(canary),
        contentType: 'image/png',
        name: canary,
      });
  });
  afterAll(() => {
    beside.close();
    alone.close();
  });

  it('every id of Boreal that Aurora sends exists', () => {
    expect(Object.entries(foreign).filter(([, value]) => value === noId)).toEqual([]);
  });

  /** Both deployments give the same answer and make the same changes, without a mark of Boreal. */
  async function same(
    what: string,
    sent: readonly string[],
    call: (deployment: StillHome) => Promise<Outcome>,
  ): Promise<void> {
    const outcome = await call(beside);
    expect(leaksIn(outcome.text, sent), what).toEqual([]);
    expect(outcome.opened, what).not.toContain(other);
    expect(outcome, what).toEqual(await call(alone));
  }

  it.each(allRows)('$operation answers Aurora alike with and without Boreal', async ({ operation, row }) => {
    const own: Sample = sampleOf(operation, known);
    const theirs: Sample = sampleOf(operation, foreign);
    const isOpen = row.can === 'public';
    const caller = callerOf(row, own);
    // Sign-in calls name the organisation themselves, and public data is the same for all.
    const variants = variantsOf(own, isOpen ? own : theirs, canary);
    const origins = isOpen ? [{}] : [{}, { 'x-page-origin': 'https://boreal.example' }];
    for (const { what, sample, sent } of variants)
      for (const headers of what === 'own' ? origins : [{}])
        await same(what, sent, (deployment) =>
          deployment.outcomeOf(() =>
            deployment.rest(routeOf(row, sample), {
              ...caller,
              body: sample.body,
              form: sample.form,
              headers,
            }),
          ),
        );
  });

  it.each(fields.filter(({ rows: [one] }) => one !== undefined && permissionOf(one.row) !== undefined))(
    '$id answers Aurora over GraphQL alike with and without Boreal',
    async (field) => {
      const [one] = field.rows;
      if (one === undefined) throw new Error(`${field.id} makes no call`);
      const as = sampleOf(one.operation, known).as ?? leastOf(one.row);
      for (const said of [known, foreign]) {
        const { document, variables } = documentOf(field, said);
        const sent = said === known ? [] : textsOf(callOf(one.operation, said));
        await same(`as ${said.slug} would ask`, sent, (deployment) =>
          deployment.askedOutcomeOf(() => deployment.ask(document, { variables, as })),
        );
      }
    },
  );

  it('the streams of Aurora receive no events of writes in Boreal', async () => {
    const heard = { aurora: '', boreal: '' };
    const hangUp = new AbortController();
    // Users of Boreal cannot sign in, because the canary is part of their password hashes.
    const tokenOf = async (email: string): Promise<string> => {
      const {
        rows: [person],
      } = await beside.db.read(other, (store) => store.list(users, { where: { email } }));
      return beside.dependencies.tokens.sign(
        { userId: person?.id ?? '', org: other, epoch: person?.tokenEpoch ?? 0 },
        beside.now,
      );
    };
    const ended = Object.entries({
      aurora: { as: personOf('admin') },
      boreal: { token: await tokenOf(personOf('employee', 'boreal')) },
    }).map(async ([slug, who]) => {
      const answer = await beside.rest('GET /stream', { ...who, signal: hangUp.signal });
      for await (const piece of answer.body ?? [])
        heard[slug as keyof typeof heard] += new TextDecoder().decode(piece); // the keys are those two
    });
    let done = 0;
    for (const { operation, row } of allRows.filter(
      (one) => isWrite(one.row) && permissionOf(one.row) !== undefined,
    )) {
      const sample: Sample = sampleOf(operation, foreign);
      const as = callerOf(row, sample).as?.replace('aurora', 'boreal') ?? '';
      const token = await tokenOf(as);
      const { status } = await beside.outcomeOf(() =>
        beside.rest(routeOf(row, sample), { token, body: sample.body, form: sample.form }),
      );
      if (status < 300) done++;
    }
    hangUp.abort();
    await Promise.all(ended);
    expect(done).toBeGreaterThan(60);
    expect(heard.boreal).toContain('data:');
    expect(heard.aurora).not.toContain('data:');
  });
});
