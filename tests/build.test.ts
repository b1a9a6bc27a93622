/**
 * The content of the two builds, and above all what the product must not contain; reads dist/ and dist-demo/
 * of the current `npm test`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  begins,
  circlesOf,
  loadedFirst,
  manifestOf,
  modulesByFile,
  modulesOf,
  read,
  root,
  served,
} from './support/builds.ts';
import { firstPaintScript } from '#tools/vite/firstPaint.ts';

const Texts = z.record(z.string(), z.string());
const Installable = z.looseObject({
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
});
const policyOf = (build: string): string =>
  Texts.parse(JSON.parse(read(build, 'headers.json')))['Content-Security-Policy'] ?? '';
const inlineScripts = (build: string): string[] =>
  [...read(build, 'index.html').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The files of a build whose content matches, by name. */
const holding = (build: string, sign: RegExp): string[] =>
  served(build).filter((file) => sign.test(readFileSync(path.join(root, build, file)).toString('latin1')));

// The library by its own texts, the world by its hosts, password and seed files, the rest by its marks and
// titles.
const signsOfTheDemo = {
  'the worker of msw': /mockServiceWorker|MOCK_ACTIVATE|INTEGRITY_CHECK|msw\/passthrough/,
  'the demo world': /aurora\.example|boreal\.example|aplauso-demo/,
  'the mailbox of the demo': /mailsSeen|Correo de la demostraci/,
  'the cockpit of the demo': /data-demo-hidden|Cabina de la demostraci/,
  'the tours and their presenter': /data-tour-mark|Ventana del presentador/,
  'the way to install the demo': /webmanifest|manifest\+json|maskable/,
};

beforeAll(() => {
  for (const build of ['dist', 'dist-demo']) {
    if (!existsSync(path.join(root, build, 'index.html')))
      throw new Error(`Build first: ${build}/index.html is missing.`);
  }
});

describe('the product build', () => {
  it('the product build holds no module of the mock, the backend, the server or msw', () => {
    const foreign =
      /^(mock|backend|server|stories|tests|src\/demo|schema\/demo)\/|node_modules\/(msw|@msw|@mswjs|hono|@hono|@apollo)\//;
    expect(modulesOf('dist').filter((id) => foreign.test(id))).toEqual([]);
  });

  it.each(Object.entries(signsOfTheDemo))('the product build holds no byte of %s', (_name, sign) => {
    expect(holding('dist', sign)).toEqual([]);
  });

  it('the product build holds no worker of the demo, no source text and no unserved catalogue', () => {
    expect(
      served('dist').filter((file) => /(^|\/)sw\.js$|mockServiceWorker|\.(map|po|tsx?)$/.test(file)),
    ).toEqual([]);
  });

  it('the only worker of the product shows notifications, and intercepts and keeps nothing', () => {
    const listens = [...read('dist', 'push.js').matchAll(/addEventListener\('(\w+)'/g)].map(
      ([, name]) => name,
    );
    expect(listens).toEqual(['activate', 'push', 'notificationclick']);
    expect(read('dist', 'push.js')).not.toMatch(/importScripts|caches|fetch\(/);
    expect(read('dist-demo', 'sw.js')).toContain("addEventListener('notificationclick'");
  });

  it('the product page has the root, and one inline script, allowed by the policy, that asks for the boot', () => {
    const scripts = inlineScripts('dist');
    expect(read('dist', 'index.html')).toContain('<div id="root">');
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toContain('query Boot');
    expect(policyOf('dist')).toContain(`script-src 'self' ${hashOf(scripts[0] ?? '')};`);
  });

  it('the product page sends the operations of the first screens exactly as known operations', () => {
    const known = z.array(z.string()).parse(JSON.parse(read('dist', 'operations.json')));
    const [script = ''] = inlineScripts('dist');
    const sent = [...script.matchAll(/q\('(\w+)',("(?:[^"\\]|\\.)*")\)/g)].map(([, name, body = '']) => {
      const { query } = z.object({ query: z.string() }).parse(JSON.parse(z.string().parse(JSON.parse(body))));
      return [name, known.includes(query)];
    });
    expect(sent).toEqual([
      ['Boot', true],
      ['Feed', true],
      ['AuthFlow', true],
    ]);
  });

  it('the policy of the product allows its own worker, the Trusted Types policy of its address, and no manifest', () => {
    expect(policyOf('dist')).toContain("manifest-src 'none'");
    expect(policyOf('dist')).toContain("worker-src 'self';");
    expect(policyOf('dist')).toMatch(/trusted-types push sheet$/);
  });

  it('the product page loads no telemetry, and no other file of the build does', () => {
    const manifest = manifestOf('dist');
    const started = manifest['src/telemetry/start.ts'];
    expect(started?.isEntry).toBe(true);
    expect(read('dist', 'index.html')).not.toContain('telemetry');
    expect(holding('dist', /telemetry-[\w-]+\.js|rrweb/).filter((file) => file !== started?.file)).toEqual([
      manifest['src/telemetry/recorder.ts']?.file,
    ]);
  });

  it('sign-in and Home load no validation, no form library and no editor', () => {
    const loaded = loadedFirst();
    expect(loaded.filter((id) => begins.test(id))).toHaveLength(7);
    const heavy =
      /node_modules\/(zod|react-hook-form|lexical|@lexical|@headlessui)\/|^schema\/(reasons|kit\/(validate|wire))/;
    expect(loaded.filter((id) => heavy.test(id))).toEqual([]);
  });

  it('every domain screen of the product build is outside the first load', () => {
    const screens = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .map((name) => `src/${name.replaceAll('\\', '/')}`)
      .filter((name) => name.endsWith('Screen.tsx'));
    // The shell's screens and the two first screens belong to the first load (tools/vite/chunks.ts).
    const ofDomains = screens.filter((screen) => !/^src\/app\/|\/(SignIn|Home)Screen\.tsx$/.test(screen));
    const loaded = new Set(loadedFirst());
    expect(ofDomains.filter((screen) => loaded.has(screen))).toEqual([]);
    const built = new Set(modulesOf('dist'));
    expect(ofDomains.filter((screen) => !built.has(screen))).toEqual([]);
    expect(ofDomains.length).toBeGreaterThan(0);
    // Home's feed belongs to a module: its file contains nothing that every page needs.
    const files = Object.values(modulesByFile('dist')).filter(
      (modules) => 'src/posts/PostCard.tsx' in modules,
    );
    expect(files).toHaveLength(1);
    expect(Object.keys(files[0] ?? {}).filter((id) => id.startsWith('src/app/'))).toEqual([]);
  });
});

describe('the demo build', () => {
  it.each(Object.entries(signsOfTheDemo))(
    'the demo build holds %s, so the signs looked for in the product are real',
    (_name, sign) => {
      expect(holding('dist-demo', sign)).not.toEqual([]);
    },
  );

  it('the demo build loads its backend on demand, outside the first load', () => {
    const manifest = manifestOf('dist-demo');
    const files = modulesByFile('dist-demo');
    const first = new Set<string>();
    const visit = (key: string): void => {
      const chunk = manifest[key];
      if (!chunk || first.has(chunk.file)) return;
      first.add(chunk.file);
      for (const next of chunk.imports ?? []) visit(next);
    };
    for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key);
    const early = [...first]
      .flatMap((file) => Object.keys(files[file] ?? {}))
      .filter((id) => /^(mock|backend)\//.test(id));
    expect(early).toEqual([]);
  });

  it('the file that names the version of the world changes with every file of the world', () => {
    const files = modulesByFile('dist-demo');
    const holding = (id: string): string[] => Object.keys(files).filter((file) => id in (files[file] ?? {}));
    const reached = new Set(holding('mock/tab/kit.ts'));
    // A file changes its name with each file that it names, static or on demand.
    for (const file of reached)
      for (const [name] of read('dist-demo', file).matchAll(/(?<=\.\/)[\w.-]+\.js/g))
        if (`assets/${name}` in files) reached.add(`assets/${name}`);
    const ofWorlds = modulesOf('dist-demo').filter((id) => id.startsWith('mock/world/'));
    expect(ofWorlds.length).toBeGreaterThan(0);
    expect(ofWorlds.filter((id) => holding(id).every((file) => !reached.has(file)))).toEqual([]);
    // The form does not wait for them: few are in the file of the kit itself.
    const early = Object.keys(files[holding('mock/tab/kit.ts')[0] ?? ''] ?? {});
    expect(early.filter((id) => /\.(seed|tables)\.ts$/.test(id))).toEqual([]);
  });

  it('the demo build runs only the script of its first paint, and allows one policy and its own worker', () => {
    expect(inlineScripts('dist-demo')).toEqual([firstPaintScript]);
    expect(policyOf('dist-demo')).toContain(`script-src 'self' ${hashOf(firstPaintScript)};`);
    expect(policyOf('dist-demo')).toContain("worker-src 'self'");
    expect(policyOf('dist-demo')).toMatch(/trusted-types default sheet$/);
  });

  it('the demo can be installed: its page links a manifest whose icons exist in their sizes', () => {
    const [, link = ''] =
      /<link rel="manifest" href="\/([^"]+)">/.exec(read('dist-demo', 'index.html')) ?? [];
    expect(policyOf('dist-demo')).toContain("manifest-src 'self'");
    for (const name of [link, link.replace('.', '-outpoints.')]) {
      const manifest = Installable.parse(JSON.parse(read('dist-demo', name)));
      expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
      expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
        '192x192 any',
        '512x512 any',
        '512x512 maskable',
      ]);
      for (const { src, sizes } of manifest.icons) {
        const icon = readFileSync(path.join(root, 'dist-demo', src));
        // The first chunk of a PNG holds width and height.
        expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
      }
    }
  });

  it('the demo build has one worker that unregisters before msw and caches exactly the served files', () => {
    const script = read('dist-demo', 'sw.js');
    const [, list = '[]'] = /new Set\((\[.*?\])\)/s.exec(script) ?? [];
    const kept = z.array(z.string()).parse(JSON.parse(list));
    const there = served('dist-demo').filter((file) => !/^(sw\.js|headers\.json|index\.html)$/.test(file));
    expect(new Set(kept)).toEqual(new Set(['/', ...there.map((file) => `/${file}`)]));
    const unregisters = script.indexOf('registration.unregister =');
    expect(unregisters).toBeGreaterThanOrEqual(0);
    expect(unregisters).toBeLessThan(script.indexOf('INTEGRITY_CHECKSUM'));
    expect(script).not.toContain('__BUILD__');
  });
});

describe('both builds', () => {
  // A module of a circle can run before one that it needs.
  it.each(['dist', 'dist-demo'])('the files of %s import one another in one direction', (build) => {
    expect(circlesOf(build)).toEqual([]);
  });

  it.each(['dist', 'dist-demo'])(
    '%s is served with headers that forbid framing, sniffing and everything inline',
    (build) => {
      const headers = Texts.parse(JSON.parse(read(build, 'headers.json')));
      expect(policyOf(build)).not.toMatch(/unsafe|\*|https?:/);
      const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(read(build, 'index.html')) ?? [];
      expect(policyOf(build)).toContain(`style-src 'self' ${hashOf(styles)}; `);
      expect(policyOf(build)).toContain("require-trusted-types-for 'script'");
      expect(policyOf(build)).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      });
      expect(headers).toHaveProperty('Permissions-Policy');
    },
  );

  it.each(['dist', 'dist-demo'])(
    'the page of %s has the styles of the splash, and no other style and no event handler',
    (build) => {
      const html = read(build, 'index.html');
      expect(html.match(/<style>/g)).toHaveLength(1);
      expect(html).toMatch(/<style>#splash/);
      expect(html).not.toMatch(/\sstyle=|\son\w+=/);
    },
  );

  it.each(['dist', 'dist-demo'])('the first paint of %s waits for no file', (build) => {
    const html = read(build, 'index.html');
    const beforeSplash = html.slice(0, html.indexOf('id="splash"'));
    expect(beforeSplash).not.toMatch(/rel="stylesheet"/);
    expect(html.slice(beforeSplash.length)).toMatch(/rel="stylesheet"/);
  });

  it.each(['dist', 'dist-demo'])(
    '%s has the same texts in both languages, and demo texts only in the demo',
    (build) => {
      const texts = served(build).filter((file) => file.startsWith('locales/'));
      const names = (language: string) =>
        texts.filter((file) => file.startsWith(`locales/${language}/`)).map((file) => path.basename(file));
      expect(names('es').length).toBeGreaterThan(0);
      expect(names('es').some((name) => /^demo(-|\.)/.test(name))).toBe(build === 'dist-demo');
      expect(names('es')).toEqual(names('en'));
    },
  );
});
