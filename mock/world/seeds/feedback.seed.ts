/** Forty ideas with their votes and comments, and nine cases, one of them without a name and with a thread. */
import {
  caseInvolved,
  caseMessages,
  caseNotes,
  cases,
  feedbackTold,
} from '#backend/feedback/cases.tables.ts';
import { ideaComments, ideas, ideaVotes, ideaWords } from '#backend/feedback/ideas.tables.ts';
import { ideaWordsOf } from '#backend/feedback/ideaWords.ts';
import { casesJob } from '#backend/feedback/cases.job.ts';
import { quarterOf } from '#backend/jobs/jobSchedule.ts';
import { jobTurns } from '#backend/jobs/jobs.tables.ts';
import { fold } from '#backend/kit/fold.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { caseClocks, dueOnOf } from '#schema/feedback/cases.rules.ts';
import { may } from '#schema/permissions.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { day, hour, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { presenterCodes, toldCases, toldChanges } from './feedback.told.ts';
import { toldIdeaComments, toldIdeas } from './ideas.told.ts';
import type { Person } from './users.seed.ts';

/** Days between two ideas. */
const between = 8;

function ideaRows(plan: Plan, staff: readonly Person[], at: 0 | 1): RowsByTable {
  const { calendar, newId } = plan;
  const dice = plan.dice('ideas');
  const { now } = calendar;
  const votes: Row<typeof ideaVotes>[] = [];
  const comments: Row<typeof ideaComments>[] = [];
  const ids = toldIdeas.map(() => newId('ideas'));
  const shuffled = dice.shuffle(staff);
  const begun = toldIdeas.map((_, place) => {
    const moment = calendar.worked((toldIdeas.length - place) * between * day, dice);
    const there = shuffled.filter(({ since }) => since <= moment);
    return { moment, there, author: there[place % Math.max(1, there.length)] };
  });
  const made = begun.map(({ moment, there, author }, place): Row<typeof ideas> => {
    const told = toldIdeas[place];
    if (told === undefined) throw new RangeError('an idea for each beginning');
    const id = ids[place] ?? '';
    const title = told.title[at];
    const text = told.text?.[at] ?? '';
    const mergedIntoId = told.into === undefined ? null : (ids[told.into] ?? null);
    // The voters of a merged idea, with its author, are among those of its target.
    const merged = toldIdeas.flatMap(({ into }, from) =>
      into === place ? [begun[from]?.author?.id ?? ''] : [],
    );
    const wanted = new Set(
      mergedIntoId === null
        ? [
            author?.id ?? '',
            ...merged,
            ...dice
              .shuffle(staff)
              .slice(0, Math.round(staff.length * told.wanted))
              .map((one) => one.id),
          ]
        : [],
    );
    for (const one of staff)
      if (wanted.has(one.id))
        votes.push({
          id: newId('idea_votes'),
          ideaId: id,
          userId: one.id,
          createdAt: instant(calendar.after(Math.max(moment, one.since), dice.whole(1, 90) * hour)),
        });
    const said = told.text === undefined ? (place % 5 === 3 ? 1 : 0) : dice.whole(1, 3);
    for (let turn = 0; turn < said; turn++)
      comments.push({
        id: newId('idea_comments'),
        ideaId: id,
        userId: there[(place + turn * 7 + 3) % Math.max(1, there.length)]?.id ?? author?.id ?? null,
        text: toldIdeaComments[(place + turn) % toldIdeaComments.length]?.[at] ?? '',
        createdAt: instant(calendar.after(moment, (turn + 1) * 20 * hour)),
      });
    return {
      id,
      title,
      text,
      fold: fold(`${title} ${text}`),
      category: told.category,
      userId: author?.id ?? null,
      status: told.status ?? 'new',
      reason: told.reason?.[at] ?? null,
      votes: wanted.size,
      comments: said,
      mergedIntoId,
      createdAt: instant(Math.min(now, moment)),
    };
  });
  const words = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const { id, title, mergedIntoId } of made)
    for (const word of ideaWordsOf(title)) words.get(mergedIntoId ?? id)?.add(word);
  return {
    ...rowsOf(ideas, made),
    ...rowsOf(ideaVotes, votes),
    ...rowsOf(ideaComments, comments),
    ...rowsOf(
      ideaWords,
      [...words].flatMap(([ideaId, all]) =>
        [...all].map((word) => ({ id: newId('idea_words'), ideaId, word })),
      ),
    ),
  };
}

function caseRows(plan: Plan, staff: readonly Person[], at: 0 | 1): RowsByTable {
  const { profile, calendar, newId } = plan;
  const dice = plan.dice('cases');
  const { now } = calendar;
  const employee = staff.find(({ role, isPersona }) => role === 'employee' && isPersona);
  const admin = staff.find(({ role, isPersona }) => role === 'admin' && isPersona);
  const colleagues = staff.filter(({ role, isPersona }) => role === 'employee' && !isPersona);
  const hash = (): string => Array.from({ length: 64 }, () => dice.whole(0, 15).toString(16)).join('');
  const messages: Row<typeof caseMessages>[] = [];
  const notes: Row<typeof caseNotes>[] = [];
  const involved: Row<typeof caseInvolved>[] = [];
  const made = toldCases.map((told, place): Row<typeof cases> => {
    const id = newId('cases');
    const receivedOn = calendar.date(-told.age);
    const answerBy = dayAfter(receivedOn, caseClocks.answerDays.usual);
    const thread = told.thread ?? [];
    for (const [turn, { from, text, after }] of thread.entries())
      messages.push({
        id: newId('case_messages'),
        caseId: id,
        place: turn + 1,
        fromPerson: from === 'person',
        authorId: from === 'person' ? null : (admin?.id ?? null),
        text: text[at],
        files: [],
        day: dayAfter(receivedOn, after),
      });
    if (told.note !== undefined)
      notes.push({
        id: newId('case_notes'),
        caseId: id,
        userId: admin?.id ?? null,
        text: told.note[at],
        createdAt: instant(now - (told.age - 1) * day),
      });
    if (told.involves === true)
      involved.push({ id: newId('case_involved'), caseId: id, userId: colleagues.at(-1)?.id ?? '' });
    const isAnonymous = told.from === 'nobody' || told.from === 'coded';
    const answered = thread.findLast(({ from }) => from === 'organization');
    return {
      id,
      kind: told.kind,
      subject: told.subject[at],
      text: told.text[at],
      fold: fold(told.subject[at]),
      category: told.category,
      anonymous: isAnonymous,
      userId: isAnonymous
        ? null
        : ((told.from === 'employee' ? employee : colleagues[place % colleagues.length])?.id ?? null),
      codeHash: told.from === 'coded' ? presenterCodes[profile.slug].hash : hash(),
      print: hash(),
      state: told.state,
      reason: told.reason?.[at] ?? null,
      archived: told.archived ?? false,
      receivedOn,
      answerBy,
      dueOn: dueOnOf(told.state, { receivedOn, answerBy }, caseClocks.receivedDays.usual),
      answeredOn: answered === undefined ? null : dayAfter(receivedOn, answered.after),
      closedOn: told.state === 'closed' ? dayAfter(receivedOn, 7) : null,
      handlerId: told.state === 'received' ? null : (admin?.id ?? null),
      files: [],
      messages: thread.length,
    };
  });
  return {
    ...rowsOf(cases, made),
    ...rowsOf(caseMessages, messages),
    ...rowsOf(caseNotes, notes),
    ...rowsOf(caseInvolved, involved),
    // Administrators have heard of them today.
    ...rowsOf(jobTurns, [{ id: newId('job_turns'), name: casesJob.name, at: quarterOf(instant(now)) }]),
    ...rowsOf(
      feedbackTold,
      toldChanges.map(({ text: [text, textEn], age }) => ({
        id: newId('feedback_told'),
        text,
        textEn,
        createdAt: instant(now - age * day),
      })),
    ),
  };
}

/** Where `/case` finds the organisation of the presenter's code. */
export const feedbackKeys = ({ slug, modules }: Plan['profile']): readonly string[] =>
  modules.has('complaints') ? [`case:${presenterCodes[slug].hash}`] : [];

/** Empty while the module is off, and in a new company. */
export function feedbackSeed(plan: Plan, people: readonly Person[]): RowsByTable {
  const { profile, calendar, size } = plan;
  if (!profile.modules.has('complaints') || size.scene === 'newCompany') return {};
  const staff = people.filter(({ role, until }) => may(role, 'feedback.use') && until >= calendar.now);
  const at = profile.words === 'es' ? 0 : 1;
  return { ...ideaRows(plan, staff, at), ...caseRows(plan, staff, at) };
}
