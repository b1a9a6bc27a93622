/**
 * The strict headers of a build, written beside its index.html: a server of the build sends exactly these
 * with every answer.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * The headers for a page; inline scripts and styles are allowed by the hash of their text, all other inline code
 * is blocked.
 */
export function headersFor(html: string, home: 'product' | 'demo'): Record<string, string> {
  const hashes = (element: RegExp): string[] =>
    [...html.matchAll(element)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)],
    'style-src': ["'self'", ...hashes(/<style>([\s\S]*?)<\/style>/g)],
    'img-src': ["'self'", 'data:', 'blob:'],
    // The demo's backend answers through one worker; that of the product shows notifications. A third writes workbooks.
    'worker-src': ["'self'"],
    // The demo can be installed.
    'manifest-src': [home === 'demo' ? "'self'" : "'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // One policy for the address of each worker: mock/tab in the demo, src/notifications/device.ts in the product, and
    // src/exports/sheetWriter.ts in both.
    'trusted-types': [home === 'demo' ? 'default' : 'push', 'sheet'],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, values]) => [name, ...values].join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/** Vite plugin: writes headers.json from the FINAL index.html, after every other plugin. */
export function headers(home: 'product' | 'demo'): Plugin {
  let folder = '';
  return {
    name: 'aplauso:headers',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
        writeFileSync(
          path.join(folder, 'headers.json'),
          `${JSON.stringify(headersFor(html, home), null, 2)}\n`,
        );
      },
    },
  };
}
