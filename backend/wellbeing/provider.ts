/**
 * The port to the provider of telemedicine: how a patient code is made, and the way there. A deployment with another
 * provider replaces `usualProvider`.
 */
import type { Row } from '../store/table.ts';
import type { wellbeingPages } from './wellbeing.tables.ts';

export interface ProviderWay {
  readonly providerName: string | null;
  /** Never holds the code: addresses end in histories and logs. */
  readonly providerUrl: string | null;
  readonly providerPhone: string | null;
}

export interface PatientProvider {
  /** A new code from a new id, whose end is random. */
  code(id: string): string;
  way(settings: Row<typeof wellbeingPages> | undefined): ProviderWay;
}

/** Eight digits in two groups, and what administrators set. */
export const usualProvider: PatientProvider = {
  code(id) {
    const number = BigInt(`0x${id.replaceAll('-', '').slice(-12)}`) % 100_000_000n;
    const digits = String(number).padStart(8, '0');
    return `${digits.slice(0, 4)}-${digits.slice(4)}`;
  },
  way: (settings) => ({
    providerName: settings?.providerName ?? null,
    providerUrl: settings?.providerUrl ?? null,
    providerPhone: settings?.providerPhone ?? null,
  }),
};
