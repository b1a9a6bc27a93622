/** Serves a build as a static host would: its strict headers, one page for every path of the app, 404 for what is not there. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';

// Written beside the page for whoever serves it; not part of the site.
const notServed = /^\/(headers\.json|operations\.json|\.vite\/)/;
const hashed = /^\/assets\//;

/**
 * The site in `folder` (which must hold index.html and headers.json) as a fetch handler. Hashed files are kept for a
 * year, everything else is asked for again each time. Only navigations get the page: a missing file is a 404.
 */
export function staticSite(folder: string, brand: 'aplauso' | 'outpoints' = 'aplauso'): Hono {
  if (!existsSync(path.join(folder, 'headers.json')))
    throw new Error(`${folder} holds no build: run npm run build:demo.`);
  const headers = JSON.parse(readFileSync(path.join(folder, 'headers.json'), 'utf8')) as Record<
    string,
    string
  >;
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8').replace(
    '<html lang="es"',
    brand === 'outpoints' ? '<html lang="es" data-brand="outpoints"' : '$&',
  );

  const site = new Hono();
  site.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    const keep = hashed.test(c.req.path) && c.res.status < 300;
    c.header('Cache-Control', keep ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  site.use(compress(), etag());
  site.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (c) => c.text('There is no server behind the demo.', 405));
  site.use(async (c, next) => (notServed.test(c.req.path) ? c.notFound() : next()));
  site.get('*', async (c, next) => (wantsPage(c.req.path, c.req.raw.headers) ? c.html(page) : next()));
  site.use(serveStatic({ root: folder }));
  return site;
}

// An address bar asks for HTML; a script, a picture or `fetch` does not, and must not be answered with a page.
function wantsPage(pathname: string, headers: Headers): boolean {
  if (pathname === '/' || pathname === '/index.html') return true;
  const navigates =
    headers.get('sec-fetch-mode') === 'navigate' || /text\/html/.test(headers.get('accept') ?? '');
  return navigates && !/\.\w+$/.test(pathname) && !/^\/(assets|locales)\//.test(pathname);
}
