/** The rules of tasks, once for every deployment. */
import { pageSize } from '#schema/limits.ts';
import type { taskEndpoints } from '#schema/tasks/tasks.endpoints.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { publishToPages } from '../http/openPages.ts';
import { pageFrom } from '../http/pages.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { checkAudience, everyone } from '../departments/audience.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { decidersOf, ledTask, ownSubmission, seenTask, submissionToDecide } from './tasks.access.ts';
import { handIn, payPart, settle, takeBack, tell } from './tasks.deciding.ts';
import { detailOf, peoplePage, submissionsPage } from './tasks.detail.ts';
import { checkDue, countReceivers, makeTask, widerAudience } from './tasks.making.ts';
import { beginPieces } from './tasks.pieces.ts';
import { tasksWhere } from './tasks.search.ts';
import { taskPeople, tasks, taskSubmissions } from './tasks.tables.ts';
import { submissionsOf, tasksOf } from './tasks.views.ts';
import { toDecide, toDo } from './tasks.waiting.ts';

const newest = [['createdAt', 'desc']] as const;
const dueFirst = [
  ['dueOrder', 'asc'],
  ['createdAt', 'desc'],
] as const;

export const taskService: Service<typeof taskEndpoints> = {
  async created(context, { query }) {
    const at = { page: query.page, perPage: pageSize.default };
    const where = { createdBy: context.me.id };
    const { items, pagination } = await pageFrom(context.store, tasks, { where, order: newest }, at);
    return { items: await tasksOf(context, items), pagination };
  },

  async submitted(context, { query }) {
    const at = { page: query.page, perPage: pageSize.default };
    const what =
      query.waiting === true
        ? ({ where: toDecide(context.me.id), order: [['createdAt', 'asc']] } as const)
        : { where: { or: [{ userId: context.me.id }, { makerId: context.me.id }] }, order: newest };
    const found = await pageFrom(context.store, taskSubmissions, what, at);
    return { items: await submissionsOf(context, found.items), pagination: found.pagination };
  },

  async assigned(context, { query }) {
    const at = { page: query.page, perPage: pageSize.default };
    const { items, pagination } = await pageFrom(
      context.store,
      taskPeople,
      { where: { userId: context.me.id }, order: dueFirst, with: { task: { one: tasks, on: 'taskId' } } },
      at,
    );
    return {
      items: await tasksOf(
        context,
        items.flatMap(({ task }) => task ?? []),
      ),
      pagination,
    };
  },

  async waiting({ store, me }) {
    const [own] = await store.tally(taskPeople, { where: toDo(me.id) });
    const [others] = await store.tally(taskSubmissions, { where: toDecide(me.id) });
    return { toDo: own?.count ?? 0, toDecide: others?.count ?? 0 };
  },

  async all(context, { query }) {
    const at = { page: query.page, perPage: pageSize.default };
    const where = await tasksWhere(context, query);
    const { items, pagination } = await pageFrom(context.store, tasks, { where, order: newest }, at);
    return { items: await tasksOf(context, items), pagination };
  },

  async task(context, { params: { id } }) {
    return detailOf(context, id);
  },

  async people(context, { params: { id }, query: { after } }) {
    return peoplePage(context, await seenTask(context, id), after);
  },

  async submissions(context, { params: { id }, query: { after } }) {
    return submissionsPage(context, await seenTask(context, id), after);
  },

  async audience(context, { body }) {
    const { store, language } = context;
    const findings = new ValidationErrors(language);
    const { userIds } = body;
    const audience = widerAudience(body) ?? { ...everyone, everyone: false, userIds };
    await checkAudience(store, audience, findings);
    findings.throwIfAny();
    return { people: await countReceivers(context, audience, body.points) };
  },

  create: async (context, { body }) => detailOf(context, await makeTask(context, body)),

  async update(context, { params: { id }, body }) {
    const { store, language } = context;
    const old = await ledTask(context, id);
    if (old.status === 'cancelled') refuse(context, 'task_cancelled');
    expectBase(context, body, old);
    const { title, titleEn, description, descriptionEn, dueOn } = applyPatch(old, {
      ...body,
      titleEn: noneIfEmpty(body.titleEn),
      descriptionEn: noneIfEmpty(body.descriptionEn),
    });
    const findings = new ValidationErrors(language);
    if (dueOn !== old.dueOn) await checkDue(context, dueOn, findings);
    findings.throwIfAny();
    const now = { title, titleEn, description, descriptionEn, dueOn };
    await store.update(tasks, { id }, now);
    if (dueOn !== old.dueOn) await beginPieces(context, { ...old, ...now }, { what: 'redate' });
    const { rows: people } = await store.list(taskPeople, { columns: ['userId'], where: { taskId: id } });
    publishToPages(context, 'task.changed', null, [old.createdBy, ...people.map(({ userId }) => userId)]);
    return detailOf(context, id);
  },

  async cancel(context, { params: { id } }) {
    const { store } = context;
    await ledTask(context, id);
    const [row] = await store.update(tasks, { id, status: 'open' }, { status: 'cancelled' });
    if (row === undefined) refuse(context, 'task_cancelled');
    await beginPieces(context, row, { what: 'cancel' });
    return detailOf(context, id);
  },

  async submit(context, { params: { id }, body }) {
    await handIn(context, await seenTask(context, id), body);
    return detailOf(context, id);
  },

  async withdraw(context, { params: { id } }) {
    const row = await ownSubmission(context, id);
    await settle(context, row, 'withdrawn');
    publishToPages(context, 'task.changed', null, await decidersOf(context.store, row.makerId));
    return detailOf(context, row.taskId);
  },

  async approve(context, { params: { id } }) {
    const row = await submissionToDecide(context, id);
    await settle(context, row, 'approved');
    await payPart(context, { ...row, id: row.personId });
    await tell(context, 'task_approved', row.taskId, [row.userId]);
    publishToPages(context, 'task.changed', null, await decidersOf(context.store, row.makerId));
    return detailOf(context, row.taskId);
  },

  async takeBack(context, { params: { id } }) {
    const row = await submissionToDecide(context, id);
    await takeBack(context, row);
    return detailOf(context, row.taskId);
  },

  async sendBack(context, { params: { id }, body }) {
    const row = await submissionToDecide(context, id);
    await settle(context, row, 'sent_back', body.reason);
    await tell(context, 'task_sent_back', row.taskId, [row.userId]);
    publishToPages(context, 'task.changed', null, await decidersOf(context.store, row.makerId));
    return detailOf(context, row.taskId);
  },
};
