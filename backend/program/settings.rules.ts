/** The settings of recognitions and of the podium, with defaults. */
import type { PodiumSettings } from '#schema/organization/organization.endpoints.ts';
import type { RecognitionSettings } from '#schema/recognitions/settings.endpoints.ts';
import { podiumPlaces } from '#schema/limits.parts.ts';
import type { Store } from '../store/port.ts';
import { podiumSettings, recognitionSettings } from './program.tables.ts';

/** The settings of recognitions until an administrator changes them. */
export const defaultSettings: RecognitionSettings = {
  boostEnabled: true,
  boostMax: 20,
  showPoints: 'everyone',
  privateAllowed: true,
  reportsToHide: 1,
  referralPoints: 0,
};

/** The settings of the podium until an administrator changes them. */
export const defaultPodium: PodiumSettings = {
  enabled: true,
  period: 'month',
  places: podiumPlaces.usual,
  showPoints: true,
  accumDefault: false,
};

/** The settings of recognitions, in one read. */
export async function settingsOf(store: Store): Promise<RecognitionSettings> {
  const {
    rows: [row],
  } = await store.list(recognitionSettings, { limit: 1 });
  if (row === undefined) return defaultSettings;
  const { id: _id, ...settings } = row;
  return settings;
}

/** The settings of the podium, in one read. */
export async function podiumSettingsOf(store: Store): Promise<PodiumSettings> {
  const {
    rows: [row],
  } = await store.list(podiumSettings, { limit: 1 });
  if (row === undefined) return defaultPodium;
  const { id: _id, ...settings } = row;
  return settings;
}
