/** Recognising people: all checks first, then one post, N transfers, one key (design §5, spec §7). */
import { cost, shares } from '#schema/recognitions/recognitions.rules.ts';
import type { recognitionEndpoints } from '#schema/recognitions/recognitions.endpoints.ts';
import type { Input } from '#schema/kit/endpoint.ts';
import type { Context, Service } from '../http/context.ts';
import { Findings, refusal } from '../http/refusal.ts';
import { accountsOf, InsufficientPoints, move, type Account } from '../ledger/ledger.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import { cards } from '../posts/posts.service.ts';
import { postReceivers, posts, postTypeLinks } from '../posts/posts.tables.ts';
import type { UserRow } from '../users/users.rules.ts';
import { users } from '../users/users.tables.ts';
import { tagOf } from './recognitions.rules.ts';
import { postTypes } from './recognitions.tables.ts';

type Wish = Input<(typeof recognitionEndpoints)['send']>['body'];

/** The people who are thanked, in the order given; whoever cannot be is found by name. */
async function receiversOf(
  { store, me }: Context,
  wish: Wish,
  findings: Findings,
): Promise<readonly UserRow[]> {
  const emails = wish.receiverEmails.map((email) => email.toLowerCase());
  const { rows } = await store.list(users, { where: { email: { in: emails } } });
  const byEmail = new Map(rows.map((row) => [row.email, row]));
  return emails.flatMap((email, index) => {
    const field = `receiverEmails.${index}`;
    const user = byEmail.get(email);
    if (emails.indexOf(email) !== index) findings.add(field, 'receiver_duplicate', { name: email });
    else if (user === undefined) findings.add(field, 'receiver_unknown', { name: email });
    else if (user.id === me.id) findings.add(field, 'receiver_self');
    else if (!user.active)
      findings.add(field, 'receiver_inactive', { name: `${user.firstName} ${user.lastName}` });
    else return [user];
    return [];
  });
}

async function checkTypes({ store, me }: Context, wish: Wish, findings: Findings): Promise<void> {
  const { rows } = await store.list(postTypes, { where: { id: { in: wish.postTypes }, active: true } });
  wish.postTypes.forEach((id, index) => {
    const type = rows.find((row) => row.id === id);
    if (type === undefined) findings.add(`postTypes.${index}`, 'type_unknown');
    else if (!type.roles.includes(me.userType)) findings.add(`postTypes.${index}`, 'type_not_allowed');
  });
}

/** The sender's purse when it holds the price; otherwise the finding says what it holds and what is needed. */
async function purseFor(
  { store, me, newId }: Context,
  wish: Wish,
  takers: number,
  findings: Findings,
): Promise<Account | undefined> {
  if (wish.amount === 0) return undefined;
  if (!me.takesPoints) findings.add('amount', 'sender_without_points');
  else if (takers === 0) findings.add('amount', 'receivers_without_points');
  else {
    const purse = (await accountsOf(store, [me.id], 'give', newId)).get(me.id);
    const need = cost(wish.amount, wish.distribution, takers);
    if (purse !== undefined && purse.balance >= need) return purse;
    findings.add('amount', 'points_insufficient', { have: purse?.balance ?? 0, need });
  }
  return undefined;
}

export const recognitionService: Service<typeof recognitionEndpoints> = {
  async postTypes({ store, me }) {
    const { rows } = await store.list(postTypes, { where: { active: true }, order: [['position', 'asc']] });
    return rows.filter((row) => row.roles.includes(me.userType)).map(tagOf);
  },

  async send(context, { body }) {
    const { store, me, at, newId, language } = context;
    const findings = new Findings(language);
    if (body.senderEmail !== undefined && body.senderEmail.toLowerCase() !== me.email)
      findings.add('senderEmail', 'sender_mismatch');
    const people = await receiversOf(context, body, findings);
    await checkTypes(context, body, findings);
    const takers = people.filter((user) => user.takesPoints);
    const purse = people.length === 0 ? undefined : await purseFor(context, body, takers.length, findings);
    findings.settle();

    const points = new Map(
      shares(body.amount, body.distribution, takers.length).map((share, index) => [
        takers[index]?.id ?? '',
        share,
      ]),
    );
    const postId = newId();
    const amount = [...points.values()].reduce((sum, share) => sum + share, 0);
    const typeIds = [...new Set(body.postTypes)];
    const [post] = await store.insert(posts, [
      {
        id: postId,
        senderId: me.id,
        amount,
        typeIds,
        message: body.message,
        likesCount: 0,
        commentsCount: 0,
        createdAt: at,
      },
    ]);
    if (post === undefined) throw refusal('conflict', language);
    await store.insert(
      postReceivers,
      people.map((user, position) => ({
        id: newId(),
        postId,
        userId: user.id,
        position,
        points: points.get(user.id) ?? 0,
        createdAt: at,
      })),
    );
    await store.insert(
      postTypeLinks,
      typeIds.map((typeId) => ({ id: newId(), postId, typeId, createdAt: at })),
    );
    if (purse !== undefined) await pay(context, purse, points, postId);
    await store.insert(
      notifications,
      people.map((user) => ({
        id: newId(),
        userId: user.id,
        kind: 'recognition' as const,
        actorId: me.id,
        postId,
        readAt: null,
        createdAt: at,
      })),
    );
    const [card] = await cards(context, [post]);
    if (card === undefined) throw refusal('conflict', language);
    return card;
  },
};

/** Moves the shares from the sender's purse; a purse emptied in the meantime refuses the whole. */
async function pay(
  { store, newId, at, language }: Context,
  purse: Account,
  points: ReadonlyMap<string, number>,
  postId: string,
): Promise<void> {
  const paid = [...points].filter(([, share]) => share > 0);
  const redeem = await accountsOf(
    store,
    paid.map(([id]) => id),
    'redeem',
    newId,
  );
  const movements = paid.flatMap(([id, share]) => {
    const to = redeem.get(id);
    return to === undefined ? [] : [{ from: purse, to, points: share, kind: 'recognition' as const, postId }];
  });
  try {
    await move(store, movements, { newId, at });
  } catch (error) {
    if (error instanceof InsufficientPoints) throw refusal('conflict', language);
    throw error;
  }
}
