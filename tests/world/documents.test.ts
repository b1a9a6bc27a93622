/** The demo's documents exist, have the stated size, and disappear when they are removed. */
import { describe, expect, it } from 'vitest';
import { memoryBlobs } from '#backend/files/blobs.memory.ts';
import { fileProofs, files, fileVersions, repositoryFiles } from '#backend/files/files.tables.ts';
import { looksLike } from '#backend/kit/magic.ts';
import { foldOf } from '#backend/files/repository.rules.ts';
import { withDocuments } from '#mock/world/documents.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';
import { openSqlDatabase } from '#server/sqlStore.ts';
import { seedDemo } from '#server/demo.ts';
import { tables } from '#backend/tables.ts';
import { openTestDeployment, noon } from '../support/deployment.ts';
import { isWhole } from '../support/trials.ts';

const admin = 'admin@aurora.example';

describe('the documents of the demo', () => {
  it('the demo documents open with their size and kind, and are gone when removed', async () => {
    const deployment = await openTestDeployment('tab', {
      dependencies: (own) => ({ ...own, blobs: withDocuments(own.blobs, own.db) }),
    });
    const list = (await (await deployment.rest('GET /files', { as: admin })).json()) as {
      items: { id: string; size: number; content_type: string; must_acknowledge: boolean; version: number }[];
    };
    expect(list.items.length).toBeGreaterThanOrEqual(4);
    expect(list.items.some(({ must_acknowledge }) => must_acknowledge)).toBe(true);
    expect(list.items.some(({ version }) => version === 2)).toBe(true);
    for (const { id } of list.items) {
      const view = (await (await deployment.rest(`GET /files/${id}`, { as: admin })).json()) as {
        versions: { url: string; size: number; content_type: string }[];
      };
      for (const { url, size, content_type: contentType } of view.versions) {
        const answer = await deployment.rest(`GET ${url.replace(/^\/rest/, '')}`);
        const bytes = new Uint8Array(await answer.arrayBuffer());
        expect([answer.status, bytes.byteLength, looksLike(contentType, bytes)]).toEqual([200, size, true]);
      }
    }
    const [first] = list.items;
    const before = (await (await deployment.rest(`GET /files/${first?.id ?? ''}`, { as: admin })).json()) as {
      versions: { url: string }[];
    };
    await deployment.rest(`DELETE /files/${first?.id ?? ''}`, { as: admin });
    expect(
      (await deployment.rest(`GET ${(before.versions[0]?.url ?? '').replace(/^\/rest/, '')}`)).status,
    ).toBe(404);
    deployment.close();
  });

  it('the demo documents agree with their latest version and their search text', () => {
    const [aurora] = smallWorld({ now: noon, passwordHash: '' });
    const rowsIn = (name: string) => (aurora?.rows[name] ?? []) as readonly Record<string, unknown>[];
    const documents = rowsIn(repositoryFiles.name);
    for (const one of documents) {
      const versions = rowsIn(fileVersions.name).filter(({ fileId }) => fileId === one['id']);
      const last = versions.at(-1);
      expect([last?.['key'], last?.['version'], last?.['size']]).toEqual([
        one['key'],
        one['version'],
        one['size'],
      ]);
      expect(one['fold']).toBe(
        foldOf({ name: String(one['name']), description: (one['description'] as string | null) ?? null }), // as the table declares
      );
    }
    const keys = rowsIn(files.name).map(({ id }) => id);
    expect(rowsIn(fileVersions.name).map(({ key }) => key)).toEqual(keys);
    expect(rowsIn(fileProofs.name).length).toBeGreaterThan(0);
  });

  it.runIf(isWhole)('the demo documents are put beside the store of a server once', async () => {
    const db = openSqlDatabase({ file: ':memory:', tables });
    const blobs = memoryBlobs();
    expect(await seedDemo(db, noon, blobs)).toBe(true);
    const [org = ''] = await db.directory.organizations();
    const { rows } = await db.read(org, (store) => store.list(files));
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, size } of rows) expect((await blobs.get(org, id))?.bytes.byteLength).toBe(size);
    expect(await seedDemo(db, noon, blobs)).toBe(false);
    await db.close();
  });
});
