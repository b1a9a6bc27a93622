/**
 * Adds telemetry to the pages: a `<meta>` element with the places, the telemetry file of the build before the app, and the
 * origins in the content policy. No inline script and no script of another server.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { measurementIdOf, readDsn, telemetryMeta, type TelemetryPlaces } from '#schema/telemetryPage.ts';
import { StartRefused } from './refused.ts';
import type { TelemetrySettings } from './telemetrySettings.ts';

const Manifest = z.record(z.string(), z.object({ file: z.string() }));
const entry = 'src/telemetry/start.ts';

/** The places of a host; only its own measurement id. */
const placesOf = ({ analytics, errorsDsn, recording }: TelemetrySettings, host: string): TelemetryPlaces => ({
  analyticsUrl: analytics?.url,
  measurementId: analytics === undefined ? undefined : measurementIdOf(host, analytics.ids),
  errorsDsn,
  recordingUrl: recording?.url,
  recordingRegion: recording?.region,
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const attributeOf = (name: string): string =>
  `data-${name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;

/** What changes in the pages of the build in `folder`; throws `StartRefused` for a build without telemetry. */
export function telemetryTag(folder: string, settings: TelemetrySettings) {
  const manifest = path.join(folder, '.vite/manifest.json');
  const listed = existsSync(manifest)
    ? z.parse(Manifest, JSON.parse(readFileSync(manifest, 'utf8')))
    : undefined;
  const file = listed?.[entry]?.file;
  if (file === undefined)
    throw new StartRefused(
      `${folder} holds no telemetry: run npm run build, or unset the settings TELEMETRY_….`,
    );
  const addresses = [
    settings.analytics?.url,
    settings.errorsDsn === undefined ? undefined : readDsn(settings.errorsDsn)?.address,
    settings.recording?.url,
  ];
  const origins = new Set(addresses.flatMap((place) => (place === undefined ? [] : [new URL(place).origin])));
  return {
    /** A content policy that lets pages send to the configured origins, and to no other. */
    policy: (policy: string): string => `${policy}; connect-src 'self' ${[...origins].join(' ')}`,
    /** The page for a host. The telemetry file runs first, so that it misses no event of the app. */
    page(html: string, host: string): string {
      const data = Object.entries(placesOf(settings, host)).flatMap(([name, value]) =>
        value === undefined ? [] : [`${attributeOf(name)}="${escaped(String(value))}"`],
      );
      const tag = `<meta name="${telemetryMeta}" content="on" ${data.join(' ')} /><script type="module" crossorigin src="/${file}"></script>`;
      return html.replace('<script type="module"', (app) => `${tag}${app}`);
    },
  };
}
