/**
 * A small organisation for tests of pages: two administrators, their pictures, stream events of open pages, and counted
 * reads.
 */
import { files } from '#backend/files/files.tables.ts';
import { customPages, publicity } from '#backend/pages/pages.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { users } from '#backend/people/users.tables.ts';
import { png } from '../support/fileSamples.ts';
import type { StoreKind } from '../support/deployment.ts';
import { aShop, type Shop } from './shopFixture.ts';

export interface PagesFixture extends Shop {
  /** A finished upload of a user; returns its key. */
  picture(id: string, who?: string, own?: Partial<Row<typeof files>>): Promise<string>;
  /** Whether a picture still exists: its row, and its bytes. */
  there(key: string): Promise<readonly [row: boolean, bytes: boolean]>;
  /** The status of an address without a session. */
  at(url: string): Promise<number>;
  /** Inserts a page straight into the store. */
  page(id: string, own?: Partial<Row<typeof customPages>>): Promise<string>;
  /** Inserts an announcement straight into the store. */
  announce(id: string, own?: Partial<Row<typeof publicity>>): Promise<string>;
  /** Kinds of the stream events to everyone since the last call. */
  heard(): readonly string[];
  /** A call with a fresh token, so that the clock may have moved. */
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of any call; each test names its fields
  askNow(who: string, route: string): Promise<any>;
  /** The number of store reads of a call. */
  reads(who: string, route: string): Promise<number>;
}

/**
 * The fixture on one of the stores: diego and carla are administrators, xavi is external, olga belongs to another
 * organisation.
 */
export async function openPagesFixture(kind: StoreKind): Promise<PagesFixture> {
  const shop = await aShop(kind);
  const { deployment } = shop;
  const now = () => new Date(deployment.now).toISOString();
  await shop.change((store) => store.update(users, { id: 'carla' }, { userType: 'admin' }));
  let told: string[] = [];
  deployment.dependencies.eventBus.subscribe('taller', 'ana', ({ kind: what }) => void told.push(what));
  let count = 0;
  const read = deployment.db.read.bind(deployment.db);
  deployment.db.read = (org, work) =>
    read(org, (store) =>
      work({
        ...store,
        list: (table, query) => (count++, store.list(table, query)),
        tally: (table, query) => (count++, store.tally(table, query)),
      }),
    );
  return {
    ...shop,
    async picture(id, uploaderId = 'diego', own = {}) {
      const key = `corp-benef-image/${id}`;
      const file = {
        type: 'corp-benef-image' as const,
        name: 'a.png',
        contentType: 'image/png',
        size: png.length,
        uploadedAt: now(),
        recordId: null,
      };
      await shop.change((store) =>
        store.insert(files, [{ id: key, uploaderId, createdAt: now(), ...file, ...own }]),
      );
      await deployment.dependencies.blobs.put('taller', key, {
        bytes: png,
        contentType: 'image/png',
        name: 'a.png',
      });
      return key;
    },
    async there(key) {
      const { rows } = await shop.look((store) => store.list(files, { where: { id: key } }));
      return [rows.length > 0, (await deployment.dependencies.blobs.get('taller', key)) !== undefined];
    },
    at: async (url) => (await deployment.backend.fetch(new Request(`http://home.test${url}`))).status,
    async page(id, own = {}) {
      const row = {
        id,
        title: id,
        slug: id,
        content: [],
        icon: null,
        position: 0,
        published: true,
        createdBy: null,
        createdAt: now(),
        updatedAt: now(),
        ...own,
      };
      await shop.change((store) => store.insert(customPages, [row]));
      return id;
    },
    async announce(id, own = {}) {
      const row = {
        id,
        title: id,
        text: null,
        imageKey: null,
        link: null,
        placement: 'home' as const,
        startsAt: null,
        endsAt: null,
        departmentIds: [],
        active: true,
        createdAt: now(),
        ...own,
      };
      await shop.change((store) => store.insert(publicity, [row]));
      return id;
    },
    heard() {
      const kinds = told;
      told = [];
      return kinds;
    },
    async askNow(userId, route) {
      const token = await deployment.dependencies.tokens.sign(
        { userId, org: 'taller', epoch: 0 },
        deployment.now,
      );
      const answer = await deployment.rest(route, { token });
      if (answer.status !== 200) throw new Error(await answer.text());
      return answer.json();
    },
    async reads(who, route) {
      await shop.ask(who, route);
      count = 0;
      await shop.ask(who, route);
      return count;
    },
  };
}
