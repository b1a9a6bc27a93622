/** Serves the build from memory, so that files of two builds never mix, and no path can leave the folder. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import * as z from 'zod/mini';
import { silentPages } from '#schema/limits.pages.ts';
import {
  encodingOf,
  isServed,
  isWorthPacking,
  packed,
  packedFolder,
  zipped,
  type Encoding,
} from './packing.ts';
import { StartRefused } from './refused.ts';
import { telemetryTag } from './telemetryTag.ts';
import type { TelemetrySettings } from './telemetrySettings.ts';

type Bytes = Uint8Array<ArrayBuffer>;

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
  /** Whether a path names a file that no policy concerns, because it is neither a document nor a worker. */
  isPart(pathname: string): boolean;
}

const pack: Readonly<Record<Encoding, (body: Bytes) => Promise<Bytes>>> = {
  br: packed,
  gzip: zipped,
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

/**
 * A file of the bundle or of the texts with a type that is never a document of its own. A worker is named one
 * (`vite.config.ts`), because a policy holds for it as for a document.
 */
const isPart = (name: string, { type }: File): boolean =>
  /^\/(assets|locales)\/(?!.*worker)/i.test(name) &&
  /^(text\/(javascript|css)|application\/json|font\/|image\/(?!svg))/.test(type);

/** The body as a caller accepts it: as it is where compression makes it no smaller. */
async function bodyFor(file: File, headers: Headers): Promise<readonly [Encoding, Bytes]> {
  const encoding = isWorthPacking(file.type) ? encodingOf(headers) : 'identity';
  const packed = file.packed.get(encoding) ?? pack[encoding](file.body);
  file.packed.set(encoding, packed);
  const body = await packed;
  return body.byteLength < file.body.byteLength ? [encoding, body] : ['identity', file.body];
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
    isPart(pathname) {
      const name = decoded(pathname);
      const file = files.get(name);
      return file !== undefined && isPart(name, file);
    },
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
      const out = new Headers({
        'content-type': file.type,
        etag: file.tag,
        vary: 'accept-encoding',
        'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      if (request.headers.get('if-none-match')?.includes(file.tag) === true)
        return new Response(null, { status: 304, headers: out });
      const [encoding, body] = await bodyFor(file, request.headers);
      if (encoding !== 'identity') out.set('content-encoding', encoding);
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
