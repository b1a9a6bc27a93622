/** The two lists of addresses that receive mails about events (spec §7 "Emails"). */
import type * as z from 'zod/mini';
import type {
  organizationSettingsEndpoints,
  OrgEmail,
  OrgEmailInput,
} from '#schema/organization/organizationSettings.endpoints.ts';
import { emailTopics, maxEmails, type EmailKind } from '#schema/organization/organization.rules.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { noneIfEmpty } from '../kit/applyPatch.ts';
import type { Store } from '../store/port.ts';
import { orgEmails } from '../organization/organization.tables.ts';

type Rows = typeof organizationSettingsEndpoints;
type Given = z.output<typeof OrgEmailInput>;
type Names = 'emails' | 'addEmail' | 'addAdminEmail' | 'updateEmail' | 'removeEmail' | 'removeAdminEmail';

/** Throws 422 for a duplicate address, a full list, and topics of the other list. */
async function check({ store, language }: Context, wanted: OrgEmail): Promise<void> {
  const { id, kind, email, topics } = wanted;
  const findings = new ValidationErrors(language);
  const { rows } = await store.list(orgEmails, { where: { kind } });
  if (rows.some((other) => other.id !== id && other.email === email)) findings.add('email', 'email_listed');
  else if (!rows.some((other) => other.id === id) && rows.length >= maxEmails)
    findings.add('email', 'emails_full', { maximum: maxEmails });
  if (topics.some((topic) => !emailTopics[kind].some((own) => own === topic)))
    findings.add('topics', 'topic_other_list');
  findings.throwIfAny();
}

async function add(context: Context, kind: EmailKind, input: Given): Promise<OrgEmail> {
  const { store, newId, at } = context;
  const row: OrgEmail = {
    id: newId(),
    kind,
    email: input.email.toLowerCase(),
    label: noneIfEmpty(input.label) ?? null,
    topics: [...new Set(input.topics)],
    active: true,
    createdAt: at,
  };
  await check(context, row);
  await store.insert(orgEmails, [row]);
  return row;
}

/** Ids of the other list count as unknown. */
async function remove({ store, language }: Context, kind: EmailKind, id: string) {
  if ((await store.remove(orgEmails, { id, kind })) === 0) throw domainError('not_found', language);
  return { success: true as const };
}

async function listed(store: Store): Promise<OrgEmail[]> {
  const { rows } = await store.list(orgEmails, {
    order: [
      ['kind', 'desc'],
      ['createdAt', 'asc'],
    ],
  });
  return rows.map((row) => ({ ...row, topics: [...row.topics] }));
}

export const emailService: Pick<Service<Rows>, Names> = {
  emails: ({ store }) => listed(store),
  addEmail: (context, { body }) => add(context, 'org', body),
  addAdminEmail: (context, { body }) => add(context, 'admin', body),

  async updateEmail(context, { body }) {
    const { store, language } = context;
    const old = (await listed(store)).find(({ id }) => id === body.id);
    if (old === undefined) throw domainError('not_found', language);
    expectBase(context, body, old);
    const row: OrgEmail = {
      ...old,
      email: body.email?.toLowerCase() ?? old.email,
      label: body.label === undefined ? old.label : (noneIfEmpty(body.label) ?? null),
      topics: body.topics === undefined ? old.topics : [...new Set(body.topics)],
      active: body.active ?? old.active,
    };
    await check(context, row);
    const { id, ...change } = row;
    await store.update(orgEmails, { id }, change);
    return row;
  },

  removeEmail: (context, { params }) => remove(context, 'org', params.id),
  removeAdminEmail: (context, { params }) => remove(context, 'admin', params.id),
};
