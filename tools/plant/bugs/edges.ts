/** Bugs at the product's interfaces: the wire, files, jobs, retries, exports. */
import type { Bug } from '../bug.ts';

export const edgeBugs: readonly Bug[] = [
  {
    name: 'markup-called-text',
    effect: 'A page of HTML is taken as a text file.',
    file: 'backend/kit/magic.ts',
    find: '.test(text) && !markup.test(text);',
    put: '.test(text);',
    gate: 'node',
    only: ['tests/files/magic.test', 'tests/files/uploads.test'],
    shows: /files.*(text|page)/,
  },
  {
    name: 'reason-names-our-field',
    effect: 'A refusal names a field that the caller never sent.',
    file: 'schema/kit/wire.ts',
    find: 'parts.push(field === undefined ? String(step) : wireNameOf(String(step), field));',
    put: 'parts.push(field === undefined ? String(step) : snake(String(step)));',
    gate: 'node',
    only: ['tests/schema/wire.test'],
    shows: /wire/,
  },
  {
    name: 'failed-job-stops-others',
    effect: 'One piece of work that fails keeps all that is due behind it waiting.',
    file: 'backend/jobs/jobs.ts',
    find: 'log(`job ${job.name} failed`, error);',
    put: 'log(`job ${job.name} failed`, error);\n            break;',
    gate: 'node',
    only: ['tests/backend/jobs.test'],
    shows: /backend\/jobs/,
  },
  {
    name: 'job-reads-the-clock',
    effect: 'A job takes the time of the machine, which no test and no demonstration can move.',
    file: 'backend/auth/access.job.ts',
    find: 'new Date(now - mailMs).toISOString()',
    put: 'new Date().toISOString()',
    gate: 'node',
    only: ['tests/architecture.test'],
    shows: /architecture.*clock/,
  },
];
