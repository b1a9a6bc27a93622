/** All calls about benefits and coverages (spec §7 "Benefits"). */
import { coverageEndpoints } from './coverages.endpoints.ts';
import { offerEndpoints } from './offer.endpoints.ts';

export const benefitEndpoints = { ...offerEndpoints, ...coverageEndpoints } as const;
