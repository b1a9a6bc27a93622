/** Moderation: reports hide a post until an administrator keeps or removes it. */
import type { ReportedPost, reportEndpoints } from '#schema/posts/posts.endpoints.ts';
import { pageSize } from '#schema/limits.ts';
import type { Context, Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { domainError } from '../http/domainError.ts';
import { notifiedByMail } from '../mail/listed.ts';
import { removePost } from './removal.ts';
import { settingsOf } from '../program/settings.rules.ts';
import { peopleById } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { cardOf, postById, postFor, seenPost, publishToViewers, type SeenPost } from './posts.access.ts';
import { cards } from './posts.cards.ts';
import { isRecognition } from './posts.kinds.ts';
import { notify } from './posts.notices.ts';
import { belongs, relist, reportScope, unlist, type PostRow } from './posts.scopes.ts';
import { closeReports, place } from './reports.rules.ts';
import { postReceivers, postReports, posts, postScopes } from './posts.tables.ts';
import { reportMail } from './posts.mails.ts';

/** Posts with all their reports, oldest report first, in a constant number of reads. */
async function reported(context: Context, rows: readonly PostRow[]): Promise<ReportedPost[]> {
  const { rows: reports } = await context.store.list(postReports, {
    where: { postId: { in: rows.map((row) => row.id) } },
    order: [['createdAt', 'asc']],
  });
  const people = await peopleById(
    context,
    reports.flatMap(({ userId, decidedBy }) => (decidedBy === null ? [userId] : [userId, decidedBy])),
  );
  return (await cards(context, rows)).map((post) => {
    const about = reports.filter((one) => one.postId === post.id);
    const isOpen = about.some((one) => !one.decided);
    const [last] = isOpen
      ? []
      : about.toSorted((one, other) => ((one.decidedAt ?? '') < (other.decidedAt ?? '') ? 1 : -1));
    return {
      post,
      reports: about.flatMap(({ id, userId, reason, note, createdAt }) => {
        const user = people.get(userId);
        return user === undefined ? [] : [{ id, user, reason, note, createdAt }];
      }),
      verdict: last?.verdict ?? null,
      decidedBy: people.get(last?.decidedBy ?? '') ?? null,
      decidedAt: last?.decidedAt ?? null,
    };
  });
}

/** Hides a post from all but its sender, users who reported it, and administrators. */
async function hide(context: Context, seen: SeenPost): Promise<void> {
  const { store } = context;
  const { id } = seen.post;
  await store.update(posts, { id }, { hidden: true });
  await store.update(postReceivers, { postId: id }, { published: false });
  await unlist(store, id);
  publishToViewers(context, seen, 'post.removed');
}

/** Shows a post again after a decision. */
async function show(context: Context, post: PostRow): Promise<void> {
  const { store } = context;
  const { id } = post;
  await store.update(posts, { id }, { hidden: false });
  if (post.state === 'published' && isRecognition(post.kind))
    await store.update(postReceivers, { postId: id }, { published: true });
  await relist(context, post);
}

export const reportService: Service<typeof reportEndpoints> = {
  async report(context, { params: { id }, body: { reason, note } }) {
    const { store, me, at, newId, language } = context;
    if ((await seenPost(context, id)).standing.reported) throw domainError('conflict', language);
    const seen = await postFor(context, id, 'report');
    await store.insert(postReports, [
      {
        id: newId(),
        postId: id,
        userId: me.id,
        reason,
        note,
        decided: false,
        verdict: null,
        decidedBy: null,
        decidedAt: null,
        createdAt: at,
      },
    ]);
    const [open] = await store.tally(postReports, { where: { postId: id, decided: false } });
    const count = open?.count ?? 0;
    if (count === 1) {
      await place(context, seen.post, false);
      const { rows: admins } = await store.list(users, { where: { userType: 'admin', active: true } });
      // Notifications do not name the reporting user; administrators see the name in the report.
      await notify(context, {
        to: admins.map((admin) => admin.id),
        kind: 'report',
        postId: id,
        isQuiet: true,
      });
      await notifiedByMail(context, reportMail, {});
    }
    if (!seen.post.hidden && count >= (await settingsOf(store)).reportsToHide) await hide(context, seen);
    return cardOf(context, id);
  },

  async reports(context, { query: { decided = false, page } }) {
    const { items, pagination } = await pageFrom(
      context.store,
      postScopes,
      {
        where: { scope: reportScope(decided) },
        order: [['createdAt', 'desc']],
        with: { post: { one: posts, on: 'postId' } },
      },
      { page, perPage: pageSize.default },
    );
    return {
      items: await reported(
        context,
        items.flatMap((row) => row.post ?? []),
      ),
      pagination,
    };
  },

  async verdict(context, { params: { id }, body: { verdict } }) {
    const { store, language } = context;
    const post = await postById(store, id);
    const [reports] = await store.tally(postReports, { where: { postId: id } });
    if (post === undefined || (reports?.count ?? 0) === 0) throw domainError('not_found', language);
    if ((await closeReports(context, post, verdict)) === 0) throw domainError('conflict', language);
    if (verdict === 'remove') {
      if (post.state === 'published') await removePost(context, post);
    } else {
      await show(context, post);
      const { rows } = await store.list(postReceivers, { where: { postId: id } });
      const now = { ...post, hidden: false };
      publishToViewers(context, {
        post: { ...now, listed: belongs(now) },
        receiverIds: rows.map((row) => row.userId),
      });
    }
    const after = await postById(store, id);
    const [answer] = after === undefined ? [] : await reported(context, [after]);
    if (answer === undefined) throw domainError('not_found', language);
    return answer;
  },
};
