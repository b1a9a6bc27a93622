/**
 * The checkout machine: a cart is changed, held, reviewed and bought exactly once, even if answers are lost
 * (spec §3, §7).
 */
import { and } from 'xstate';
import { noDelivery, purchaseOf } from './checkout.lines.ts';
import { beginning, checkoutSetup } from './checkout.setup.ts';
import {
  asked,
  back,
  backToWhatIsKnown,
  backToWhatIsLeft,
  change,
  changed,
  checkOut,
  drawn,
  emptied,
  filled,
  held,
  holdEnd,
  kept,
  placed,
  raised,
  saved,
  settled,
  take,
  whileHeld,
} from './checkout.steps.ts';

/**
 * Actors `watch` (sends the state of the cart), `save`, `hold` (with a new intent), `holdEnd`, `buy` and
 * `settle` (throw `ApiError`), actions `askAgain`, `letGo`, `remember`: `src/cart/checkout.actors.ts`.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => beginning(input),
  invoke: { id: 'watch', src: 'watch', input: ({ self }) => ({ tell: (event) => self.send(event) }) },
  on: {
    'cart.arrived': { actions: take },
    'cart.lost': { actions: { type: 'noteLost', params: raised } },
    'reload.pressed': { actions: 'askAgain' },
    'session.ended': { target: '.uninitialized', actions: 'forgetAll' },
  },
  initial: 'uninitialized',
  states: {
    uninitialized: {
      on: {
        'cart.opened': [{ guard: 'wasSent', target: 'checking' }, { target: 'loading' }],
      },
    },
    loading: {
      tags: 'waits',
      always: [
        { guard: and(['isLeftOpen', 'isUnsound']), target: 'stale', actions: 'takeUp' },
        { guard: 'isLeftOpen', target: 'holding', actions: 'takeUp' },
        { guard: 'hasLines', target: 'editing', actions: 'takeUp' },
        { guard: 'hasCart', target: 'empty', actions: 'takeUp' },
        { guard: 'isLost', target: 'unavailable' },
      ],
    },
    unavailable: {
      on: {
        'cart.arrived': { target: 'loading', actions: take },
        'reload.pressed': { target: 'loading', actions: ['dropLost', 'askAgain'] },
      },
    },
    empty: {
      entry: 'dropChanges',
      on: { 'cart.arrived': [emptied, { target: 'editing', actions: take }] },
    },
    editing: {
      tags: 'edits',
      entry: 'dropChanges',
      on: {
        'cart.arrived': [emptied, { actions: take }],
        'lines.changed': change,
        'checkout.pressed': checkOut,
      },
    },
    saving: {
      tags: ['edits', 'busy'],
      on: { 'lines.changed': { actions: { type: 'queueChanges', params: changed } } },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ changes: context.changes }),
        onDone: [
          {
            guard: 'hasWaiting',
            target: 'saving',
            reenter: true,
            actions: [{ type: 'take', params: saved }, 'nextChanges'],
          },
          {
            guard: { type: 'isEmpty', params: saved },
            target: 'empty',
            actions: { type: 'take', params: saved },
          },
          {
            guard: { type: 'goesOn', params: saved },
            target: 'holding',
            actions: { type: 'take', params: saved },
          },
          {
            guard: { type: 'isStillUnsound', params: saved },
            target: 'stale',
            actions: { type: 'take', params: saved },
          },
          { target: 'editing', actions: { type: 'take', params: saved } },
        ],
        onError: [
          { guard: 'hasNoLines', target: 'empty' },
          {
            target: 'notSaved',
            actions: [{ type: 'noteError', params: raised }, 'keepChanges', 'askAgain'],
          },
        ],
      },
    },
    notSaved: {
      tags: ['edits', 'failed'],
      exit: 'dropError',
      on: {
        'cart.arrived': [emptied, { actions: take }],
        'lines.changed': change,
        'retry.pressed': 'saving',
        'notice.dismissed': 'editing',
        'checkout.pressed': checkOut,
      },
    },
    holding: {
      tags: 'busy',
      entry: ['dropFound', 'dropChanges'],
      invoke: {
        id: 'hold',
        src: 'hold',
        onDone: [
          {
            guard: { type: 'asks', params: held },
            target: 'answering',
            actions: [
              { type: 'take', params: held },
              { type: 'takeIntent', params: drawn },
            ],
          },
          {
            target: 'reviewing',
            actions: [
              { type: 'take', params: held },
              { type: 'takeIntent', params: drawn },
            ],
          },
        ],
        onError: [
          { guard: 'hasNoLines', target: 'empty' },
          {
            guard: { type: 'isAboutLines', params: raised },
            target: 'stale',
            actions: [{ type: 'noteFound', params: raised }, 'askAgain'],
          },
          { target: 'notHeld', actions: [{ type: 'noteError', params: raised }, 'askAgain'] },
        ],
      },
    },
    notHeld: {
      tags: ['edits', 'failed'],
      exit: 'dropError',
      on: {
        'cart.arrived': [emptied, { actions: take }],
        'lines.changed': change,
        'retry.pressed': 'holding',
        'notice.dismissed': 'editing',
        'checkout.pressed': checkOut,
      },
    },
    // Prices, stock or the cart itself have changed.
    stale: {
      entry: 'dropChanges',
      exit: 'dropFound',
      on: {
        'cart.arrived': [emptied, { actions: take }],
        'lines.changed': change,
        'accept.pressed': [
          { guard: 'hasMends', target: 'saving', actions: 'mend' },
          { guard: 'hasLines', target: 'holding' },
          { guard: 'hasNoLines', target: 'empty' },
        ],
        'back.pressed': backToWhatIsLeft,
      },
    },
    answering: {
      tags: 'holds',
      entry: kept('checkout'),
      invoke: holdEnd,
      on: {
        'cart.arrived': whileHeld,
        'form.changed': { actions: [{ type: 'fill', params: filled }, kept('checkout')] },
        'form.filled': {
          guard: { type: 'isFilled', params: filled },
          target: 'reviewing',
          actions: { type: 'fill', params: filled },
        },
        'back.pressed': back,
      },
    },
    reviewing: {
      tags: 'holds',
      entry: kept('checkout'),
      invoke: holdEnd,
      on: {
        'cart.arrived': whileHeld,
        'form.pressed': { guard: 'asksAnything', target: 'answering' },
        'confirm.pressed': 'submitting',
        'back.pressed': back,
      },
    },
    submitting: {
      tags: ['busy', 'buys'],
      // Stored before the request is sent: after a crash of the page, the next page asks for the outcome.
      entry: ['confirm', kept('sent')],
      invoke: {
        id: 'buy',
        src: 'buy',
        input: ({ context: { confirmed, delivery, answers, intent } }) =>
          confirmed === null
            ? { totalPoints: 0 }
            : purchaseOf(confirmed, { ...noDelivery, ...delivery }, answers, intent ?? ''),
        onDone: { target: 'done', actions: { type: 'takeOrder', params: placed } },
        onError: [
          {
            guard: { type: 'isRefused', params: raised },
            target: 'closing',
            actions: { type: 'noteRefusal', params: raised },
          },
          { target: 'checking' },
        ],
      },
    },
    // A copy of the request may still be in transit, so only `settle` makes the refusal final.
    closing: {
      tags: ['busy', 'buys'],
      invoke: {
        id: 'settle',
        src: 'settle',
        input: asked,
        onDone: settled,
        onError: { target: 'unsettled', actions: 'noteTry' },
      },
    },
    checking: {
      tags: ['busy', 'checks'],
      invoke: {
        id: 'settle',
        src: 'settle',
        input: asked,
        onDone: settled,
        onError: { target: 'unsettled', actions: 'noteTry' },
      },
    },
    unsettled: {
      tags: 'checks',
      after: { beforeAsking: 'checking' },
      on: { 'retry.pressed': 'checking', 'network.returned': 'checking' },
    },
    refused: {
      tags: 'failed',
      exit: 'dropRefusal',
      entry: ['dropIntent', kept('cart'), 'askAgain'],
      on: {
        'again.pressed': [
          { guard: 'isUnsound', target: 'stale' },
          { guard: 'hasLines', target: 'holding' },
          { guard: 'hasNoLines', target: 'empty' },
          { target: 'loading' },
        ],
        'back.pressed': backToWhatIsKnown,
      },
    },
    done: {
      entry: ['dropIntent', kept('cart')],
      on: { 'cart.pressed': { target: 'loading', actions: ['beginAnew', 'askAgain'] } },
    },
  },
});
