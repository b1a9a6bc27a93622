/** The help of an organisation, its block of health and safety, and the patient code. */
import { may } from '#schema/permissions.ts';
import { ApiError } from '#schema/errors.ts';
import { patientCode, wellbeingLimits } from '#schema/wellbeing/wellbeing.rules.ts';
import type { wellbeingEndpoints } from '#schema/wellbeing/wellbeing.endpoints.ts';
import type { WellbeingPage } from '#schema/wellbeing/wellbeing.shapes.ts';
import { mayRead } from '../files/repository.rules.ts';
import { repositoryFiles } from '../files/files.tables.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { switchesOf } from '../organization/switches.ts';
import type { Row } from '../store/table.ts';
import { usualProvider } from './provider.ts';
import { patientCodes, wellbeingPages } from './wellbeing.tables.ts';

type Calls = 'page' | 'updatePage' | 'patientCode';
type PageRow = Row<typeof wellbeingPages>;

const stored = async ({ store }: Context): Promise<PageRow | undefined> =>
  (await store.list(wellbeingPages, { limit: 1 })).rows[0];

async function protocolsIn(
  { store, me }: Context,
  folder: string | null,
): Promise<WellbeingPage['protocols']> {
  if (folder === null || !may(me.userType, 'files.see')) return [];
  if (!(await switchesOf(store, ['files_repo']))('files_repo')) return [];
  const { rows } = await store.list(repositoryFiles, {
    where: { folder },
    order: [['name', 'asc']],
    limit: wellbeingLimits.protocols,
  });
  return rows
    .filter((row) => mayRead(row, me))
    .map(({ id, name, description }) => ({ id, name, description }));
}

/** Contacts of a module that is off are not shown; administrators read them all, to change them. */
async function shown(context: Context, row: PageRow | undefined): Promise<WellbeingPage> {
  const isOn = await switchesOf(context.store, ['ever_health', 'salud_seguridad']);
  const all = may(context.me.userType, 'wellbeing.manage');
  const hasCode = all || isOn('ever_health');
  const hasSafety = all || isOn('salud_seguridad');
  const folder = row?.protocolFolder ?? null;
  return {
    help: [...(row?.help ?? [])],
    providerName: hasCode ? (row?.providerName ?? null) : null,
    providerUrl: hasCode ? (row?.providerUrl ?? null) : null,
    providerPhone: hasCode ? (row?.providerPhone ?? null) : null,
    safetyContacts: hasSafety ? [...(row?.safetyContacts ?? [])] : [],
    protocolFolder: hasSafety ? folder : null,
    protocols: hasSafety ? await protocolsIn(context, folder) : [],
  };
}

export const pageService: Pick<Service<typeof wellbeingEndpoints>, Calls> = {
  async page(context) {
    return shown(context, await stored(context));
  },

  async updatePage(context, { body }) {
    const { store, newId } = context;
    const before = await stored(context);
    const old: PageRow = before ?? {
      id: newId(),
      help: [],
      providerName: null,
      providerUrl: null,
      providerPhone: null,
      safetyContacts: [],
      protocolFolder: null,
    };
    expectBase(context, body, old);
    const { basedOn: _, ...given } = body;
    const row = applyPatch<PageRow>(old, {
      ...given,
      providerName: noneIfEmpty(given.providerName),
      protocolFolder: noneIfEmpty(given.protocolFolder),
    });
    const { id, ...change } = row;
    if (before === undefined) await store.insert(wellbeingPages, [row]);
    else await store.update(wellbeingPages, { id }, change);
    return shown(context, row);
  },

  async patientCode(context) {
    const { store, me, now, at, newId, language } = context;
    const since = new Date(now - patientCode.windowMs).toISOString();
    await store.remove(patientCodes, { createdAt: { lte: since } });
    const { rows } = await store.list(patientCodes, {
      where: { userId: me.id },
      order: [['createdAt', 'asc']],
    });
    // A clock that went back leaves codes of the future, which count as ended.
    const last = rows.findLast(({ createdAt, expiresAt }) => createdAt <= at && at < expiresAt);
    const way = usualProvider.way(await stored(context));
    if (last !== undefined)
      return {
        id: last.id,
        code: last.code,
        expiresAt: last.expiresAt,
        validForMs: Date.parse(last.expiresAt) - now,
        ...way,
      };
    const [first] = rows;
    if (first !== undefined && rows.length >= patientCode.most) {
      const waitMs = Date.parse(first.createdAt) + patientCode.windowMs - now;
      const retryAfter = Math.max(1, Math.ceil(waitMs / 1_000));
      throw new ApiError({ ...domainError('too_many', language).facts(), retryable: false, retryAfter });
    }
    const id = newId();
    const expiresAt = new Date(now + patientCode.lifeMs).toISOString();
    const code = usualProvider.code(id);
    await store.insert(patientCodes, [{ id, userId: me.id, code, createdAt: at, expiresAt }]);
    return { id, code, expiresAt, validForMs: patientCode.lifeMs, ...way };
  },
};
