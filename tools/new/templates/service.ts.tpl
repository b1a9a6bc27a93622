/** The rules of {{domain}}, once for every deployment. */
import type { {{one}}Endpoints } from '#schema/{{domain}}/{{domain}}.endpoints.ts';
import { pageSize } from '#schema/limits.ts';
import type { Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { {{domain}} } from './{{domain}}.tables.ts';

export const {{one}}Service: Service<typeof {{one}}Endpoints> = {
  async list({ store }, { query }) {
    const at = { page: query.page, perPage: pageSize.default };
    return pageFrom(store, {{domain}}, { order: [['createdAt', 'desc']] }, at);
  },

  async create({ store, newId, at }, { body }) {
    const made = { id: newId(), name: body.name, createdAt: at };
    await store.insert({{domain}}, [made]);
    return made;
  },
};
