/** All rows of the organisation: what everybody needs, and what its administrators set. */
import { organizationSettingsEndpoints } from './organizationSettings.endpoints.ts';
import { organizationEndpoints } from './organization.endpoints.ts';

export const organizationRows = { ...organizationEndpoints, ...organizationSettingsEndpoints } as const;
