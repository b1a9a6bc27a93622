/**
 * People send suggestions and complaints (spec §7). Of a case without a name nothing is kept that leads to its person: the token
 * only proved the right to speak.
 */
import type { caseEndpoints } from '#schema/feedback/cases.endpoints.ts';
import {
  barePictureTypes,
  caseLimits,
  dueOnOf,
  type CaseCategory,
  type CaseKind,
} from '#schema/feedback/cases.rules.ts';
import type { CaseSent } from '#schema/feedback/cases.shapes.ts';
import { isBarePicture } from '#schema/feedback/pictures.ts';
import type { UploadedFile } from '#schema/kit/files.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { holdFiles, ownUploads } from '../files/files.rules.ts';
import { files as fileRows } from '../files/files.tables.ts';
import { countCarried } from '../files/space.ts';
import type { Context, Service } from '../http/context.ts';
import { digestOf } from '../http/digest.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { fold } from '../kit/fold.ts';
import { oweKeys } from '../mail/directory.ts';
import { todayOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { clocksOf, isRead, type CaseRow } from './cases.access.ts';
import { caseInvolved, cases, type KeptFile } from './cases.tables.ts';

type Calls = 'createSuggestion' | 'createComplaint';

/** What a person sends, whatever its kind. */
interface Sending {
  readonly kind: CaseKind;
  readonly subject: string;
  readonly text: string;
  readonly category: CaseCategory;
  readonly involved: readonly string[];
  readonly isAnonymous: boolean;
  readonly code: string | undefined;
  readonly attachmentKeys: readonly string[];
  readonly files: readonly UploadedFile[];
}

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** Files as a case keeps them. A file name can name a person. */
export const keptFiles = (files: readonly UploadedFile[], isAnonymous: boolean): KeptFile[] =>
  files.map(({ key, name, contentType, size }, at) => ({
    key,
    name: isAnonymous ? `${at + 1}.${extensions[contentType] ?? 'bin'}` : name,
    contentType,
    size,
  }));

/** Finds files that could tell who sent them. */
export function findTelling(files: readonly UploadedFile[], findings: ValidationErrors): void {
  for (const [at, { contentType, bytes }] of files.entries())
    if (!barePictureTypes.some((type) => type === contentType))
      findings.add(`files.${at}`, 'case_file_picture');
    else if (!isBarePicture(contentType, bytes)) findings.add(`files.${at}`, 'case_file_metadata');
}

/** Files of a form that a case with a name holds from now on; they count like uploads of the person. */
export async function holdCarried(
  context: Context,
  { id: recordId, kind }: Pick<CaseRow, 'id' | 'kind'>,
  carried: readonly UploadedFile[],
): Promise<void> {
  await countCarried(
    context,
    carried.map(({ key, ...file }) => ({ key, file })),
  );
  const keys = carried.map(({ key }) => key);
  await context.store.update(fileRows, { id: { in: keys } }, { type: `${kind}-attachment`, recordId });
}

/**
 * The key under which a case is found by its code; the code itself is never stored, and its 80 bits cannot be guessed back.
 * No secret of a server is in it: the demo's world has one that presenters know.
 */
export const codeHashOf = (code: string): Promise<string> => digestOf(`case:${code}`);

/** Where the directory finds the organisation of a case that a code opens. */
export const caseKey = (codeHash: string): string => `case:${codeHash}`;

/** The hash of what was sent. */
const printOf = async ({ kind, subject, text, category, involved, attachmentKeys, files }: Sending) =>
  digestOf(
    JSON.stringify([
      kind,
      subject,
      text,
      category,
      involved.toSorted(),
      attachmentKeys,
      await Promise.all(files.map(({ bytes }) => digestOf(bytes))),
    ]),
  );

const sentOf = ({ id, kind, anonymous, receivedOn, answerBy }: CaseRow): CaseSent => ({
  id: anonymous ? null : id,
  kind,
  anonymous,
  receivedOn,
  answerBy,
});

async function send(context: Context, sending: Sending): Promise<CaseSent> {
  const { store, me, newId, sign, language, intent, discard } = context;
  const { kind, subject, text, category, involved, isAnonymous, code, attachmentKeys, files } = sending;
  const findings = new ValidationErrors(language);
  if (isAnonymous) {
    if (code === undefined) findings.add('code', 'case_code_needed');
    if (attachmentKeys.length > 0) findings.add('attachmentKeys', 'case_key_named');
    findTelling(files, findings);
  }
  if (files.length + attachmentKeys.length > caseLimits.files)
    findings.add('files', 'too_many', { maximum: caseLimits.files });
  findings.throwIfAny();

  const codeHash = isAnonymous
    ? await codeHashOf(code ?? '')
    : await sign(`named case:${me.id}:${intent ?? newId()}`);
  const print = await printOf(sending);
  const {
    rows: [known],
  } = await store.list(cases, { where: { codeHash } });
  if (known !== undefined) {
    // The files of the first one are kept already.
    for (const { key } of files) discard(key);
    return known.print === print ? sentOf(known) : refuse(context, 'case_code_other');
  }

  const { rows: people } =
    involved.length === 0
      ? { rows: [] }
      : await store.list(users, { columns: ['active'], where: { id: { in: involved }, deletedAt: null } });
  const there = new Set(people.map(({ id }) => id));
  for (const [at, id] of involved.entries())
    if (!there.has(id)) findings.add(`involvedUserIds.${at}`, 'id_unknown');
  const uploads = await ownUploads(
    store,
    me,
    attachmentKeys,
    `${kind}-attachment`,
    findings,
    'attachmentKeys',
  );
  findings.throwIfAny();
  if (!(await isRead(store, involved))) refuse(context, 'feedback_nobody_reads');

  const receivedOn = await todayOf(context);
  const { answerDays, receivedDays } = await clocksOf(store);
  const answerBy = dayAfter(receivedOn, answerDays);
  const row: CaseRow = {
    // A new id begins with the time; its signature does not.
    id: await sign(`case id:${newId()}`),
    kind,
    subject,
    text,
    fold: fold(subject),
    category,
    anonymous: isAnonymous,
    userId: isAnonymous ? null : me.id,
    codeHash,
    print,
    state: 'received',
    reason: null,
    archived: false,
    receivedOn,
    answerBy,
    dueOn: dueOnOf('received', { receivedOn, answerBy }, receivedDays),
    answeredOn: null,
    closedOn: null,
    handlerId: null,
    files: [
      ...keptFiles(files, isAnonymous),
      ...uploads.map(({ id: key, name, contentType, size }) => ({ key, name, contentType, size })),
    ],
    messages: 0,
  };
  if (!isAnonymous) {
    await holdCarried(context, row, files);
    await holdFiles(store, attachmentKeys, row.id);
  }
  if (isAnonymous) await oweKeys(context, 'bind', [caseKey(codeHash)]);
  await store.insert(cases, [row]);
  await store.insert(
    caseInvolved,
    await Promise.all(
      [...there].map(async (userId) => ({ id: await sign(`involved:${newId()}`), caseId: row.id, userId })),
    ),
  );
  return sentOf(row);
}

export const sendingService: Pick<Service<typeof caseEndpoints>, Calls> = {
  createSuggestion: (context, { body: { title, message, isAnonymous, ...body } }) =>
    send(context, {
      ...body,
      kind: 'suggestion',
      subject: title,
      text: message,
      involved: [],
      isAnonymous: isAnonymous === 'true',
      code: body.code,
    }),

  createComplaint: (context, { body: { subject, description, involvedUserIds, isAnonymous, ...body } }) =>
    send(context, {
      ...body,
      kind: 'complaint',
      subject,
      text: description,
      involved: [...new Set(involvedUserIds)],
      isAnonymous: isAnonymous === 'true',
      code: body.code,
    }),
};
