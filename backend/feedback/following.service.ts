/** People follow what they sent: by its code, signed out too, or with their name. */
import type { caseEndpoints } from '#schema/feedback/cases.endpoints.ts';
import { dueOnOf } from '#schema/feedback/cases.rules.ts';
import type { UploadedFile } from '#schema/kit/files.ts';
import { pageSize } from '#schema/limits.ts';
import { may } from '#schema/permissions.ts';
import { reason } from '#schema/reasons.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { fileAnswer } from '../files/files.answer.ts';
import type { Context, PublicContext, Service, StoredFile } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { switchesOf } from '../organization/switches.ts';
import { todayOf } from '../organization/timezone.ts';
import { count, from, homeScope } from '../session/rateLimits.ts';
import type { OrgId, Store } from '../store/port.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { clocksOf, ownCase, readCase, type CaseRow } from './cases.access.ts';
import { caseMessages, cases, type KeptFile } from './cases.tables.ts';
import { followed, mayAdd, messagesOf, myCard } from './cases.views.ts';
import { caseKey, codeHashOf, findTelling, holdCarried, keptFiles } from './sending.service.ts';

type Calls =
  | 'followCase'
  | 'addToCase'
  | 'caseFile'
  | 'addToComplaint'
  | 'suggestionFile'
  | 'complaintFile'
  | 'myCases'
  | 'myCase';

/** Codes that one source may try. */
const tries = { most: 60, windowMs: 600_000 } as const;

const unknown = ({ language }: Pick<PublicContext, 'language'>) =>
  domainError('not_found', language, [reason('', 'case_unknown', language)]);

type Found = { readonly row: CaseRow; readonly messages: Awaited<ReturnType<typeof messagesOf>> };

/** A case without a name by the signature of its code: two reads, whether there is one or not. */
async function byHash(store: Store, codeHash: string): Promise<Found | undefined> {
  const {
    rows: [row],
  } = await store.list(cases, { where: { codeHash, anonymous: true } });
  const messages = await messagesOf(store, row?.id ?? codeHash);
  return row === undefined ? undefined : { row, messages };
}

/** The case of a code. Raises 429 for too many tries of one source, and 404. */
async function opened(context: PublicContext, code: string): Promise<Found & { readonly org: OrgId }> {
  const { dependencies, source } = context;
  await count(context, from(source, 'case', tries), true);
  const codeHash = await codeHashOf(code);
  // An unknown code is looked for in a place without rows.
  const org = (await dependencies.db.directory.find(caseKey(codeHash))) ?? homeScope;
  const found = await dependencies.db.read(org, async (store) => {
    const isOn = (await switchesOf(store, ['complaints']))('complaints');
    const one = await byHash(store, codeHash);
    return isOn ? one : undefined;
  });
  if (found === undefined) throw unknown(context);
  return { ...found, org };
}

/** What the person adds; `number` is the same in a repeat. */
interface Adding {
  readonly message: string;
  readonly number?: string | undefined;
  readonly files: readonly UploadedFile[];
}

function expectSound(
  { language }: Pick<Context, 'language'>,
  { message, files }: Adding,
  isAnonymous: boolean,
): void {
  const findings = new ValidationErrors(language);
  if (message === '' && files.length === 0) findings.add('message', 'case_empty');
  if (isAnonymous) findTelling(files, findings);
  findings.throwIfAny();
}

/** Writes a message of the person. False for a repeat, whose files are stored already. */
async function add(
  context: Pick<Context, 'store' | 'now' | 'language' | 'sign' | 'newId'>,
  row: CaseRow,
  { message: text, number, files }: Adding,
): Promise<boolean> {
  const { store, sign, newId } = context;
  const id = await sign(`case message:${row.id}:${number ?? newId()}`);
  const { rows: known } = await store.list(caseMessages, { columns: ['place'], where: { id } });
  if (known.length > 0) return false;
  if (row.state === 'closed') refuse(context, 'case_closed');
  if (!mayAdd(row)) refuse(context, 'case_full');
  const day = await todayOf(context);
  const place = row.messages + 1;
  await store.insert(caseMessages, [
    {
      id,
      caseId: row.id,
      place,
      fromPerson: true,
      authorId: null,
      text,
      files: keptFiles(files, row.anonymous),
      day,
    },
  ]);
  // Whoever speaks after an answer waits for another one; a case that was put away is on the table again.
  const { answerDays, receivedDays } = await clocksOf(store);
  const answerBy = dayAfter(day, answerDays);
  const again =
    row.state === 'answered'
      ? ({ state: 'review', answerBy, dueOn: dueOnOf('review', { ...row, answerBy }, receivedDays) } as const)
      : {};
  await store.update(cases, { id: row.id }, { messages: place, archived: false, ...again });
  return true;
}

async function addByCode(context: PublicContext, code: string, adding: Adding) {
  const { dependencies, language, now, newId } = context;
  const { db, blobs, sign } = dependencies;
  expectSound(context, adding, true);
  const { org, row } = await opened(context, code);
  const remove = () => Promise.allSettled(adding.files.map(({ key }) => blobs.remove(org, key)));
  try {
    await Promise.all(
      adding.files.map(({ key, bytes, contentType }) =>
        blobs.put(org, key, { bytes, contentType, name: '' }),
      ),
    );
    const { found, isNew } = await db.tx(org, async (store) => {
      const before = await byHash(store, row.codeHash);
      if (before === undefined) throw unknown(context);
      const added = await add({ store, now, language, sign, newId }, before.row, adding);
      return { found: (await byHash(store, row.codeHash)) ?? before, isNew: added };
    });
    if (!isNew) await remove();
    return followed(found.row, found.messages);
  } catch (error) {
    await remove();
    throw error;
  }
}

const fileIn = ({ files }: CaseRow, messages: Found['messages'], key: string): KeptFile | undefined =>
  [...files, ...messages.flatMap((one) => one.files)].find((file) => file.key === key);

/** No cache keeps a file of a case. */
function fileOf(kept: KeptFile) {
  return (file: StoredFile): Response => {
    const answer = fileAnswer({ ...file, name: kept.name }, 0);
    answer.headers.set('cache-control', 'no-store');
    return answer;
  };
}

/** A file of a case, for its person and for administrators whom it is not about. Raises 404. */
async function namedFile(
  context: Context,
  kind: CaseRow['kind'],
  id: string,
  key: string,
): Promise<Response> {
  const { store, me, language } = context;
  const reads =
    may(me.userType, 'cases.manage') && (await switchesOf(store, ['complaints_pannel']))('complaints_pannel');
  const { rows } = await store.list(cases, { columns: ['kind'], where: { id, userId: me.id } });
  if (rows.length === 0 && !reads) throw domainError('not_found', language);
  const row = rows.length > 0 ? await ownCase(context, id) : await readCase(context, id);
  const file = row.kind === kind ? fileIn(row, await messagesOf(store, id), key) : undefined;
  if (file === undefined) throw domainError('not_found', language);
  return context.answerFile(key, fileOf(file));
}

export const followingService: Pick<Service<typeof caseEndpoints>, Calls> = {
  async followCase(context, { body: { code } }) {
    const { row, messages } = await opened(context, code);
    return followed(row, messages);
  },

  addToCase: (context, { body: { code, ...adding } }) => addByCode(context, code, adding),

  async caseFile(context, { body: { code, key } }) {
    const { row, messages, org } = await opened(context, code);
    const file = fileIn(row, messages, key);
    const kept = file === undefined ? undefined : await context.dependencies.blobs.get(org, key);
    if (file === undefined || kept === undefined) throw domainError('not_found', context.language);
    return fileOf(file)(kept);
  },

  async addToComplaint(context, { body: { code, id, ...adding } }) {
    const { store, discard, language } = context;
    const row =
      id === undefined
        ? (await byHash(store, await codeHashOf(code ?? '')))?.row
        : await ownCase(context, id);
    if (row === undefined) throw unknown({ language });
    expectSound(context, adding, row.anonymous);
    const isNew = await add(context, row, adding);
    if (!isNew) for (const { key } of adding.files) discard(key);
    else if (!row.anonymous) await holdCarried(context, row, adding.files);
    const {
      rows: [now = row],
    } = await store.list(cases, { where: { id: row.id } });
    return followed(now, await messagesOf(store, row.id));
  },

  suggestionFile: (context, { body: { id, key } }) => namedFile(context, 'suggestion', id, key),
  complaintFile: (context, { body: { id, key } }) => namedFile(context, 'complaint', id, key),

  async myCases(context, { query: { page } }) {
    const { items, pagination } = await pageFrom(
      context.store,
      cases,
      { where: { userId: context.me.id }, order: [['receivedOn', 'desc']] },
      { page, perPage: pageSize.default },
    );
    return { items: items.map(myCard), pagination };
  },

  async myCase(context, { params: { id } }) {
    const row = await ownCase(context, id);
    return { ...followed(row, await messagesOf(context.store, id)), id };
  },
};
