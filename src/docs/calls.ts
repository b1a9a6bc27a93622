/**
 * The calls that the documentation shows and makes: a valid one for each row, and the errors a developer can
 * expect (spec §1).
 */
import { pathOf } from '#schema/kit/endpoint.ts';
import { toWire } from '#schema/kit/wire.ts';
import {
  publicApiEndpoints,
  type PublicBadge,
  type PublicRecognition,
  type Sandbox,
} from '#schema/publicApi/publicApi.endpoints.ts';
import type { ApiCall, Json } from './samples.ts';

/** The values in the samples: the visitor's own, or placeholders. */
export type Names = Pick<
  Sandbox,
  'key' | 'baseUrl' | 'senderEmail' | 'receiverEmails' | 'postType' | 'badgeId'
>;

/** The placeholders of the samples without a sandbox. */
export const placeholders = (origin: string): Names => ({
  key: 'YOUR_API_KEY',
  baseUrl: `${origin}/rest`,
  senderEmail: 'sender@example.com',
  receiverEmails: ['receiver@example.com'],
  postType: 'YOUR_RECOGNITION_TYPE',
  badgeId: 'YOUR_BADGE_ID',
});

/** The rows that a key can call, by their names in the documentation. */
export const services = { recognition: 'sendRecognition', badge: 'sendBadge' } as const;
export type Service = keyof typeof services;

const rowOf = (service: Service) => publicApiEndpoints[services[service]];

/** Points for each receiver in the samples. */
export const sampleAmount = 10;

const words = {
  es: '¡Gracias por sacar adelante la entrega!',
  en: 'Thank you for getting the release out!',
} as const;

/** The valid call of a row. */
export function callOf(service: Service, names: Names, language: keyof typeof words = 'es'): ApiCall {
  const recognition: PublicRecognition = {
    senderEmail: names.senderEmail,
    receiverEmails: names.receiverEmails.slice(0, 2),
    amount: sampleAmount,
    postTypes: [names.postType],
    message: words[language],
  };
  const badge: PublicBadge = { receiverEmails: names.receiverEmails.slice(0, 1), badgeId: names.badgeId };
  return {
    method: 'POST',
    url: `${names.baseUrl}${pathOf(rowOf(service))}`,
    key: names.key,
    body: toWire(rowOf(service).body, service === 'recognition' ? recognition : badge) as Json, // strings, numbers and lists of the row
  };
}

/** An error case: its name, the expected status and reason, and the change to the valid call. */
export interface Trial {
  readonly id: string;
  readonly service: Service;
  readonly status: 401 | 403 | 422 | 429;
  /** The code of the reason, if the answer has one. */
  readonly reason?: string;
  /** Needs the sandbox, so visitors without one cannot trigger the error. */
  readonly spoil: (call: ApiCall, sandbox: Sandbox) => ApiCall;
}

type Fields = { readonly [name: string]: Json | undefined };
const fieldsOf = (body: Json): Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {}; // neither null nor a list
/** Changes some fields of the body; `undefined` removes a field. */
const having =
  (change: (sandbox: Sandbox, body: Fields) => Fields): Trial['spoil'] =>
  (call, sandbox) => {
    const before = fieldsOf(call.body);
    const after = { ...before, ...change(sandbox, before) };
    return { ...call, body: JSON.parse(JSON.stringify(after)) as Json }; // without the fields that are undefined
  };
/** The same call with another key. */
const keyed =
  (keyFrom: (sandbox: Sandbox) => string | null): Trial['spoil'] =>
  (call, sandbox) => ({ ...call, key: keyFrom(sandbox) });

const nobody = 'nobody@sandbox.invalid';
/** The correct English spelling. */
const wellSpelt = having((_, { reciever_emails: emails }) => ({
  reciever_emails: undefined,
  receiver_emails: emails,
}));

/** In the order of their statuses. */
export const trials = [
  { id: 'noKey', service: 'recognition', status: 401, reason: 'api_key', spoil: keyed(() => null) },
  {
    id: 'wrongKey',
    service: 'recognition',
    status: 401,
    reason: 'api_key',
    spoil: keyed(({ key }) => `${key.slice(0, -6)}______`),
  },
  {
    id: 'revokedKey',
    service: 'recognition',
    status: 401,
    reason: 'api_key',
    spoil: keyed(({ revokedKey }) => revokedKey),
  },
  {
    id: 'nothing',
    service: 'recognition',
    status: 422,
    reason: 'required',
    spoil: (call) => ({ ...call, body: {} }),
  },
  { id: 'spelt', service: 'recognition', status: 422, reason: 'receivers_spelt', spoil: wellSpelt },
  {
    id: 'senderUnknown',
    service: 'recognition',
    status: 422,
    reason: 'sender_unknown',
    spoil: having(() => ({ sender_email: nobody })),
  },
  {
    id: 'receiverUnknown',
    service: 'recognition',
    status: 422,
    reason: 'receiver_unknown',
    spoil: having(() => ({ reciever_emails: [nobody] })),
  },
  {
    id: 'typeUnknown',
    service: 'recognition',
    status: 422,
    reason: 'type_named',
    spoil: having(() => ({ post_types: ['—'] })),
  },
  {
    id: 'pointsMissing',
    service: 'recognition',
    status: 422,
    reason: 'points_insufficient',
    spoil: having(({ brokeEmail }) => ({ sender_email: brokeEmail })),
  },
  { id: 'spentKey', service: 'recognition', status: 429, spoil: keyed(({ spentKey }) => spentKey) },
  { id: 'narrowKey', service: 'badge', status: 403, spoil: keyed(({ narrowKey }) => narrowKey) },
  {
    id: 'badgeUnknown',
    service: 'badge',
    status: 422,
    reason: 'badge_unknown',
    spoil: having(() => ({ badge_id: 'unknown' })),
  },
  { id: 'badgeSpelt', service: 'badge', status: 422, reason: 'receivers_spelt', spoil: wellSpelt },
  {
    id: 'badgeReceiverUnknown',
    service: 'badge',
    status: 422,
    reason: 'receiver_unknown',
    spoil: having(() => ({ reciever_emails: [nobody] })),
  },
  { id: 'badgeSpentKey', service: 'badge', status: 429, spoil: keyed(({ spentKey }) => spentKey) },
] as const satisfies readonly Trial[];

/** Names of the error cases. */
export type TrialId = (typeof trials)[number]['id'];
/** Everything that can be run. */
export type CallId = Service | TrialId;

/** The call of a name with a visitor's keys; undefined for an unknown name. */
export function callNamed(id: string, sandbox: Sandbox, language: keyof typeof words): ApiCall | undefined {
  if (id === 'recognition' || id === 'badge') return callOf(id, sandbox, language);
  const trial: Trial | undefined = trials.find((one) => one.id === id);
  return trial?.spoil(callOf(trial.service, sandbox, language), sandbox);
}
