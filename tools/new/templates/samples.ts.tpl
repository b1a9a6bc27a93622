/** Valid calls of {{domain}}. */
import { {{domain}} } from '#backend/{{domain}}/{{domain}}.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls } from './known.ts';

/** An active one. */
export const known = async (store: Store) => ({
  {{one}}Id: await firstId(store, {{domain}}, { where: { active: true } }),
});
type {{Domain}}Known = Awaited<ReturnType<typeof known>>;

export const calls: Calls<{{Domain}}Known> = {
  '{{domain}}.update': '{{one}}Id',
  '{{domain}}.remove': '{{one}}Id',
};
