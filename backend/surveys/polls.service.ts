/** Calls that create, read, change and close polls (spec §5). */
import { pageSize } from '#schema/limits.ts';
import { reason } from '#schema/reasons.ts';
import type { surveyEndpoints } from '#schema/surveys/surveys.endpoints.ts';
import type { PollChange } from '#schema/surveys/polls.shapes.ts';
import type { Context, Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { publishToViewers } from '../posts/posts.access.ts';
import { moderates } from '../posts/posts.rules.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { peopleById } from '../people/users.rules.ts';
import { chosenIn } from './ballots.ts';
import { closedRefusal, seenPoll, type SeenPoll } from './polls.access.ts';
import { askedIn, ballotsIn, pollCard, standingTo } from './polls.cards.ts';
import { checkedEnd, checkedPlan, type PollPlan } from './polls.checks.ts';
import { closePoll } from './polls.close.ts';
import { isClosed, mayOfPoll } from './polls.rules.ts';
import { rewritePoll, writePoll } from './polls.writing.ts';
import { surveyAnswers, surveyResponses, surveys } from './surveys.tables.ts';

/** Whether a change affects the plan of the poll, not only its end. */
const touchesPlan = ({ endsAt: _endsAt, closed: _closed, ...plan }: PollChange): boolean =>
  Object.values(plan).some((value) => value !== undefined);

/** Raises 403 if the caller may not make the change, and 409 if the poll is closed or has votes. */
async function requireChangeable(context: Context, { poll }: SeenPoll, change: PollChange): Promise<void> {
  const { store, me, at, language } = context;
  const isAuthor = poll.createdBy === me.id;
  const closesOnly = change.closed === true && change.endsAt === undefined && !touchesPlan(change);
  if (!isAuthor && !(closesOnly && moderates(me))) throw domainError('forbidden', language);
  if (isClosed(poll, at)) throw closedRefusal(language);
  if (touchesPlan(change) && (await ballotsIn(store, poll.id)) > 0)
    throw domainError('conflict', language, [reason('', 'poll_voted', language)]);
}

/** The current plan of the poll. */
async function planOf({ store }: Context, { poll }: SeenPoll): Promise<PollPlan> {
  const { question, options } = await askedIn(store, poll.id);
  return {
    question: question.question,
    options: options.map(({ text }) => text),
    multiple: poll.multiResponse,
    maxChoices: poll.maxChoices,
    anonymous: poll.anonymous,
    resultsShown: poll.resultsShown,
  };
}

type Named = 'createPoll' | 'editPoll' | 'poll' | 'voters';

export const pollService: Pick<Service<typeof surveyEndpoints>, Named> = {
  async createPoll(context, { body: { endsAt = null, maxChoices = null, ...words } }) {
    const findings = new ValidationErrors(context.language);
    const plan = checkedPlan({ ...words, maxChoices }, findings);
    const end = checkedEnd(endsAt, context.now, findings);
    findings.throwIfAny();
    return pollCard(context, await writePoll(context, plan, end));
  },

  async editPoll(context, { params: { id }, body }) {
    const { store, me, at, now, language } = context;
    const seen = await seenPoll(context, id);
    await requireChangeable(context, seen, body);
    const findings = new ValidationErrors(language);
    const before = await planOf(context, seen);
    const plan = touchesPlan(body) ? checkedPlan(applyPatch(before, body), findings) : before;
    const endsAt = body.endsAt === undefined ? seen.poll.endsAt : checkedEnd(body.endsAt, now, findings);
    findings.throwIfAny();
    if (JSON.stringify(plan) !== JSON.stringify(before)) await rewritePoll(context, seen.poll, plan);
    await store.update(surveys, { id }, { endsAt });
    if (body.closed === true) await closePoll(context, seen.poll, { closedAt: at, by: me.id });
    else publishToViewers(context, seen);
    return pollCard(context, await seenPoll(context, id));
  },

  async poll(context, { params: { id } }) {
    return pollCard(context, await seenPoll(context, id));
  },

  async voters(context, { params: { id }, query: { optionId, page } }) {
    const { store, me, language } = context;
    const seen = await seenPoll(context, id);
    const { poll } = seen;
    if (!mayOfPoll(me, poll, await standingTo(context, seen)).includes('see_voters'))
      throw domainError('forbidden', language);
    const findings = new ValidationErrors(language);
    if (optionId !== undefined && !(await askedIn(store, id)).options.some((one) => one.id === optionId))
      findings.add('optionId', 'id_unknown');
    findings.throwIfAny();
    const at = { page, perPage: pageSize.people };
    const { items, pagination } =
      optionId === undefined
        ? await pageFrom(store, surveyResponses, { where: { surveyId: id }, order: [['id', 'asc']] }, at)
        : await pageFrom(
            store,
            surveyAnswers,
            {
              where: { surveyId: id, optionId },
              order: [['responseId', 'asc']],
              with: { ballot: { one: surveyResponses, on: 'responseId' } },
            },
            at,
          ).then((answers) => ({ ...answers, items: answers.items.flatMap(({ ballot }) => ballot ?? []) }));
    const people = await peopleById(
      context,
      items.flatMap(({ userId }) => userId ?? []),
    );
    const chosen = await chosenIn(
      context,
      items.map((ballot) => ballot.id),
    );
    return {
      items: items.flatMap((ballot) => {
        const user = people.get(ballot.userId ?? '');
        return user === undefined ? [] : [{ user, optionIds: [...(chosen.get(ballot.id) ?? [])] }];
      }),
      pagination,
    };
  },
};
