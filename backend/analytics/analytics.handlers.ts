/** Own analytics when their maker is removed: they stay, and are shown to administrators alone. */
import { onPersonRemoved } from '../http/handling.ts';
import { customAnalytics } from './analytics.tables.ts';

export const ownAnalyticsKept = onPersonRemoved('analytics', {
  keeps: [
    { tables: [customAnalytics], because: 'they belong to the organisation, made by an id without a name' },
  ],
});
