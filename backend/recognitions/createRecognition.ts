/**
 * Creates a recognition, for the app and the public API: all checks first, then one pending post. Its points wait in
 * the organisation's hold, one transfer per receiver.
 */
import { holdFiles } from '../files/files.rules.ts';
import type { ActorContext } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { accountOf } from '../ledger/ledger.ts';
import { postReceivers, posts } from '../posts/posts.tables.ts';
import type { Row } from '../store/table.ts';
import { pay } from '../ledger/wallet.ts';
import { checked, type Asking, type Checked, type RecognitionInput } from './send.checks.ts';
import { publishToPages } from '../http/openPages.ts';

/** Inserts the post with its receivers. A scheduled one has the moment at which it appears from the beginning. */
async function write(
  { store, me, at, newId, language }: ActorContext,
  body: RecognitionInput,
  publishAt: string,
  { people, points, badge, typeIds, valueIds, attachmentKeys, seenBy }: Checked,
): Promise<Row<typeof posts>> {
  const isScheduled = body.publishAt !== undefined;
  const createdAt = isScheduled ? publishAt : at;
  const [post] = await store.insert(posts, [
    {
      id: newId(),
      kind: badge === undefined ? 'recognition' : 'badge',
      state: isScheduled ? 'scheduled' : 'pending',
      senderId: me.id,
      amount: [...points.values()].reduce((sum, share) => sum + share, 0),
      typeIds,
      subTypeId: body.subTypeId ?? null,
      valueIds,
      badgeId: badge?.id ?? null,
      message: body.message,
      messageEn: null,
      pollId: null,
      years: null,
      attachmentKeys,
      isPrivate: body.isPrivate,
      filed: false,
      hidden: false,
      listed: false,
      seenBy,
      likesCount: 0,
      commentsCount: 0,
      boostPoints: 0,
      boostsCount: 0,
      publishAt,
      editedAt: null,
      removedAt: null,
      returnedFor: null,
      scoreMonth: null,
      createdAt,
    },
  ]);
  if (post === undefined) throw domainError('conflict', language);
  await holdFiles(store, attachmentKeys, post.id);
  await store.insert(
    postReceivers,
    people.map((user, position) => ({
      id: newId(),
      postId: post.id,
      userId: user.id,
      position,
      points: points.get(user.id) ?? 0,
      published: false,
      special: badge !== undefined,
      createdAt,
    })),
  );
  return post;
}

/** A pending post and its receivers. */
export interface Given {
  readonly post: Row<typeof posts>;
  readonly people: Checked['people'];
}

/** Creates a recognition that is published at `publishAt`. Raises 422 with all validation errors. */
export async function createRecognition(
  context: ActorContext,
  wish: RecognitionInput,
  { publishAt, asking }: { readonly publishAt: string; readonly asking?: Asking },
): Promise<Given> {
  const { store, me, newId } = context;
  const plan = await checked(context, wish, asking);
  const post = await write(context, wish, publishAt, plan);
  const { purse, people } = plan;
  if (purse === undefined) return { post, people };
  const hold = await accountOf(store, 'hold', newId);
  const kind = plan.badge === undefined ? 'recognition' : 'badge';
  await pay(
    context,
    [...plan.points]
      .filter(([, share]) => share > 0)
      .map(([takerId, share]) => ({
        from: purse,
        to: hold,
        points: share,
        kind,
        postId: post.id,
        giverId: me.id,
        takerId,
        isPrivate: post.isPrivate,
      })),
  );
  publishToPages(context, 'points.moved', post.id, [me.id]);
  return { post, people };
}
