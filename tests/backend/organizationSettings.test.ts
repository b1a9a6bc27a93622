/** The organisation settings of administrators: facts and brand, and the places where they are shown. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { badges } from '#backend/program/program.tables.ts';
import { modules, organizations } from '#backend/organization/organization.tables.ts';
import { organizationLength } from '#schema/organization/organization.rules.ts';
import { openOrganizationFixture, type AdminOrganization } from './organizationSettingsFixture.ts';
import { names } from './postFixture.ts';
import { storesOf } from '../support/trials.ts';

const edit = 'POST /org/edit';
const custom = 'PATCH /org/custom';
let house: AdminOrganization;
afterEach(() => house.deployment.close());

/** Texts that would be code, a header, a pattern or a path in another context. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title><svg onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  "'; drop table organizations; --",
  '=HYPERLINK("http://evil.example")',
  '../../etc/passwd',
  '${7*7} $& $1 {org} {code}',
  'Línea\r\nBcc: all@evil.example',
  '\u202Eodnuger',
  // oxlint-disable-next-line no-script-url -- the backend must refuse this address
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' JaVaScRiPt:alert(1)//https://ok.example',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example/x',
  'https://ok.example/<script>alert(1)</script>',
  'https://ok.example/?a=%0d%0aSet-Cookie:x',
  '__proto__',
  'constructor',
  'ana@taller.example\r\nBcc: x@y.example',
  '+57 300 123 4567',
  'America/Bogota',
  'spanish',
  'CO',
  'toString',
];
const fields = [
  'name',
  'legal_name',
  'country_id',
  'default_language',
  'timezone',
  'support_channel_url',
  'support_email',
  'whatsapp_number',
  'workplace_url',
  'external_evaluation_url',
];

describe.each(storesOf(import.meta.url))('facts of an organisation, %s store', (kind) => {
  beforeEach(async () => {
    house = await openOrganizationFixture(kind);
  });

  it('organisation facts are readable and writable by administrators only, whatever modules are on', async () => {
    await house.ask(edit, { whatsapp_number: '+57 (300) 123-4567', workplace_url: 'https://chat.example/x' });
    await house.change((store) => store.update(modules, {}, { active: false }));
    expect(await house.ask('GET /org/edit')).toEqual({
      id: 'taller',
      name: 'Taller',
      legal_name: null,
      slug: 'taller',
      country_id: null,
      default_language: 'spanish',
      timezone: 'America/Mexico_City',
      created_at: expect.any(String),
      support_channel_url: null,
      support_email: null,
      whatsapp_number: '+573001234567',
      workplace_url: 'https://chat.example/x',
      external_evaluation_url: null,
    });
    expect(await house.ask('GET /org/links', undefined, 'ana')).toMatchObject({
      whatsapp_number: null,
      workplace_url: null,
    });
    for (const name of names.filter((one) => one !== 'diego')) {
      expect((await house.call(name, 'GET /org/edit')).status, name).toBe(403);
      expect((await house.call(name, edit, { name: 'Mine' })).status, name).toBe(403);
    }
  });

  it('an update of organisation facts keeps omitted fields, and null clears a field', async () => {
    await house.ask(edit, { legal_name: 'Taller, S.A.', country_id: 'MX', support_email: 'a@b.example' });
    const before = await house.ask('GET /org/edit');
    expect(before).toMatchObject({ name: 'Taller', legal_name: 'Taller, S.A.', country_id: 'MX' });
    expect(await house.ask(edit, {})).toEqual(before);
    expect(await house.ask(edit, { country_id: null, support_email: null })).toEqual({
      ...before,
      country_id: null,
      support_email: null,
    });
    expect(await house.ask('GET /org/edit')).toMatchObject({ country_id: null, legal_name: 'Taller, S.A.' });
  });

  it('a new organisation name appears at once in settings and on the sign-in page, and the slug stays', async () => {
    await house.ask(edit, {
      name: '  Taller del Norte ',
      default_language: 'english',
      timezone: 'Asia/Tokyo',
    });
    const now = { name: 'Taller del Norte', default_language: 'english' };
    expect(await house.ask('GET /org/settings', undefined, 'ana')).toMatchObject({
      ...now,
      slug: 'taller',
      timezone: 'Asia/Tokyo',
    });
    expect(await house.ask('GET /org', undefined, 'ana')).toMatchObject({ ...now, slug: 'taller' });
    expect(await house.flow()).toMatchObject({
      organization: { name: 'Taller del Norte' },
      default_language: 'english',
    });
  });

  it('a change of organisation facts sends a stream event, and a refused change sends none', async () => {
    await house.ask(edit, { name: 'Otro' });
    expect(house.heard).toEqual(['organization.changed']);
    await house.call('diego', edit, { name: '' });
    expect(house.heard).toHaveLength(1);
  });

  it('organisation facts with an unknown country, time zone or malformed address are refused by field', async () => {
    for (const country of ['XX', 'mx', 'Mexico', '__proto__', 'toString'])
      expect(await house.refused(edit, { country_id: country, name: 'Otro' }), country).toEqual([
        422,
        'country_id: country_unknown',
      ]);
    expect(await house.refused(edit, { timezone: 'Mars/Base', support_channel_url: 'help' })).toEqual([
      422,
      'timezone: timezone',
      'support_channel_url: web_address',
    ]);
    expect((await house.ask('GET /org/edit')).name).toBe('Taller');
  });

  it('organisation facts store hostile texts literally or refuse them by field', async () => {
    for (const field of fields)
      for (const words of hostile) {
        const { status, said } = await house.call('diego', edit, { [field]: words });
        const what = `${field}: ${JSON.stringify(words)}`;
        if (status === 422) {
          const found: { field: string }[] = said.reasons;
          expect([...new Set(found.map((one) => one.field))], what).toEqual([field]);
          continue;
        }
        expect(status, what).toBe(200);
        const plain = field === 'whatsapp_number' ? '+573001234567' : words.trim();
        expect((await house.ask('GET /org/edit'))[field], what).toBe(plain);
        if (field.endsWith('_url')) expect(new URL(plain).protocol, what).toMatch(/^https?:$/);
      }
    const { rows } = await house.look((store) => store.list(organizations));
    expect(rows).toHaveLength(1);
  });
});

describe.each(storesOf(import.meta.url))('brand of an organisation, %s store', (kind) => {
  beforeEach(async () => {
    house = await openOrganizationFixture(kind);
  });
  const logo = async (): Promise<string | null> =>
    (await house.ask('GET /org/settings', undefined, 'ana')).branding.logo_url;

  it('brand colours and marketing text appear at once on the sign-in page and inside', async () => {
    const banner = { main: '#123ABC', secondary: null };
    const marketing = { es: '  Aquí se agradece. ', en: 'Here we say thank you.' };
    const said = await house.ask(custom, { banner, marketing_text: marketing });
    expect(said).toMatchObject({ name: 'Taller', branding: { banner, logo_url: null } });
    expect(await house.ask('GET /org/branding', undefined, 'ana')).toEqual({ banner, logo_url: null });
    const sentence = { es: 'Aquí se agradece.', en: 'Here we say thank you.' };
    expect(await house.flow()).toMatchObject({ branding: { banner }, marketing_text: sentence });
    expect(await house.ask('GET /org/custom')).toMatchObject({
      branding: { banner },
      logo_key: null,
      marketing_text: sentence,
    });
    await house.ask(custom, { marketing_text: null });
    expect((await house.flow()).marketing_text).toBeNull();
    expect((await house.flow()).branding.banner).toEqual(banner);
    expect(house.heard).toEqual(['organization.changed', 'organization.changed']);
  });

  it('a brand with malformed colours or half a marketing text is refused and changes nothing', async () => {
    const before = await house.ask('GET /org/custom');
    for (const main of ['red', '#12345', '#1234567', 'url(x)', '#12345g', '#123456;}body{}'])
      expect(await house.refused(custom, { banner: { main, secondary: null } }), main).toEqual([
        422,
        'banner.main: format',
      ]);
    const long = 'x'.repeat(organizationLength.marketing + 1);
    expect(await house.refused(custom, { marketing_text: { es: long, en: ' ' } })).toEqual([
      422,
      'marketing_text.es: too_long',
      'marketing_text.en: required',
    ]);
    expect(await house.ask('GET /org/custom')).toEqual(before);
    expect(house.heard).toEqual([]);
  });

  it('the marketing text stores hostile texts literally', async () => {
    for (const words of hostile) {
      await house.ask(custom, { marketing_text: { es: words, en: words } });
      expect((await house.flow()).marketing_text.es).toBe(words.trim());
    }
  });

  it('the logo is a finished upload of the caller, readable without signing in', async () => {
    const key = await house.upload('sol');
    const said = await house.ask(custom, { logo_key: key });
    expect(said.branding.logo_url).toContain(`/rest/file/${key}?`);
    expect(await logo()).toBe(said.branding.logo_url);
    expect((await house.ask('GET /org/custom')).logo_key).toBe(key);
    const { organization, branding } = await house.flow();
    expect(organization.logo_url).toBe(branding.logo_url);
    const read = await house.deployment.rest(`GET ${branding.logo_url.replace('/rest', '')}`);
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('a logo that is foreign, of another kind, unfinished or unknown is refused and changes nothing', async () => {
    const kept = await house.upload('kept');
    await house.ask(custom, { logo_key: kept });
    for (const key of [
      await house.upload('theirs', { by: 'ana' }),
      await house.upload('other', { kind: 'post-attachments' }),
      await house.upload('cut', { cut: true }),
      'corp-benef-image/none',
      '',
      '../../x',
    ])
      expect(
        await house.refused(custom, { logo_key: key, banner: { main: '#000000', secondary: null } }),
      ).toEqual([422, 'logo_key: file_unknown']);
    expect(await house.ask('GET /org/custom')).toMatchObject({
      logo_key: kept,
      branding: { banner: { main: '#112233' } },
    });
    expect(await house.isKept(kept)).toBe(true);
  });

  it('a replaced logo is deleted with its file, and the current logo is kept', async () => {
    const [first, second] = [await house.upload('first'), await house.upload('second')];
    await house.ask(custom, { logo_key: first });
    await house.ask(custom, { logo_key: first });
    await house.ask(custom, { banner: { main: '#000000', secondary: null } });
    expect(await house.isKept(first)).toBe(true);
    await house.ask(custom, { logo_key: second });
    expect([await house.isKept(first), await house.isKept(second)]).toEqual([false, true]);
    // The bytes are deleted, so the key is invalid.
    expect(await house.refused(custom, { logo_key: first })).toEqual([422, 'logo_key: file_unknown']);
    await house.ask(custom, { logo_key: null });
    expect([await logo(), await house.isKept(second)]).toEqual([null, false]);
  });

  it('removing a logo keeps its file while a badge uses the file', async () => {
    const key = await house.upload('both');
    await house.ask(custom, { logo_key: key });
    await house.change((store) => store.update(badges, { id: 'shown' }, { imageKey: key }));
    await house.ask(custom, { logo_key: null });
    expect(await house.isKept(key)).toBe(true);
  });

  it('removing or replacing the logo also removes the logo that came with the organisation', async () => {
    const came = (): Promise<unknown> =>
      house.change((store) => store.update(organizations, {}, { logoUrl: '/came.svg' }));
    await came();
    expect(await logo()).toBe('/came.svg');
    expect((await house.flow()).organization.logo_url).toBe('/came.svg');
    await house.ask(custom, { logo_key: null });
    expect(await logo()).toBeNull();
    await came();
    await house.ask(custom, { logo_key: await house.upload('sol') });
    await house.ask(custom, { logo_key: null });
    expect(await logo()).toBeNull();
  });

  it('brand and module settings are forbidden to everyone except administrators', async () => {
    for (const name of names.filter((one) => one !== 'diego'))
      for (const [route, body] of [
        ['GET /org/custom', undefined],
        [custom, { services: { tasks: false } }],
        ['GET /org/services/use', undefined],
      ] as const)
        expect((await house.call(name, route, body)).status, `${name} ${route}`).toBe(403);
  });
});
