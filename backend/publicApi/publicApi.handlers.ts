/** API keys that a removed person created. */
import { onPersonRemoved } from '../http/handling.ts';
import { apiKeys } from './publicApi.tables.ts';

export const keysKept = onPersonRemoved('publicApi', {
  keeps: [
    { tables: [apiKeys], because: "the organisation's keys stay in use, made by an id without a name" },
  ],
});
