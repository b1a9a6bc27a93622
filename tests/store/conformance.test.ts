/** What "a store" means: every home of the product passes the same sentences (design §5). */
import { describe } from 'vitest';
import { conditionSentences } from './conformance.conditions.ts';
import { directorySentences } from './conformance.directory.ts';
import { listSentences } from './conformance.list.ts';
import { relationSentences } from './conformance.relations.ts';
import { transactionSentences } from './conformance.transactions.ts';
import { writeSentences } from './conformance.write.ts';
import { stores } from './stores.ts';

describe.each(stores)('$name', ({ open }) => {
  conditionSentences(open);
  listSentences(open);
  relationSentences(open);
  writeSentences(open);
  transactionSentences(open);
  directorySentences(open);
});
