/** The organisation and its modules. */
import { modules, organizations } from '#backend/organization/organization.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { moduleFlags } from '#schema/modules.ts';
import { instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';

/** Legal name, and the text of the sign-in page if the organisation has its own. */
const facts: Readonly<
  Record<Plan['profile']['slug'], Pick<Row<typeof organizations>, 'legalName' | 'marketingText'>>
> = {
  aurora: {
    legalName: 'Grupo Aurora, S.A. de C.V.',
    marketingText: {
      es: 'Lo que haces bien, aquí se dice.',
      en: 'What you do well is said here.',
    },
  },
  boreal: { legalName: 'Boreal Works Inc.', marketingText: null },
};

/** Rows of the organisation; every module has a row. */
export const organizationSeed = ({ profile, begun, newId }: Plan): RowsByTable => ({
  ...rowsOf(organizations, [
    {
      id: newId('organizations'),
      name: profile.name,
      slug: profile.slug,
      defaultLanguage: profile.language,
      countryId: profile.countryId,
      timezone: profile.timezone,
      bannerMain: profile.main,
      bannerSecondary: profile.secondary,
      logoUrl: profile.logo,
      logoKey: null,
      ...facts[profile.slug],
      supportChannelUrl: `https://ayuda.${profile.slug}.example`,
      supportEmail: `ayuda@${profile.slug}.example`,
      whatsappNumber: '+573001234567',
      workplaceUrl: `https://chat.${profile.slug}.example`,
      externalEvaluationUrl: `https://evaluaciones.${profile.slug}.example`,
      signInMethods: ['password', 'otp'],
      createdAt: instant(begun),
    },
  ]),
  ...rowsOf(
    modules,
    moduleFlags.map((flag) => ({ id: newId('modules'), flag, active: profile.modules.has(flag) })),
  ),
});
