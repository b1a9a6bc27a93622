/** The calls of a new domain: a call of the specification where one fits by method and path, otherwise our own. */
import type { namesOf } from './wish.ts';

/** A call of the specification. */
export interface ListedCall {
  readonly domain: string;
  readonly call: string;
  readonly method: string;
  readonly path: string;
}

/** The verb and path of a call. */
export interface Route {
  readonly route: string;
  readonly origin: 'proposed' | 'ours';
}

const kinds = {
  list: { methods: ['GET'], folders: [''], end: '' },
  all: { methods: ['GET'], folders: ['/org'], end: '' },
  create: { methods: ['POST'], folders: ['', '/org'], end: '' },
  update: { methods: ['PATCH', 'PUT'], folders: ['', '/org'], end: '/{id}' },
  remove: { methods: ['DELETE'], folders: ['', '/org'], end: '/{id}' },
} as const;

/** The generated calls. */
export type Kind = keyof typeof kinds;

/** The route of each call. */
export function routesOf(
  { domain, one, table }: ReturnType<typeof namesOf>,
  calls: readonly ListedCall[],
): Readonly<Record<Kind, Route>> {
  const routeOf = (kind: Kind): Route => {
    const { methods, folders, end } = kinds[kind];
    const paths = folders.flatMap((folder) => [domain, one, table].map((name) => `${folder}/${name}${end}`));
    const listed = calls.find(
      (call) =>
        call.domain === domain &&
        methods.some((method) => method === call.method) &&
        paths.includes(call.path.replace(/\/$/, '')),
    );
    return listed === undefined
      ? { route: `${methods[0]} ${kind === 'list' ? '' : '/org'}/${table}${end}`, origin: 'ours' }
      : { route: `${listed.method} ${listed.path}`, origin: 'proposed' };
  };
  return {
    list: routeOf('list'),
    all: routeOf('all'),
    create: routeOf('create'),
    update: routeOf('update'),
    remove: routeOf('remove'),
  };
}
