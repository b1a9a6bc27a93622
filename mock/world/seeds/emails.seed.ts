/** Addresses that are told of what happens: two on each list of aurora. */
import { orgEmails } from '#backend/organization/organization.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { EmailTopic } from '#schema/organization/organization.rules.ts';
import { day, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';

const told = [
  ['org', 'talento', 'Talento', []],
  ['org', 'tienda', 'Tienda de recompensas', ['orders', 'pointRequests']],
  ['admin', 'sistemas', 'Sistemas', []],
  ['admin', 'seguridad', null, ['apiKeys', 'signIn']],
] as const satisfies readonly (readonly ['org' | 'admin', string, string | null, readonly EmailTopic[]])[];

/** Rows of the lists. */
export const emailsSeed = ({ profile, calendar, newId }: Plan): RowsByTable =>
  rowsOf(
    orgEmails,
    profile.slug === 'aurora'
      ? told.map(([kind, name, label, topics], place) => ({
          id: newId('org_emails'),
          kind,
          email: `${name}@${profile.slug}.example`,
          label,
          topics,
          active: true,
          createdAt: instant(calendar.now - (200 - place) * day),
        }))
      : [],
  );
