/** Creates a poll with its post, and changes it until the first vote. */
import { domainError } from '../http/domainError.ts';
import type { Context } from '../http/context.ts';
import { relist, type PostRow } from '../posts/posts.scopes.ts';
import { posts } from '../posts/posts.tables.ts';
import { publishToPages } from '../http/openPages.ts';
import { audienceOf } from '../posts/audience.ts';
import type { PollPlan } from './polls.checks.ts';
import type { PollRow } from './polls.rules.ts';
import { surveyOptions, surveyQuestions } from '../forms/forms.tables.ts';
import { defaultOption, defaultQuestion, defaultSurvey } from './surveys.defaults.ts';
import { surveys } from './surveys.tables.ts';
import { defaultPost } from '../posts/posts.defaults.ts';

type Writing = Pick<Context, 'store' | 'newId'>;

const columnsOf = (plan: PollPlan) => ({
  title: plan.question,
  multiResponse: plan.multiple,
  maxChoices: plan.maxChoices,
  anonymous: plan.anonymous,
  resultsShown: plan.resultsShown,
});

const asked = (plan: PollPlan) => ({
  kind: plan.multiple ? ('multiple' as const) : ('single' as const),
  question: plan.question,
});

const writeOptions = (
  { store, newId }: Writing,
  { surveyId, questionId }: { readonly surveyId: string; readonly questionId: string },
  { options }: PollPlan,
) =>
  store.insert(
    surveyOptions,
    options.map((text, position) =>
      defaultOption({ id: newId(), ownerId: surveyId, questionId, text, position }),
    ),
  );

const postOf = (
  { me, at }: Pick<Context, 'me' | 'at'>,
  { id, pollId, message }: Pick<PostRow, 'id' | 'pollId' | 'message'>,
): PostRow => defaultPost({ id, kind: 'poll', senderId: me.id, message, pollId, createdAt: at });

/** Saves a checked poll in a post that everyone sees at once. */
export async function writePoll(
  context: Context,
  plan: PollPlan,
  endsAt: string | null,
): Promise<{ readonly poll: PollRow; readonly post: PostRow }> {
  const { store, me, at, newId, language } = context;
  const [surveyId, questionId] = [newId(), newId()];
  const [post] = await store.insert(posts, [
    postOf(context, { id: newId(), pollId: surveyId, message: plan.question }),
  ]);
  const [poll] = await store.insert(surveys, [
    defaultSurvey({
      id: surveyId,
      kind: 'poll',
      createdBy: me.id,
      postId: post?.id ?? null,
      ...columnsOf(plan),
      active: true,
      publishedAt: at,
      endsAt,
      createdAt: at,
    }),
  ]);
  if (post === undefined || poll === undefined) throw domainError('conflict', language);
  await store.insert(surveyQuestions, [
    defaultQuestion({ id: questionId, ownerId: surveyId, ...asked(plan) }),
  ]);
  await writeOptions(context, { surveyId, questionId }, plan);
  await relist(context, post);
  publishToPages(context, 'post.published', post.id, audienceOf(post, []));
  return { poll, post };
}

/** Changes a poll without votes. Options get new ids, so that a concurrent vote for an old option is refused. */
export async function rewritePoll(
  context: Context,
  { id: surveyId, postId, title }: PollRow,
  plan: PollPlan,
): Promise<void> {
  const { store, at } = context;
  await store.update(surveys, { id: surveyId }, columnsOf(plan));
  const [question] = await store.update(surveyQuestions, { ownerId: surveyId }, asked(plan));
  if (question === undefined) throw new Error(`survey ${surveyId} asks nothing`);
  await store.remove(surveyOptions, { ownerId: surveyId });
  await writeOptions(context, { surveyId, questionId: question.id }, plan);
  if (title !== plan.question)
    await store.update(posts, { id: postId ?? '' }, { message: plan.question, editedAt: at });
}
