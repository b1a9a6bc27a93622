/**
 * A fixture with polls: the organisation of the post fixture, a crowd of voters, an external user, a deactivated user,
 * and another organisation.
 */
import type { Dependencies } from '#backend/http/context.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import type { Store } from '#backend/store/port.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { surveyOptions } from '#backend/forms/forms.tables.ts';
import { surveyAnswers, surveyResponses, surveys } from '#backend/surveys/surveys.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { openTestDeployment, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { extra, numbered } from './extraPeople.ts';
import { taller, type Answer } from './postFixture.ts';

export const asked = {
  question: '¿Dónde celebramos?',
  options: ['En la terraza', 'En el parque', 'En línea'],
};

/** Names of this many voters. */
export const crowd = (count: number): readonly string[] => numbered('voter', count);

function world(voters: readonly string[]): readonly OrgSeed[] {
  const more = [
    ...voters.map((name) => extra(name)),
    extra('xavi', { userType: 'external' }),
    extra('ines', { active: false }),
  ];
  const here: OrgSeed = {
    ...taller,
    keys: [...taller.keys, ...more.map(({ email }) => `email:${email}`)],
    rows: { ...taller.rows, [users.name]: [...(taller.rows[users.name] ?? []), ...more] },
  };
  const there: OrgSeed = {
    org: 'otro',
    keys: ['email:olga@otro.example'],
    rows: {
      ...taller.rows,
      organizations: (taller.rows['organizations'] ?? []).map((row) => ({ ...row, id: 'otro' })),
      // These ids also exist in the first organisation, so that only the organisation distinguishes the people.
      [users.name]: [{ ...extra('ana'), email: 'olga@otro.example' }],
    },
  };
  return [here, there];
}

export interface PollFixture {
  readonly deployment: TestDeployment;
  look<A>(work: (store: Store) => Promise<A>): Promise<A>;
  change<A>(work: (store: Store) => Promise<A>): Promise<A>;
  /** A call of a user, by name or by address; `language` is Spanish by default. */
  call(
    who: string,
    route: string,
    body?: unknown,
    options?: { readonly language?: 'es' | 'en'; readonly key?: string },
  ): Promise<Answer>;
  /** A call through the facade: its data, or the code and the reasons of its refusal. */
  ask(
    who: string,
    document: string,
    variables?: Record<string, unknown>,
    language?: 'es' | 'en',
    // oxlint-disable-next-line typescript/no-explicit-any -- answers of any field; each test names its fields
  ): Promise<any>;
  /** Creates a poll and returns it as its author sees it, in the spelling of the wire. */
  poll(own?: Readonly<Record<string, unknown>>, who?: string): Promise<WirePoll>;
  /** Votes by the text of options and returns the answer. */
  vote(who: string, poll: WirePoll, ...texts: readonly string[]): Promise<Answer>;
  see(who: string, poll: WirePoll): Promise<WirePoll>;
  turn(flag: ModuleFlag, active: boolean): Promise<void>;
}

/** A poll on the wire, with the fields that tests read. */
export interface WirePoll {
  readonly id: string;
  readonly post_id: string;
  readonly question_id: string;
  readonly options: readonly { readonly id: string; readonly text: string; readonly votes: number | null }[];
  readonly ballots: number;
  readonly my_option_ids: readonly string[];
  readonly may: Poll['may'];
  readonly state: Poll['state'];
  readonly closed_at: string | null;
  readonly ends_at: string | null;
}

const addressOf = (who: string): string => (who.includes('@') ? who : `${who}@taller.example`);
const inLanguage = (language: string) => ({ 'accept-language': language });

/** The fixture on one of the stores, with this many voters; `more` replaces dependencies. */
export async function openPollFixture(
  kind: StoreKind,
  voters = 0,
  more: Partial<Pick<Dependencies, 'sign' | 'log' | 'mailer' | 'whatsapp'>> = {},
): Promise<PollFixture> {
  const deployment = await openTestDeployment(kind, {
    world: world(crowd(voters)),
    dependencies: (own) => ({ ...own, ...more }),
  });
  const fixture: PollFixture = {
    deployment,
    look: (work) => deployment.db.read('taller', work),
    change: (work) => deployment.db.tx('taller', work),
    async call(who, route, body, { language = 'es', key } = {}) {
      const answer = await deployment.rest(route, {
        as: addressOf(who),
        headers: { ...inLanguage(language), ...(key === undefined ? {} : { 'idempotency-key': key }) },
        ...(body === undefined ? {} : { body }),
      });
      const text = await answer.text();
      return { status: answer.status, text, said: JSON.parse(text) };
    },
    async ask(who, document, variables = {}, language = 'es') {
      const { data, errors } = await deployment.ask(document, {
        as: addressOf(who),
        variables,
        headers: inLanguage(language),
      });
      return errors === undefined ? data : errors[0]?.extensions;
    },
    async poll(own = {}, who = 'ana') {
      const { status, said, text } = await fixture.call(who, 'POST /poll', { ...asked, ...own });
      if (status !== 200) throw new Error(text);
      return said as WirePoll;
    },
    vote: (who, poll, ...texts) =>
      fixture.call(who, `PUT /poll/${poll.id}/vote`, {
        option_ids: texts.map((text) => poll.options.find((option) => option.text === text)?.id ?? text),
      }),
    see: async (who, poll) => (await fixture.call(who, `GET /poll/${poll.id}/results`)).said as WirePoll,
    turn: async (flag, active) => {
      await fixture.change((store) => store.update(modules, { flag }, { active }));
    },
  };
  return fixture;
}

/** Votes by the text of their option. */
export const votesOf = ({ options }: WirePoll): Readonly<Record<string, number | null>> =>
  Object.fromEntries(options.map(({ text, votes }) => [text, votes]));

/** All stored rows of votes. */
export async function keptVotes(store: Store) {
  const { rows: polls } = await store.list(surveys);
  const { rows: options } = await store.list(surveyOptions);
  const { rows: ballots } = await store.list(surveyResponses);
  const { rows: answers } = await store.list(surveyAnswers);
  return { polls, options, ballots, answers };
}

/** The stream events that a user's open pages receive during some work. */
export async function heardBy(
  fixture: PollFixture,
  who: string,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const heard: StreamedMessage[] = [];
  const stop = fixture.deployment.dependencies.eventBus.subscribe('taller', who, (message) =>
    heard.push(message),
  );
  await work();
  stop();
  return heard.map(({ kind }) => kind);
}
