/** Serves the build from memory, so that files of two builds never mix, and no path can leave the folder. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import * as z from 'zod/mini';
import { silentPages } from '#schema/limits.pages.ts';
import { isServed, isWorthPacking, packed, packedFolder } from './packing.ts';
import { StartRefused } from './refused.ts';
import { telemetryTag } from './telemetryTag.ts';
import type { TelemetrySettings } from './telemetrySettings.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'br' | 'gzip' | 'identity';

interface File {
  readonly body: Bytes;
  readonly type: string;
  readonly tag: string;
  readonly packed: Map<Encoding, Promise<Bytes>>;
}

/** Answers GET and HEAD from the build. */
export interface Site {
  fetch(request: Request): Promise<Response>;
  /** The headers that the build requires for all pages. */
  readonly headers: Readonly<Record<string, string>>;
}

const pack: Readonly<Record<Encoding, (body: Bytes) => Promise<Bytes>>> = {
  br: packed,
  gzip: async (body) => new Uint8Array(await promisify(gzip)(body)),
  identity: async (body) => body,
};

/**
 * The compressed file of the build (tools/vite/packed.ts), if present; other files are compressed on first
 * use.
 */
function packedIn(folder: string, name: string): File['packed'] {
  const place = path.join(folder, packedFolder, `${name}.br`);
  return new Map(existsSync(place) ? [['br', Promise.resolve(new Uint8Array(readFileSync(place)))]] : []);
}

const fileWith = (name: string, body: Bytes, packed: File['packed']): File => ({
  body,
  type: getMimeType(name) ?? 'application/octet-stream',
  tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  packed,
});

function readFiles(folder: string): ReadonlyMap<string, File> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(isServed);
  return new Map(
    names.map((name): [string, File] => {
      const body = new Uint8Array(readFileSync(path.join(folder, name)));
      return [`/${name}`, fileWith(name, body, packedIn(folder, name))];
    }),
  );
}

// A navigation accepts HTML; a script, an image or `fetch` does not, and must not be answered with a page.
function wantsPage(pathname: string, headers: Headers): boolean {
  if (/\.\w+$/.test(pathname) || /^\/(assets|locales)\//.test(pathname)) return false;
  return headers.get('sec-fetch-mode') === 'navigate' || /text\/html/.test(headers.get('accept') ?? '');
}

function encodingOf(file: File, headers: Headers): Encoding {
  if (!isWorthPacking(file.type, file.body.byteLength)) return 'identity';
  const offered = (headers.get('accept-encoding') ?? '').split(',').map((one) => one.trim());
  const accepts = (name: string): boolean =>
    offered.some((one) => one === name || (one.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(one)));
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

/** What the settings of the operator change in the build. */
interface SiteOptions {
  /** The only hosts that may show its pages in a frame. */
  readonly framedBy?: string | undefined;
  readonly telemetry?: TelemetrySettings | undefined;
}

/** Reads the build in `folder`; throws `StartRefused` if there is none. */
export function createSite(folder: string, { framedBy, telemetry }: SiteOptions = {}): Site {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new StartRefused(`${folder} holds no build: run npm run build.`);
  const files = readFiles(folder);
  const listed = path.join(folder, 'headers.json');
  const built = existsSync(listed)
    ? z.parse(z.record(z.string(), z.string()), JSON.parse(readFileSync(listed, 'utf8')))
    : {};
  const tag = telemetry === undefined ? undefined : telemetryTag(folder, telemetry);
  const policyOf = (policy: string): string => {
    const framed =
      framedBy === undefined
        ? policy
        : policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${framedBy}`);
    return tag === undefined ? framed : tag.policy(framed);
  };
  const headers = Object.fromEntries(
    Object.entries(built).map(([name, value]): [string, string] => [
      name,
      /^content-security-policy$/i.test(name) ? policyOf(value) : value,
    ]),
  );

  // By content, because any caller can name any host.
  const pages = new Map<string, File>();
  const pageFor = (page: File, { host, pathname }: URL): File => {
    if (tag === undefined || silentPages.test(decoded(pathname))) return page;
    const html = tag.page(new TextDecoder().decode(page.body), host);
    const kept = pages.get(html) ?? fileWith('index.html', new TextEncoder().encode(html), new Map());
    pages.set(html, kept);
    return kept;
  };

  const fileOf = (pathname: string, asked: Headers): readonly [string, File] | undefined => {
    const name = pathname === '/' ? '/index.html' : pathname;
    const file = files.get(name);
    if (file !== undefined) return [name, file];
    const page = files.get('/index.html');
    return page !== undefined && wantsPage(pathname, asked) ? ['/index.html', page] : undefined;
  };

  return {
    headers,
    async fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
      const address = new URL(request.url);
      const { pathname } = address;
      const found = fileOf(decoded(pathname), request.headers);
      if (found === undefined)
        return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
      const [name, stored] = found;
      const file = name === '/index.html' ? pageFor(stored, address) : stored;
      const encoding = encodingOf(file, request.headers);
      const out = new Headers({
        'content-type': file.type,
        etag: file.tag,
        vary: 'accept-encoding',
        'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      if (request.headers.get('if-none-match')?.includes(file.tag) === true)
        return new Response(null, { status: 304, headers: out });
      if (encoding !== 'identity') out.set('content-encoding', encoding);
      const packed = file.packed.get(encoding) ?? pack[encoding](file.body);
      file.packed.set(encoding, packed);
      const body = await packed;
      out.set('content-length', String(body.byteLength));
      return new Response(request.method === 'HEAD' ? null : body, { headers: out });
    },
  };
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
