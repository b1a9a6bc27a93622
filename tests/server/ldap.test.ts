/**
 * The LDAP directory on Node: read page by page over a real connection, with the configured account, and never written.
 */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { BerReader, BerWriter } from 'ldapts';
import { afterEach, describe, expect, it } from 'vitest';
import { ldapPeople } from '#server/ldap.ts';
import { readSettings, type LdapSettings } from '#server/settings.ts';
import { openTestDeployment } from '../support/deployment.ts';

type Values = Readonly<Record<string, string | Buffer | readonly string[]>>;
interface Asked {
  readonly verb: 'bind' | 'search' | 'unbind' | 'other';
  readonly words: readonly string[];
}

const tags = { bind: 0x60, unbind: 0x42, search: 0x63, entry: 0x64, done: 0x65, controls: 0xa0 } as const;
const pagedType = '1.2.840.113556.1.4.319';

/** A small LDAP server: accepts one account and returns two people per page for any search but that of `hidden`. */
function aDirectory(people: readonly Values[], password: string): { server: Server; asked: Asked[] } {
  const asked: Asked[] = [];
  let isIn = false;
  const send = (socket: Socket, id: number, write: (writer: BerWriter) => void): void => {
    const writer = new BerWriter();
    writer.startSequence();
    writer.writeInt(id);
    write(writer);
    writer.endSequence();
    socket.write(writer.buffer);
  };
  const result = (socket: Socket, id: number, tag: number, code: number, cookie?: string): void =>
    send(socket, id, (writer) => {
      writer.startSequence(tag);
      writer.writeEnumeration(code);
      writer.writeString('');
      writer.writeString('');
      writer.endSequence();
      if (cookie === undefined) return;
      const value = new BerWriter();
      value.startSequence();
      value.writeInt(people.length);
      value.writeString(cookie);
      value.endSequence();
      writer.startSequence(tags.controls);
      writer.startSequence();
      writer.writeString(pagedType);
      writer.writeBuffer(value.buffer, 4);
      writer.endSequence();
      writer.endSequence();
    });
  /** The requested page, from the cookie of the answer before. */
  const pageOf = (reader: BerReader): number => {
    if (reader.readSequence(tags.controls) === null || reader.readSequence() === null) return 0;
    reader.readString();
    if (reader.peek() === 1) reader.readBoolean();
    const value = reader.readString(4, true);
    if (value === null) return 0;
    const inner = new BerReader(value);
    inner.readSequence();
    inner.readInt();
    return Number(inner.readString() ?? 0);
  };
  const answer = (socket: Socket, data: Buffer): void => {
    const reader = new BerReader(data);
    reader.readSequence();
    const id = reader.readInt() ?? 0;
    const tag = reader.peek();
    if (tag === tags.bind) {
      reader.readSequence(tags.bind);
      reader.readInt();
      const words = [reader.readString() ?? '', reader.readString(0x80) ?? ''];
      asked.push({ verb: 'bind', words });
      isIn = words[1] === password;
      result(socket, id, tags.bind + 1, isIn ? 0 : 49);
    } else if (tag === tags.search) {
      reader.readSequence(tags.search);
      const end = reader.offset + reader.length;
      const base = reader.readString() ?? '';
      reader.offset = end;
      const page = pageOf(reader);
      asked.push({ verb: 'search', words: [base, String(page)] });
      if (!isIn) return result(socket, id, tags.done, 50);
      const shown = data.includes(String(hidden['entryUUID'])) ? [hidden] : people;
      for (const person of shown.slice(page * 2, page * 2 + 2))
        send(socket, id, (writer) => {
          writer.startSequence(tags.entry);
          writer.writeString(`uid=${String(person['uid'])},${base}`);
          writer.startSequence();
          for (const [name, value] of Object.entries(person)) {
            writer.startSequence();
            writer.writeString(name);
            writer.startSequence(0x31);
            if (Buffer.isBuffer(value)) writer.writeBuffer(value, 4);
            else for (const text of [value].flat()) writer.writeString(text);
            writer.endSequence();
            writer.endSequence();
          }
          writer.endSequence();
          writer.endSequence();
        });
      result(socket, id, tags.done, 0, (page + 1) * 2 < shown.length ? String(page + 1) : '');
    } else asked.push({ verb: tag === tags.unbind ? 'unbind' : 'other', words: [] });
  };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      // A chunk may hold several messages.
      for (let rest = data; rest.length > 2;) {
        const reader = new BerReader(rest);
        reader.readSequence();
        const length = reader.offset + reader.length;
        answer(socket, rest.subarray(0, length));
        rest = rest.subarray(length);
      }
    });
  });
  return { server, asked };
}

const guid = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
/** An entry that the filter leaves out, and that is found by its id. */
const hidden: Values = { uid: 'eli', entryUUID: 'cccc-dddd', givenName: 'Eli' };
const people: readonly Values[] = [
  {
    uid: 'ana',
    mail: 'ana@aurora.example',
    givenName: 'Ana María',
    sn: 'Ñandú',
    department: 'Ventas',
    title: 'Líder',
    entryUUID: 'aaaa-bbbb',
  },
  { uid: 'bo', mail: 'bo@aurora.example', givenName: 'Bo', sn: 'Li', ou: 'Obras', objectGUID: guid },
  { uid: 'nobody', cn: 'No Mail' },
  { uid: 'cy', mail: 'cy@aurora.example', sn: 'Cy', entryUUID: 'x'.repeat(80) },
  { uid: 'di', mail: ' di@aurora.example ', departmentNumber: '42' },
];

let stop: () => Promise<void> = async () => undefined;
afterEach(() => stop());

async function listening(
  password = 'secret',
  entries = people,
): Promise<{ readonly settings: LdapSettings; readonly asked: Asked[] }> {
  const { server, asked } = aDirectory(entries, password);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  stop = () => new Promise((resolve) => void server.close(() => resolve()));
  const { port } = server.address() as AddressInfo;
  const { ldap } = readSettings(
    {
      LDAP_URL: `ldap://127.0.0.1:${port}`,
      LDAP_ORG: 'aurora',
      LDAP_BASE_DN: 'ou=people,dc=aurora',
      LDAP_BIND_DN: 'cn=reader,dc=aurora',
      LDAP_BIND_PASSWORD: 'secret',
    },
    [],
  );
  if (ldap === undefined) throw new Error('no directory');
  return { settings: ldap, asked };
}

describe('the LDAP directory on Node', () => {
  it('the directory gives everybody, page by page, and is only read', async () => {
    const deployment = await openTestDeployment('sql');
    const { settings, asked } = await listening();
    const find = ldapPeople(settings, deployment.db);
    const [aurora = '', boreal = ''] = await deployment.db.directory.organizations();
    const found = (await find(aurora)) ?? [];
    expect(
      found.map(({ email, firstName, lastName, department, jobPosition }) => [
        email,
        firstName,
        lastName,
        department,
        jobPosition,
      ]),
    ).toEqual([
      ['ana@aurora.example', 'Ana María', 'Ñandú', 'Ventas', 'Líder'],
      ['bo@aurora.example', 'Bo', 'Li', 'Obras', null],
      ['', null, null, null, null],
      ['cy@aurora.example', null, 'Cy', null, null],
      ['di@aurora.example', null, null, '42', null],
    ]);
    const [ana, bo, nobody, cy, di] = found.map(({ ldapId }) => ldapId);
    expect([ana, bo]).toEqual(['aaaa-bbbb', guid.toString('hex')]);
    // A person without a stable id is identified by the distinguished name.
    for (const id of [nobody, cy, di]) expect(id).toMatch(/^[\w-]{43}$/);
    const talk = asked.filter(({ verb }) => verb !== 'unbind');
    expect(talk.map(({ verb, words }) => [verb, ...words])).toEqual([
      ['bind', 'cn=reader,dc=aurora', 'secret'],
      ['search', 'ou=people,dc=aurora', '0'],
      ['search', 'ou=people,dc=aurora', '1'],
      ['search', 'ou=people,dc=aurora', '2'],
    ]);
    // The directory belongs to one organisation.
    expect(await find(boreal)).toBeUndefined();
    expect(asked.filter(({ verb }) => verb === 'bind')).toHaveLength(1);
    deployment.close();
  });

  it('the directory gives all addresses of an entry and whether its account is disabled', async () => {
    const deployment = await openTestDeployment('sql');
    const states: readonly Values[] = [
      { mail: ['z@aurora.example', 'a@aurora.example'] },
      { mail: 'ad@aurora.example', userAccountControl: '514' },
      { mail: 'on@aurora.example', userAccountControl: '512', nsAccountLock: 'FALSE' },
      { mail: 'ds@aurora.example', nsaccountlock: 'TRUE' },
      { mail: 'ol@aurora.example', pwdAccountLockedTime: '000001010000Z' },
      { mail: 'while@aurora.example', pwdAccountLockedTime: '20260301120000Z' },
      { mail: 'un@aurora.example', inetUserStatus: 'Inactive' },
    ];
    const { settings } = await listening('secret', states);
    const [aurora = ''] = await deployment.db.directory.organizations();
    const found = (await ldapPeople(settings, deployment.db)(aurora)) ?? [];
    expect(
      found.map(({ email, aliases, isInactive }) => [email, aliases?.length ?? 1, isInactive === true]),
    ).toEqual([
      ['z@aurora.example', 2, false],
      ['ad@aurora.example', 1, true],
      ['on@aurora.example', 1, false],
      ['ds@aurora.example', 1, true],
      ['ol@aurora.example', 1, true],
      ['while@aurora.example', 1, false],
      ['un@aurora.example', 1, true],
    ]);
    deployment.close();
  });

  it('an expected entry that the filter leaves out is found by its id', async () => {
    const deployment = await openTestDeployment('sql');
    const { settings, asked } = await listening();
    const [aurora = ''] = await deployment.db.directory.organizations();
    const find = ldapPeople(settings, deployment.db);
    const found = (await find(aurora, ['aaaa-bbbb', 'cccc-dddd', guid.toString('hex')])) ?? [];
    expect(found.filter(({ isHidden }) => isHidden === true)).toMatchObject([
      { ldapId: 'cccc-dddd', firstName: 'Eli', email: '' },
    ]);
    expect(asked.filter(({ verb }) => verb === 'search')).toHaveLength(4);
    deployment.close();
  });

  it('the directory raises when the bind is refused or the server is not reachable', async () => {
    const deployment = await openTestDeployment('sql');
    const [aurora = ''] = await deployment.db.directory.organizations();
    const { settings } = await listening('another');
    await expect(ldapPeople(settings, deployment.db)(aurora)).rejects.toThrow(/0x31/);
    await stop();
    stop = async () => undefined;
    await expect(ldapPeople(settings, deployment.db)(aurora)).rejects.toThrow(/ECONNREFUSED/);
    deployment.close();
  });
});

describe('the settings of the directory', () => {
  const right = { LDAP_URL: 'ldaps://directory.example', LDAP_ORG: 'aurora', LDAP_BASE_DN: 'dc=aurora' };
  const who = { LDAP_BIND_DN: 'cn=reader', LDAP_BIND_PASSWORD: 'secret' };

  it('the directory settings are absent or complete', () => {
    expect(readSettings({}, []).ldap).toBeUndefined();
    expect(readSettings(right, []).ldap).toEqual({
      url: right.LDAP_URL,
      organization: 'aurora',
      baseDn: 'dc=aurora',
      bind: undefined,
      filter: '(&(objectClass=person)(mail=*))',
    });
    expect(readSettings({ ...right, ...who, LDAP_FILTER: '(mail=*)' }, []).ldap).toMatchObject({
      bind: { dn: 'cn=reader', password: 'secret' },
      filter: '(mail=*)',
    });
  });

  it.each([
    { ...right, LDAP_URL: 'https://directory.example' },
    { ...right, LDAP_URL: 'ldap://reader:secret@directory.example' },
    { ...right, LDAP_ORG: '' },
    { ...right, LDAP_BASE_DN: '' },
    { ...right, LDAP_BIND_DN: 'cn=reader' },
    { ...right, LDAP_BIND_PASSWORD: 'secret' },
  ])('incomplete or wrong directory settings are refused without repeating a password: %j', (env) => {
    expect(() => readSettings(env, [])).toThrow(/LDAP_/);
    expect(() => readSettings(env, [])).not.toThrow(/secret/);
  });
});
