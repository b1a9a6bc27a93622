/** Addresses that receive e-mails about events: two on each list of aurora, one on each list of boreal. */
import { orgEmails } from '#backend/organization/organization.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { EmailTopic } from '#schema/organization/organization.rules.ts';
import { day, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';

type Told = readonly ['org' | 'admin', string, string | null, readonly EmailTopic[]];

const told: Readonly<Record<Plan['profile']['slug'], readonly Told[]>> = {
  aurora: [
    ['org', 'talento', 'Talento', []],
    ['org', 'tienda', 'Tienda de recompensas', ['orders', 'pointRequests']],
    ['admin', 'sistemas', 'Sistemas', []],
    ['admin', 'seguridad', null, ['apiKeys', 'signIn']],
  ],
  boreal: [
    ['org', 'people', 'People team', []],
    ['admin', 'it', null, []],
  ],
};

export const emailsSeed = ({ profile, calendar, newId }: Plan): RowsByTable =>
  rowsOf(
    orgEmails,
    told[profile.slug].map(([kind, name, label, topics], place) => ({
      id: newId('org_emails'),
      kind,
      email: `${name}@${profile.slug}.example`,
      label,
      topics,
      active: true,
      createdAt: instant(calendar.now - (200 - place) * day),
    })),
  );
