/** Administration of people (spec §3 "Create user", §7 "Users"). */
import type { peopleAdminEndpoints } from '#schema/users/people.endpoints.ts';
import type { Service } from '../http/context.ts';
import { peopleDeletions } from './people.deletions.ts';
import { peopleLeaving } from './people.leaving.ts';
import { peopleReads } from './people.views.ts';
import { peopleWrites } from './people.writing.ts';

export const peopleService: Service<typeof peopleAdminEndpoints> = {
  ...peopleReads,
  ...peopleWrites,
  ...peopleLeaving,
  ...peopleDeletions,
};
