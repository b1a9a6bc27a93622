/**
 * The redeem machine: a redemption is confirmed by its key. The key is looked up first and confirmed once,
 * and an unknown outcome is always resolved (spec §7 "Coupons").
 */
import { eventOf, factsOf } from './actorHelpers.ts';
import { redeemSetup, type OfError, type OfSeen } from './redeem.setup.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfError => ({
  error: factsOf(event.error),
});
const output = ({ event }: { readonly event: { readonly output: OfSeen['seen'] } }): OfSeen => ({
  seen: event.output,
});
const keyOf = ({ context }: { readonly context: { readonly key: string } }) => ({ key: context.key });

const noteError = { type: 'noteError', params: raised } as const;
const keep = { type: 'keep', params: output } as const;
/** Another key: the previous result is cleared. */
const typing = {
  target: 'empty',
  actions: ['forget', { type: 'type', params: eventOf }],
} as const;
/** Looks the same key up again. */
const looking = { target: 'looking', actions: 'forget' } as const;
const next = { target: 'empty', actions: ['forget', 'clearKey'] } as const;

/** Actors `watch`, `look` and `confirm` (throw `ApiError`): `src/coupons/redeem.actors.ts`. */
export const redeemMachine = redeemSetup.createMachine({
  id: 'redeem',
  context: ({ input }) => ({ key: input.key, isBlank: false, seen: null, error: null, tries: 0 }),
  invoke: { id: 'watch', src: 'watch', input: ({ self }) => ({ tell: (event) => self.send(event) }) },
  initial: 'empty',
  states: {
    empty: {
      tags: 'types',
      always: { guard: 'hasKey', target: 'asking' },
      on: { 'key.typed': typing, 'look.pressed': { actions: 'noteBlank' } },
    },
    asking: {
      tags: 'types',
      on: { 'key.typed': typing, 'look.pressed': looking },
    },
    looking: {
      tags: ['types', 'busy'],
      on: { 'key.typed': typing },
      invoke: {
        id: 'look',
        src: 'look',
        input: keyOf,
        onDone: [
          { guard: { type: 'mayConfirm', params: output }, target: 'found', actions: keep },
          { target: 'unusable', actions: keep },
        ],
        onError: [
          { guard: { type: 'isUnknown', params: raised }, target: 'unknown', actions: noteError },
          { target: 'notLooked', actions: noteError },
        ],
      },
    },
    notLooked: {
      tags: ['types', 'failed'],
      on: { 'key.typed': typing, 'look.pressed': looking, 'retry.pressed': looking },
    },
    unknown: {
      tags: ['types', 'failed'],
      on: { 'key.typed': typing, 'look.pressed': looking },
    },
    // Already used, expired, or not confirmable by this user.
    unusable: {
      tags: ['types', 'shows'],
      on: { 'key.typed': typing, 'look.pressed': looking, 'next.pressed': next },
    },
    found: {
      tags: ['types', 'shows'],
      on: {
        'key.typed': typing,
        'look.pressed': looking,
        'next.pressed': next,
        'confirm.pressed': 'confirming',
      },
    },
    confirming: {
      tags: ['busy', 'shows'],
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: keyOf,
        onDone: { target: 'confirmed', actions: keep },
        onError: [
          { guard: { type: 'isRefused', params: raised }, target: 'refused', actions: noteError },
          { target: 'unsettled', actions: [noteError, 'noteTry'] },
        ],
      },
    },
    // The answer was lost: the redemption may be confirmed or not.
    unsettled: {
      tags: ['shows', 'checks'],
      after: { pause: 'checking' },
      on: { 'retry.pressed': 'checking', 'network.returned': 'checking' },
    },
    checking: {
      tags: ['busy', 'shows', 'checks'],
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: keyOf,
        onDone: { target: 'confirmed', actions: keep },
        onError: [
          { guard: { type: 'isRefused', params: raised }, target: 'refused', actions: noteError },
          { target: 'unsettled', actions: [noteError, 'noteTry'] },
        ],
      },
    },
    // Ready for the next key: the field is empty, and the last result stays visible.
    confirmed: {
      tags: ['types', 'shows'],
      entry: ['clearKey', 'dropError', 'dropTries'],
      on: {
        'key.typed': typing,
        'look.pressed': { target: 'empty', actions: ['forget', 'noteBlank'] },
        'next.pressed': next,
      },
    },
    refused: {
      tags: ['types', 'shows', 'failed'],
      entry: 'dropTries',
      on: { 'key.typed': typing, 'look.pressed': looking, 'next.pressed': next },
    },
  },
});
