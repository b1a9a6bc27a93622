/** The code samples of the documentation run as shown, and all three languages make the described call. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeParts } from '#src/docs/codeParts.ts';
import {
  requestOf,
  sampleLanguages,
  sampleOf,
  type ApiCall,
  type SampleLanguage,
} from '#src/docs/samples.ts';
import { trials } from '#tests/support/trials.ts';

const origin = 'https://api.example.com';
/** Ordinary texts and texts that are hard to quote. */
const text = fc.oneof(
  fc.constantFrom(
    "it's",
    `"quoted"`,
    String.raw`\n \u0041 \\ $HOME`,
    '$(id) `id`',
    'a\nb',
    '¡Gracias, Íñigo! 🎉',
    '</script>',
    '\u2028',
    '@file',
    '"name": 1',
    'é'.repeat(40),
  ),
  fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .filter((one) => !one.includes('\0') && !one.includes('\u001E') && one.isWellFormed()),
);
const calls: fc.Arbitrary<ApiCall> = fc.record({
  method: fc.constant('POST'),
  url: fc.constantFrom(`${origin}/rest/api/send_recognition`, `${origin}/rest/api/send_badge`),
  key: fc.oneof(fc.constant(null), fc.stringMatching(/^apl_[\w-]{32}$/)),
  body: fc.record({
    sender_email: text,
    reciever_emails: fc.array(text, { maxLength: 3 }),
    amount: fc.integer(),
    post_types: fc.array(text, { maxLength: 3 }),
    is_true: fc.constantFrom(true, false, null),
    inside: fc.record({ list: fc.array(fc.record({ name: text }), { maxLength: 2 }) }),
  }),
});
const drawn = fc.sample(calls, { numRuns: trials(60) });

/** The request that reached the server. */
interface Reached {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const lower = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value]));
const wanted = ({ url, method, key, body }: ApiCall): Reached => ({
  url,
  method,
  headers: { ...(key === null ? {} : { authorization: key }), 'content-type': 'application/json' },
  body,
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aplauso-samples-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, content: string): string => {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  return place;
};
const lines = (said: string): unknown[] =>
  said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

/** Runs the samples of all drawn calls in one process and reads the request of each. */
const runners: Readonly<Record<SampleLanguage, () => readonly Reached[]>> = {
  curl() {
    // A replacement for curl that prints its arguments and ends each with a character that no text holds.
    const stub = String.raw`curl() { printf '%s\0' "$@"; printf '\036'; }`;
    const script = [stub, ...drawn.map((call) => sampleOf('curl', call))].join('\n');
    const said = execFileSync('sh', [file('all.sh', script)], { encoding: 'utf8' });
    return said
      .split('\u001E')
      .slice(0, -1)
      .map((given) => given.split('\0').slice(0, -1))
      .map((args) => {
        const after = (name: string): string[] =>
          args.flatMap((one, place) => (one === name ? [args[place + 1] ?? ''] : []));
        return {
          method: after('--request')[0] ?? 'GET',
          url: args.find((one) => one.startsWith('http')) ?? '',
          headers: lower(
            after('--header').map((one) => [one.split(': ')[0] ?? '', one.replace(/^[^:]*: /, '')]),
          ),
          body: JSON.parse(after('--data')[0] ?? 'null') as unknown,
        };
      });
  },
  javascript() {
    const stub =
      "globalThis.fetch = async (url, { method, headers, body }) => (process.stdout.write(JSON.stringify({ url, method, headers, body: JSON.parse(body) }) + '\\n'), { status: 200, json: async () => ({}) });\nconsole.log = () => {};\n";
    const script = stub + drawn.map((call) => `{\n${sampleOf('javascript', call)}\n}`).join('\n');
    const said = execFileSync(process.execPath, [file('all.mjs', script)], { encoding: 'utf8' });
    return (lines(said) as Reached[]).map((one) => ({ ...one, headers: lower(Object.entries(one.headers)) }));
  },
  python() {
    const stub = [
      'import builtins, io, json, sys, urllib.request',
      'class Answer(io.StringIO):',
      '    status = 200',
      'def opened(request):',
      '    said = {"url": request.full_url, "method": request.get_method(), "headers": dict(request.header_items()), "body": json.loads(request.data)}',
      '    sys.stdout.write(json.dumps(said) + "\\n")',
      '    return Answer("{}")',
      'urllib.request.urlopen = opened',
      'builtins.print = lambda *_: None',
      '',
    ].join('\n');
    const script = stub + drawn.map((call) => sampleOf('python', call)).join('\n');
    const said = execFileSync('python3', [file('all.py', script)], { encoding: 'utf8' });
    return (lines(said) as Reached[]).map((one) => ({ ...one, headers: lower(Object.entries(one.headers)) }));
  },
};

const isThere = (program: string): boolean => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

describe('the sample', () => {
  // Without Python, the list of skipped tests names the reason.
  test.for(sampleLanguages)('a sample in %s makes the described call', (language, { skip }) => {
    if (language === 'python' && !isThere('python3')) skip('python3 is not installed here');
    expect(runners[language]()).toEqual(drawn.map(wanted));
  });

  test('a sample makes the same call as the page, except for the origin and the answer’s language', async () => {
    for (const call of drawn) {
      const request = requestOf(call, 'https://docs.example.com', 'en');
      const { 'accept-language': language, ...headers } = lower(request.headers);
      expect(language).toBe('en');
      expect(new URL(request.url).origin).toBe('https://docs.example.com');
      expect({
        url: request.url.replace('https://docs.example.com', origin),
        method: request.method,
        headers,
        body: (await request.json()) as unknown,
      }).toEqual(wanted(call));
      expect(request.credentials).toBe('omit');
    }
  });

  test('a coloured sample keeps every character', () => {
    for (const call of drawn)
      for (const language of sampleLanguages) {
        const code = sampleOf(language, call);
        const parts = codeParts(code);
        expect(parts.map((part) => part.text).join('')).toBe(code);
        expect(new Set(parts.map(({ kind }) => kind)).size).toBeGreaterThan(2);
      }
  });
});
