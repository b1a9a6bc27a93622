/** Custom pages of an organisation (spec §7 "Custom pages"). */
import { reason } from '#schema/reasons.ts';
import type { CustomPage, pageEndpoints } from '#schema/pages/pages.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { putInOrder } from '../http/rowOrder.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { publishToPages } from '../http/openPages.ts';
import type { Row } from '../store/table.ts';
import { storedText, picturesOf, readableText } from './content.ts';
import { customPages } from './pages.tables.ts';
import { checkPictures, dropPictures } from './pictures.ts';

type PageRow = Row<typeof customPages>;

/** The order of the menu. */
const inOrder = [
  ['position', 'asc'],
  ['title', 'asc'],
] as const;
/** The maximum in the contract. */
const lastPosition = 1_000;

const keysOf = ({ content }: Pick<PageRow, 'content'>): readonly string[] =>
  picturesOf(content).map(({ key }) => key);

async function pageOf({ store, language }: Context, id: string): Promise<PageRow> {
  const {
    rows: [row],
  } = await store.list(customPages, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** The view omits the author, because a page belongs to the organisation. */
const viewOf = async (
  { linkTo }: Context,
  { createdBy: _by, content, ...row }: PageRow,
): Promise<CustomPage> => ({ ...row, content: await readableText(content, linkTo) });

/** Throws 422 if the slug is taken, or if a new picture is not an upload of the caller. */
async function check(context: Context, row: PageRow, before: readonly string[]): Promise<void> {
  const { store, language } = context;
  const findings = new ValidationErrors(language);
  const { rows: same } = await store.list(customPages, { where: { slug: row.slug, id: { ne: row.id } } });
  if (same.length > 0) findings.add('slug', 'slug_taken');
  await checkPictures(context, picturesOf(row.content), before, findings);
  findings.throwIfAny();
}

const publish = (context: Context): void => publishToPages(context, 'organization.changed', null, 'everyone');

type Named = 'list' | 'get' | 'create' | 'update' | 'order' | 'remove' | 'published' | 'read';

export const customPageService: Pick<Service<typeof pageEndpoints>, Named> = {
  async list(context) {
    const { rows } = await context.store.list(customPages, { order: inOrder });
    return Promise.all(rows.map((row) => viewOf(context, row)));
  },

  get: async (context, { params }) => viewOf(context, await pageOf(context, params.id)),

  async create(context, { body }) {
    const { store, me, newId, at } = context;
    const {
      rows: [last],
    } = await store.list(customPages, { order: [['position', 'desc']], limit: 1 });
    const row: PageRow = {
      id: newId(),
      title: body.title,
      slug: body.slug,
      content: storedText(body.content),
      icon: noneIfEmpty(body.icon) ?? null,
      position: body.position ?? (last === undefined ? 0 : Math.min(last.position + 1, lastPosition)),
      published: body.published,
      createdBy: me.id,
      createdAt: at,
      updatedAt: at,
    };
    await check(context, row, []);
    await store.insert(customPages, [row]);
    publish(context);
    return viewOf(context, row);
  },

  async update(context, { params, body: { seen, content, ...body } }) {
    const { store, now, language } = context;
    const old = await pageOf(context, params.id);
    if (seen !== undefined && Date.parse(seen) !== Date.parse(old.updatedAt))
      throw domainError('conflict', language, [reason('content', 'page_changed', language)]);
    const row: PageRow = {
      ...applyPatch(old, { ...body, icon: noneIfEmpty(body.icon) }),
      content: content === undefined ? old.content : storedText(content),
      // Always increases, so that `seen` distinguishes two changes in the same millisecond.
      updatedAt: new Date(Math.max(now, Date.parse(old.updatedAt) + 1)).toISOString(),
    };
    await check(context, row, keysOf(old));
    const { id, ...change } = row;
    await store.update(customPages, { id }, change);
    const kept = new Set(keysOf(row));
    await dropPictures(
      context,
      keysOf(old).filter((key) => !kept.has(key)),
    );
    publish(context);
    return viewOf(context, row);
  },

  async order(context, { body: { ids } }) {
    const { store } = context;
    const { rows } = await store.list(customPages, { order: inOrder });
    const done = await putInOrder(context, rows, ids, (id, position) =>
      store.update(customPages, { id }, { position }),
    );
    publish(context);
    return done;
  },

  async remove(context, { params }) {
    const row = await pageOf(context, params.id);
    await context.store.remove(customPages, { id: row.id });
    await dropPictures(context, keysOf(row));
    publish(context);
    return { success: true };
  },

  async published({ store }) {
    const { rows } = await store.list(customPages, { where: { published: true }, order: inOrder });
    return rows.map(({ id, title, slug, icon }) => ({ id, title, slug, icon }));
  },

  async read({ store, language, linkTo }, { params }) {
    const {
      rows: [row],
    } = await store.list(customPages, { where: { slug: params.slug, published: true } });
    if (row === undefined) throw domainError('not_found', language);
    const { id, title, slug, icon, content, updatedAt } = row;
    return { id, title, slug, icon, content: await readableText(content, linkTo), updatedAt };
  },
};
