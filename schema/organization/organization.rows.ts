/** All rows of the organisation: for every user and for administrators. */
import { organizationSettingsEndpoints } from './organizationSettings.endpoints.ts';
import { organizationEndpoints } from './organization.endpoints.ts';

export const organizationRows = { ...organizationEndpoints, ...organizationSettingsEndpoints } as const;
