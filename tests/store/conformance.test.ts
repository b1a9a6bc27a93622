/** The conformance tests that every store of the product must pass. */
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
