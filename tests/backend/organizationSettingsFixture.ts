/** A small organisation with its administrator, uploads, open pages and mails. */
import { expect } from 'vitest';
import { files } from '#backend/files/files.tables.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { orgEmails } from '#backend/organization/organization.tables.ts';
import type { Row } from '#backend/store/table.ts';
import type { FileKind } from '#schema/files/files.rules.ts';
import type { EmailTopic } from '#schema/organization/organization.rules.ts';
import { png } from '../support/fileSamples.ts';
import type { StoreKind } from '../support/deployment.ts';
import { reasonsOf } from '../support/said.ts';
import { openFixture, type Name, type Fixture } from './postFixture.ts';

/** The administrator of the small organisation. */
export const admin: Name = 'diego';
/** The address of the organisation's page, without a session. */
export const page = 'https://taller.example';

export interface AdminOrganization extends Fixture {
  /** A call of the administrator that must succeed. */
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of any call; each test names its fields
  ask(route: string, body?: unknown, as?: Name): Promise<any>;
  /** Status, then field and code of each reason, of a call that must be refused. */
  refused(route: string, body?: unknown): Promise<readonly (number | string)[]>;
  /** The public facts of the sign-in page. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  flow(): Promise<any>;
  /** A finished upload of a picture; returns its key. */
  upload(
    name: string,
    own?: { readonly by?: Name; readonly kind?: FileKind; readonly cut?: true },
  ): Promise<string>;
  /** Whether the bytes of a key exist. */
  isKept(key: string): Promise<boolean>;
  /** Kinds of the stream events for open pages. */
  readonly heard: string[];
  /** Mails to the lists since the last call, oldest first. */
  mails(): Promise<readonly Row<typeof outbox>[]>;
  /** Puts an address on the list to which the topics belong. */
  listed(kind: 'org' | 'admin', email: string, topics?: readonly EmailTopic[]): Promise<void>;
}

/** The organisation on one of the stores. */
export async function openOrganizationFixture(kind: StoreKind): Promise<AdminOrganization> {
  const fixture = await openFixture(kind);
  const { deployment } = fixture;
  const at = new Date(deployment.now).toISOString();
  const heard: string[] = [];
  deployment.dependencies.eventBus.subscribe('taller', 'ana', (message) => void heard.push(message.kind));
  return {
    ...fixture,
    heard,
    async ask(route, body, as = admin) {
      const { status, said, text } = await fixture.call(as, route, body);
      expect(status, `${route} ${text}`).toBeLessThan(300);
      return said;
    },
    async refused(route, body) {
      const { status, said } = await fixture.call(admin, route, body);
      return [status, ...reasonsOf({ body: said })];
    },
    async flow() {
      return (await deployment.rest('GET /org/auth_flow', { headers: { 'x-page-origin': page } })).json();
    },
    async upload(name, { by = admin, kind: type = 'corp-benef-image', cut } = {}) {
      const id = `${type}/${name}`;
      const file = { type, name: `${name}.png`, contentType: 'image/png', size: png.byteLength };
      const uploadedAt = cut === true ? null : at;
      await fixture.change((store) =>
        store.insert(files, [{ ...file, id, uploaderId: by, uploadedAt, recordId: null, createdAt: at }]),
      );
      if (cut === undefined)
        await deployment.dependencies.blobs.put('taller', id, { bytes: png, contentType: 'image/png', name });
      return id;
    },
    isKept: async (key) => (await deployment.dependencies.blobs.get('taller', key)) !== undefined,
    mails: () =>
      fixture.change(async (store) => {
        const { rows } = await store.list(outbox, { where: { kind: 'listed' }, order: [['id', 'asc']] });
        await store.remove(outbox, { kind: 'listed' });
        return rows;
      }),
    listed: async (kindOfList, email, topics = []) => {
      await fixture.change((store) =>
        store.insert(orgEmails, [
          {
            id: deployment.dependencies.newId(),
            kind: kindOfList,
            email,
            label: null,
            topics,
            active: true,
            createdAt: at,
          },
        ]),
      );
    },
  };
}
