/**
 * The tables behind the screen, for "Datos" in the cockpit: rows by the data library's queries, and what a row refers to. No
 * table is described here: a text with the id of another row refers to it.
 */
import { apiKeys } from '#backend/publicApi/publicApi.tables.ts';
import { eventFeeds } from '#backend/events/events.tables.ts';
import { idempotencyKeys } from '#backend/http/idempotency.tables.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { pushSubscriptions } from '#backend/notifications/notifications.tables.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import { oneTimeCodes, revokedTokens, signInTries } from '#backend/session/auth.tables.ts';
import type { Stored } from '#backend/store/row.ts';
import type { Table } from '#backend/store/table.ts';
import { tables } from '#backend/tables.ts';
import { patientCodes } from '#backend/wellbeing/wellbeing.tables.ts';
import { pause } from './pauses.ts';
import type { TabDatabase } from './store.ts';

/** A row with its name: the first of its texts that say something. */
export interface DataRow {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (readonly [field: string, value: string | number | boolean | null])[];
}

/** Rows whose field contains some words, in any case. */
export interface DataFilter {
  readonly field: string;
  readonly words: string;
}

/** A row, the rows that it refers to, and how many rows of which field refer to it. */
export interface DataLinks {
  readonly row: DataRow;
  readonly refersTo: readonly {
    readonly field: string;
    readonly table: string;
    readonly id: string;
    readonly label: string;
  }[];
  readonly referredBy: readonly { readonly table: string; readonly field: string; readonly count: number }[];
}

/** Matches the app's interface `DemoControls.data`. */
export interface DataControls {
  readonly organizations: () => Promise<readonly { readonly id: string; readonly name: string }[]>;
  readonly tables: readonly { readonly name: string; readonly fields: readonly string[] }[];
  readonly rows: (org: string, table: string, filter?: DataFilter) => Promise<readonly DataRow[]>;
  readonly row: (org: string, table: string, id: string) => Promise<DataLinks | undefined>;
}

/**
 * Tables that are not shown: each holds what lets somebody in, or sends to somebody. Mails hold codes and links that sign in,
 * kept answers of calls hold tokens. The outbox of the cockpit shows the mails.
 */
const hidden: ReadonlySet<string> = new Set(
  [
    apiKeys,
    eventFeeds,
    idempotencyKeys,
    oneTimeCodes,
    outbox,
    patientCodes,
    pushSubscriptions,
    revokedTokens,
    signInTries,
  ].map(({ name }) => name),
);
/** Fields of other tables that are not shown: hashes of passwords and of other secrets, and what is shown at a counter or a door. */
const isSecret = (table: string, field: string): boolean =>
  /hash|password|secret|token/i.test(field) ||
  ['redemptions.key', 'event_participants.code'].includes(`${table}.${field}`);

const anId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const lengthOfId = 36;
const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\d/.test(text);
/** Texts of a label, and the length of each. */
const [labelTexts, labelLength] = [2, 60] as const;

const fieldsOf = (table: Table): readonly string[] =>
  Object.keys(table.columns).filter((field) => !isSecret(table.name, field));

function labelOf(table: Table, row: Stored): string {
  const texts: string[] = [];
  for (const field of fieldsOf(table)) {
    const value = row[field];
    if (typeof value !== 'string' || table.columns[field]?.kind !== 'text') continue;
    if (value.trim() !== '' && !isInstant(value) && value.search(anId) < 0)
      texts.push(value.slice(0, labelLength));
    if (texts.length === labelTexts) break;
  }
  return texts.length === 0 ? `#${row.id.slice(-6)}` : texts.join(' ');
}

const shown = (table: Table, row: Stored): DataRow => ({
  id: row.id,
  label: labelOf(table, row),
  values: fieldsOf(table).map((field) => [field, row[field] ?? null]),
});

/** The data controls over the rows of a database. */
export function dataOf({ data, directory }: Pick<TabDatabase, 'data' | 'directory'>): DataControls {
  const open = new Map(tables.filter(({ name }) => !hidden.has(name)).map((table) => [table.name, table]));
  const tableOf = (name: string): Table => {
    const table = open.get(name);
    if (table === undefined) throw new TypeError(`${name}: no such table here`);
    return table;
  };
  const present = function* (org: string, table: Table): Generator<Stored> {
    for (const row of data.index(org, table.name).values()) if (row !== null) yield row;
  };

  const refersTo = async (org: string, row: DataRow): Promise<DataLinks['refersTo']> => {
    const asked = row.values.flatMap(([field, value]) =>
      field === 'id' || typeof value !== 'string'
        ? []
        : [...new Set(value.match(anId))].map((id) => [field, id] as const),
    );
    const found: DataLinks['refersTo'][number][] = [];
    for (const table of open.values()) {
      for (const [field, id] of asked) {
        const other = data.index(org, table.name).get(id);
        if (other) found.push({ field, table: table.name, id, label: labelOf(table, other) });
      }
      await pause();
    }
    return found;
  };

  const referredBy = async (org: string, id: string): Promise<DataLinks['referredBy']> => {
    const found: DataLinks['referredBy'][number][] = [];
    for (const table of open.values()) {
      const counts = new Map<string, number>();
      const fields = fieldsOf(table).filter((field) => field !== 'id');
      for (const row of present(org, table)) {
        for (const field of fields) {
          const value = row[field];
          if (typeof value === 'string' && value.length >= lengthOfId && value.includes(id))
            counts.set(field, (counts.get(field) ?? 0) + 1);
        }
      }
      for (const [field, count] of counts) found.push({ table: table.name, field, count });
      await pause();
    }
    return found;
  };

  return {
    organizations: async () => {
      const orgs = await directory.organizations();
      const named = orgs.map((org) => data.find(org, organizations.name, { id: () => true }));
      return (await Promise.all(named)).flatMap(([row], at) => {
        const id = orgs[at];
        return id === undefined ? [] : { id, name: String(row?.['name'] ?? id) };
      });
    },
    tables: [...open.values()].map((table) => ({ name: table.name, fields: fieldsOf(table) })),
    rows: async (org, name, filter) => {
      const table = tableOf(name);
      const field = filter === undefined || isSecret(name, filter.field) ? 'id' : filter.field;
      const words = (filter?.words ?? '').toLowerCase();
      const found = await data.find(org, name, {
        [field]: (value: unknown) => words === '' || String(value).toLowerCase().includes(words),
      });
      return found.map((row) => shown(table, row)).toSorted((a, b) => (a.id < b.id ? 1 : -1));
    },
    row: async (org, name, id) => {
      const table = tableOf(name);
      const [found] = await data.find(org, name, { id });
      if (found === undefined) return undefined;
      const row = shown(table, found);
      return { row, refersTo: await refersTo(org, row), referredBy: await referredBy(org, id) };
    },
  };
}
