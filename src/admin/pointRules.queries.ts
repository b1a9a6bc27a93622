/** The rules of points with what is left to distribute, for every screen that is about to promise points. */
import { reading } from '#src/api/documents.ts';
import { PointSettingsDocument } from '#src/gql/graphql.ts';
import { pointQueries } from '#src/ledger/points.queries.ts';
import { adminStaleMs } from './adminResource.ts';

/** Below the key of all points, so that each movement of points refreshes it. */
export const pointRulesQuery = () =>
  reading([...pointQueries.all(), 'admin', 'rules'], PointSettingsDocument, {}, adminStaleMs);
