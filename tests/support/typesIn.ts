/** Helpers for tests of recognition types: calls of an administrator, and the types offered to others. */
import { expect } from 'vitest';
import type { Store } from '#backend/store/port.ts';
import type { TestDeployment } from './deployment.ts';
import { said } from './said.ts';

export const employee = 'employee@aurora.example';
export const manager = 'manager@aurora.example';
export const admin = 'admin@aurora.example';
/** An id that does not exist. */
export const nothing = '019d0000-0000-7000-8000-fffffffffffe';
/** The time of the posts in these tests. */
export const createdAt = '2026-03-10T12:00:00.000Z';

/** In the format of the wire. */
export interface Type {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly roles: readonly string[];
  readonly max_points: number | null;
  readonly recognition_group_id: string | null;
  readonly super_type_id: string | null;
}
/** In the format of the wire. */
export interface Tag {
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
  readonly active: boolean;
  readonly recognition_type_id: string;
  readonly super_type: { readonly id: string; readonly name: string } | null;
  readonly sub_types: readonly { readonly id: string; readonly name: string }[];
  readonly value_id: string | null;
  readonly left_this_month: number | null;
}
/** In the format of the wire. */
export interface Usage {
  readonly posts: number;
  readonly post_types: number;
  readonly sub_types: number;
  readonly groups: number;
  readonly may_delete: boolean;
}

/** The calls on one deployment; calls of the administrator must succeed. */
export function typesIn(deployment: TestDeployment) {
  const orgOf = async (): Promise<string> => (await deployment.db.directory.find(`email:${admin}`)) ?? '';
  const ask = async <A>(route: string, body?: unknown, as = admin): Promise<A> => {
    const answer = await said<A>(deployment, route, { as, body });
    expect([route, answer.status, answer.status === 200 ? '' : answer.body]).toEqual([route, 200, '']);
    return answer.body;
  };
  const tagsOf = async (type: string): Promise<Tag[]> =>
    (await ask<Tag[]>('GET /org/post_type')).filter((tag) => tag.recognition_type_id === type);
  return {
    ask,
    tagsOf,
    firstTag: async (type: string): Promise<string> => (await tagsOf(type))[0]?.id ?? '',
    write: async <A>(work: (store: Store) => Promise<A>): Promise<A> => deployment.db.tx(await orgOf(), work),
    look: async <A>(work: (store: Store) => Promise<A>): Promise<A> =>
      deployment.db.read(await orgOf(), work),
    refused: (route: string, body?: unknown, language = 'es') =>
      said(deployment, route, { as: admin, body, headers: { 'accept-language': language } }),
    aType: (more: Record<string, unknown> = {}): Promise<Type> =>
      ask('POST /recognition_type', { name: 'Valentía', color: '#112233', icon: 'flame', ...more }),
    offered: async (as: string): Promise<Tag[]> => ask('GET /post_type', undefined, as),
  };
}
