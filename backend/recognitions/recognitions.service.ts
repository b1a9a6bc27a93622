/** The services of the domain. Rarely used parts are loaded with their first call. */
import { badgeEndpoints } from '#schema/recognitions/badges.endpoints.ts';
import { credentialEndpoints } from '#schema/recognitions/credentials.endpoints.ts';
import { groupEndpoints } from '#schema/recognitions/groups.endpoints.ts';
import { podiumEndpoints } from '#schema/recognitions/podium.endpoints.ts';
import {
  sendEndpoints,
  sendOrgEndpoints,
  type recognitionEndpoints,
} from '#schema/recognitions/recognitions.endpoints.ts';
import { referralEndpoints } from '#schema/recognitions/referrals.endpoints.ts';
import { typeEndpoints } from '#schema/recognitions/types.endpoints.ts';
import { writingEndpoints } from '#schema/recognitions/writing.endpoints.ts';
import type { Service } from '../http/context.ts';
import { lazyService } from '../http/lazyService.ts';
import { recognitionSettingService } from './settings.service.ts';

export const recognitionService: Service<typeof recognitionEndpoints> = {
  ...recognitionSettingService,
  ...lazyService(sendEndpoints, async () => (await import('./send.service.ts')).sendService),
  ...lazyService(sendOrgEndpoints, async () => (await import('./sendOrg.service.ts')).sendOrgService),
  ...lazyService(typeEndpoints, async () => (await import('./types.service.ts')).typeService),
  ...lazyService(groupEndpoints, async () => (await import('./groups.service.ts')).groupService),
  ...lazyService(badgeEndpoints, async () => (await import('./badges.service.ts')).badgeService),
  ...lazyService(
    credentialEndpoints,
    async () => (await import('./credentials.service.ts')).credentialService,
  ),
  ...lazyService(writingEndpoints, async () => (await import('./writing.service.ts')).writingService),
  ...lazyService(podiumEndpoints, async () => (await import('./podium.service.ts')).podiumService),
  ...lazyService(referralEndpoints, async () => (await import('./referrals.service.ts')).referralService),
};
