/** Bugs in the state machines. */
import type { Bug } from '../bug.ts';

export const machineBugs: readonly Bug[] = [
  {
    name: 'session-ends-for-old-token',
    effect: 'A refusal of the token before last signs the person out.',
    file: 'machines/session.machine.ts',
    find: "      guard: { type: 'isCurrentToken', params: eventOf },\n",
    put: '',
    gate: 'node',
    only: ['tests/machines/session.test'],
    shows: /session.*token/,
  },
  {
    name: 'checkout-forgets-what-was-sent',
    effect: 'After a reload nobody asks what became of the purchase that was under way.',
    file: 'machines/checkout.setup.ts',
    find: "wasSent: kept.step === 'sent' && kept.intent !== null,",
    put: 'wasSent: false,',
    gate: 'node',
    only: ['tests/machines/checkout.test'],
    shows: /checkout/,
  },
  {
    name: 'redemption-shows-another-key',
    effect: 'What the key before opened stays in view while another key is typed.',
    file: 'machines/redeem.machine.ts',
    find: "actions: ['forget', { type: 'type', params: eventOf }],",
    put: "actions: [{ type: 'type', params: eventOf }],",
    gate: 'node',
    only: ['tests/coupons/redeem.test', 'tests/machines/walk.test'],
    shows: /redeem/,
  },
];
