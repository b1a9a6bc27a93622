/** The points fixture for tests of documents: uploads, documents and their lists. */
import { notifications } from '#backend/notifications/notifications.tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import { pdf, rightFiles } from '../support/fileSamples.ts';
import { openPointsFixture, type PointsFixture } from './pointsFixture.ts';

/** A document on the wire. */
export interface Document {
  readonly id: string;
  readonly name: string;
  readonly folder: string | null;
  readonly version: number;
  readonly acknowledged_at: string | null;
  readonly acknowledged_version: number | null;
  readonly department_ids: readonly string[];
  readonly progress: { readonly acknowledged: number; readonly people: number } | null;
}

export interface RepositoryFixture extends PointsFixture {
  /** The key of a finished upload. */
  upload(
    name: string,
    given?: {
      readonly type?: string;
      readonly fileName?: string;
      readonly contentType?: string;
    },
  ): Promise<string>;
  /** A document of diego. */
  document(given?: object): Promise<Document>;
  /** Names in the list of a user. */
  names(name: string, search?: string): Promise<readonly string[]>;
  /** Ids of the documents in a user's notifications, oldest first. */
  toldOf(name: string): Promise<readonly (string | null)[]>;
  /** Whether bytes exist under a key. */
  holds(key: string): Promise<boolean>;
}

/**
 * diego and dora are administrators; ana and bruno are in sales, elena and carla in works, nora and mario in none. xavi
 * is external, ines is deactivated, olga belongs to another organisation.
 */
export async function openRepositoryFixture(kind: StoreKind): Promise<RepositoryFixture> {
  const fixture = await openPointsFixture(kind);
  const upload: RepositoryFixture['upload'] = async (
    name,
    { type = 'comm-attachment', fileName = 'Reglamento.pdf', contentType = 'application/pdf' } = {},
  ) => {
    const bytes = rightFiles[contentType] ?? pdf;
    const { url, key } = await fixture.done(name, `POST /upload_presign/${type}`, {
      file_name: fileName,
      content_type: contentType,
      size: bytes.byteLength,
    });
    const answer = await fixture.deployment.rest(`PUT ${String(url).replace(/^\/rest/, '')}`, {
      bytes,
      headers: { 'content-type': contentType },
    });
    if (answer.status !== 200) throw new Error(await answer.text());
    return String(key);
  };
  return {
    ...fixture,
    upload,
    document: async (given = {}) =>
      fixture.done('diego', 'POST /files', { key: await upload('diego'), ...given }),
    names: async (name, search = '') => {
      const { items } = await fixture.done(name, `GET /files${search}`);
      return (items as Document[]).map((one) => one.name).toSorted();
    },
    toldOf: (name) =>
      fixture.look(async (store) => {
        const where = { userId: name, kind: 'document' as const };
        const { rows } = await store.list(notifications, { where, order: [['createdAt', 'asc']] });
        return rows.map(({ sourceId }) => sourceId);
      }),
    holds: async (key) => (await fixture.deployment.dependencies.blobs.get('taller', key)) !== undefined,
  };
}
