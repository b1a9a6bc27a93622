/** Creates and changes people (spec §3 "Create user"). */
import type { peopleAdminEndpoints as rows, UserInput } from '#schema/users/people.endpoints.ts';
import { oneTimeCodes } from '../session/auth.tables.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { withPreparation } from '../http/lazyService.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { oweDirectory } from '../mail/directory.ts';
import { invite } from '../mail/invite.ts';
import { organizations } from '../organization/organization.tables.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { reason } from '#schema/reasons.ts';
import { newPerson, putInGroups } from './people.rows.ts';
import { peopleFacts, personFaults, takenElsewhere, type Draft } from './people.rules.ts';
import { personOf, personView } from './people.views.ts';
import { foldOf, isOver, type UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';

type Elsewhere = ReadonlySet<string>;

/** Raises 422 with all broken rules of a person. */
async function expectRight(context: Context, draft: Draft, elsewhere: Elsewhere): Promise<void> {
  const findings = new ValidationErrors(context.language);
  const facts = await peopleFacts(context, [draft]);
  for (const { field, code, params } of personFaults(draft, facts, context.me.id))
    findings.add(field, code, params);
  if (elsewhere.has(draft.now.email)) findings.add('email', 'email_elsewhere');
  findings.throwIfAny();
}

/** Input fields that internal and external new people share. */
type Said = Pick<UserInput, 'firstName' | 'lastName' | 'email' | 'groupIds' | 'invite' | 'language'> &
  Partial<Pick<UserRow, 'userType'>>;

async function add(context: Context, body: Said, own: Partial<UserRow>, elsewhere: Elsewhere) {
  const { store, newId, at } = context;
  const { rows: orgs } = await store.list(organizations, { limit: 1 });
  const now = newPerson({
    ...own,
    id: newId(),
    firstName: body.firstName,
    lastName: body.lastName,
    email: body.email.toLowerCase(),
    userType: body.userType ?? 'employee',
    language: body.language ?? orgs[0]?.defaultLanguage ?? 'spanish',
    createdAt: at,
  });
  await expectRight(context, { now, groupIds: body.groupIds }, elsewhere);
  await store.insert(users, [now]);
  await putInGroups(context, new Map([[now.id, body.groupIds]]));
  await oweDirectory(context, 'bind', [now.email]);
  if (body.invite) await invite(context, [now]);
  return personView(context, now.id);
}

/** Raises 409 if the person cannot sign in. */
function expectIn({ language, now }: Context, user: UserRow): void {
  if (!user.active || isOver(user, now))
    throw domainError('conflict', language, [reason('id', 'not_active', language)]);
}

/** Calls that create and change people, and send their mails. */
export const peopleWrites: Pick<
  Service<typeof rows>,
  'create' | 'createExternal' | 'update' | 'invite' | 'requirePassword'
> = {
  create: withPreparation<typeof rows.create, Elsewhere>(
    async ({ dependencies, org }, { body }) => takenElsewhere(dependencies, org, [body.email.toLowerCase()]),
    async (context, { body }, elsewhere) =>
      add(
        context,
        body,
        {
          phone: body.phone ?? null,
          employeeNumber: body.employeeNumber ?? null,
          birthday: body.birthday ?? null,
          admissionDate: body.admissionDate ?? null,
          jobPosition: noneIfEmpty(body.jobPosition) ?? null,
          takesPoints: body.takesPoints,
          departmentId: body.departmentId ?? null,
          managerId: body.managerId ?? null,
        },
        elsewhere,
      ),
  ),

  createExternal: withPreparation<typeof rows.createExternal, Elsewhere>(
    async ({ dependencies, org }, { body }) => takenElsewhere(dependencies, org, [body.email.toLowerCase()]),
    async (context, { body }, elsewhere) =>
      add(
        context,
        body,
        { phone: body.phone ?? null, takesPoints: body.takesPoints, expiresAt: body.expiresAt ?? null },
        elsewhere,
      ),
  ),

  update: withPreparation<typeof rows.update, Elsewhere>(
    async ({ dependencies, org }, { body }) =>
      takenElsewhere(dependencies, org, body.email === undefined ? [] : [body.email.toLowerCase()]),
    async (context, { body }, elsewhere) => {
      const { store } = context;
      const {
        department: _department,
        manager: _manager,
        memberships,
        ...before
      } = await personOf(context, body.id);
      expectBase(context, body, { ...before, groupIds: memberships.map(({ groupId }) => groupId) });
      const given = applyPatch<UserRow>(before, {
        ...body,
        email: body.email?.toLowerCase(),
        jobPosition: noneIfEmpty(body.jobPosition),
      });
      const now: UserRow = {
        ...given,
        fold: foldOf(given),
        // Tokens carry the role at sign-in, so a changed role revokes tokens.
        tokenEpoch: before.tokenEpoch + (given.userType === before.userType ? 0 : 1),
      };
      const { groupIds } = body;
      await expectRight(context, { before, now, ...(groupIds === undefined ? {} : { groupIds }) }, elsewhere);
      const { id, ...change } = now;
      await store.update(users, { id }, change);
      if (groupIds !== undefined) await putInGroups(context, new Map([[id, groupIds]]));
      if (now.email !== before.email) {
        await oweDirectory(context, 'unbind', [before.email]);
        await oweDirectory(context, 'bind', [now.email]);
        // The codes were sent to the old address.
        await store.remove(oneTimeCodes, { userId: id });
      }
      return personView(context, id);
    },
  ),

  async invite(context, { body }) {
    const { language } = context;
    const {
      department: _department,
      manager: _manager,
      memberships: _groups,
      ...user
    } = await personOf(context, body.id);
    expectIn(context, user);
    if (user.activatedAt !== null)
      throw domainError('conflict', language, [reason('id', 'already_activated', language)]);
    await invite(context, [user]);
    return { success: true };
  },

  async requirePassword(context, { body }) {
    const user = await personOf(context, body.id);
    expectIn(context, user);
    await context.store.update(users, { id: user.id }, { passwordExpired: true, tokenEpoch: { inc: 1 } });
    return { success: true };
  },
};
