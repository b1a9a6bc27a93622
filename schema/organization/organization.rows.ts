/** All rows of the organisation: what everybody needs, and what its administrators set. */
import { houseEndpoints } from './house.endpoints.ts';
import { organizationEndpoints } from './organization.endpoints.ts';

export const organizationRows = { ...organizationEndpoints, ...houseEndpoints } as const;
