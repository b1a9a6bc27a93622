/** What a page fetches, counted: requests and bytes of script. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

export const pathOf = (request: Request): string => new URL(request.url()).pathname;

/** The requests of a page from now on, without those that it answers itself. */
export function requestsOf(page: Page): readonly Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) sent.push(request);
  });
  return sent;
}

/** kB of gzipped script among requests for the files of a build. */
export const scriptOf = (requests: readonly Request[], build: 'dist' | 'dist-demo'): number =>
  requests
    .map(pathOf)
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(`${build}${file}`), { level: 9 }).length, 0) / 1000;
