/** Inputs and events of the redeem machine, for stories, walks and tests. */
import type { RedemptionSeen } from '#schema/coupons/coupons.endpoints.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { redeemMachine } from './redeem.machine.ts';
import type { RedeemEvent } from './redeem.setup.ts';
import { done, failed, type Samples } from './sample.ts';

const said = <E extends RedeemEvent>(event: E): E => event;
const id = (number: number): string => `0192f0c1-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A code that can be confirmed. */
export const openRedemption: RedemptionSeen = {
  id: id(701),
  couponId: id(702),
  key: 'K7QM-4XWP-9TBD',
  status: 'issued',
  points: 0,
  balance: null,
  redeemedAt: null,
  expiresAt: '2026-12-18T05:00:00.000Z',
  createdAt: '2026-11-12T15:00:00.000Z',
  title: 'Dos cafés por el precio de uno',
  terms: 'De lunes a viernes. No se suma a otras promociones.',
  discount: '2 x 1',
  value: null,
  currency: null,
  provider: { id: id(703), name: 'Café Tierra Alta', logoUrl: null },
  userName: 'Ana Rivas',
  mayConfirm: true,
};

/** The same, already confirmed. */
export const usedRedemption: RedemptionSeen = {
  ...openRedemption,
  status: 'redeemed',
  redeemedAt: '2026-11-20T11:58:00.000Z',
  mayConfirm: false,
};

/** The same, expired. */
export const expiredRedemption: RedemptionSeen = {
  ...openRedemption,
  status: 'expired',
  expiresAt: '2026-11-15T05:00:00.000Z',
  mayConfirm: false,
};

const network = errorOf('network', defaultLanguage);
const unknown = new ApiError({ ...errorOf('not_found', defaultLanguage).facts(), retryable: false });
const alreadyUsed = new ApiError({
  ...errorOf('conflict', defaultLanguage).facts(),
  retryable: false,
  reasons: [{ field: 'key', code: 'redemption_used', message: 'Este código ya se usó.' }],
});

export const redeemSamples: Samples<typeof redeemMachine> = {
  machine: redeemMachine,
  inputs: { 'nothing is typed': { key: '' }, 'a key was scanned': { key: 'k7qm4xwp9tbd' } },
  events: [
    { label: 'a key is typed', event: said({ type: 'key.typed', key: 'k7qm 4xwp 9tbd' }) },
    { label: 'the key is deleted', event: said({ type: 'key.typed', key: ' - ' }) },
    { label: 'Look up is pressed', event: said({ type: 'look.pressed' }) },
    { label: 'it can be confirmed', event: done('look', openRedemption) },
    { label: 'it was used before', event: done('look', usedRedemption) },
    { label: 'it is over', event: done('look', expiredRedemption) },
    { label: 'nobody knows the key', event: failed('look', unknown) },
    { label: 'it cannot be looked up', event: failed('look', network) },
    { label: 'Confirm is pressed', event: said({ type: 'confirm.pressed' }) },
    { label: 'it is confirmed', event: done('confirm', usedRedemption) },
    { label: 'somebody else was quicker', event: failed('confirm', alreadyUsed) },
    { label: 'the answer gets lost', event: failed('confirm', network) },
    { label: 'a second passes', event: { type: 'xstate.after.pause.redeem.unsettled' } },
    { label: 'the network returns', event: said({ type: 'network.returned' }) },
    { label: 'Retry is pressed', event: said({ type: 'retry.pressed' }) },
    { label: 'Another one is pressed', event: said({ type: 'next.pressed' }) },
  ],
  ends: [],
  promises: {
    'what is shown is there, and nothing else is kept': (snapshot) =>
      snapshot.hasTag('shows') === (snapshot.context.seen !== null),
    'only what can be confirmed is confirmed': ({ value, context }) =>
      !(value === 'found' || value === 'confirming') || context.seen?.mayConfirm === true,
    'what is confirmed says so': ({ value, context }) =>
      value !== 'confirmed' || (context.seen?.status === 'redeemed' && context.error === null),
    'what failed or is in doubt says why': (snapshot) =>
      !(snapshot.hasTag('failed') || snapshot.hasTag('checks')) || snapshot.context.error !== null,
    'another key is never typed while one is being confirmed': (snapshot) =>
      !(snapshot.hasTag('checks') || snapshot.value === 'confirming') || !snapshot.hasTag('types'),
    'nothing is looked for without a key': ({ value, context }) =>
      value === 'empty' || value === 'confirmed' || /[0-9a-z]/iu.test(context.key),
    'after one is confirmed the field is ready for the next': ({ value, context }) =>
      value !== 'confirmed' || context.key === '',
  },
};
