/** The calls that the documentation shows and makes: one good one for each row, and the refusals that somebody can see come (spec §1). */
import { pathOf } from '#schema/kit/endpoint.ts';
import { toWire } from '#schema/kit/wire.ts';
import {
  publicApiEndpoints,
  type PublicBadge,
  type PublicRecognition,
  type Sandbox,
} from '#schema/publicApi/publicApi.endpoints.ts';
import type { ApiCall, Json } from './samples.ts';

/** What the samples name: a visitor's own, or words that one has to replace. */
export type Names = Pick<
  Sandbox,
  'key' | 'baseUrl' | 'senderEmail' | 'receiverEmails' | 'postType' | 'badgeId'
>;

/** Stands in the samples where there is no sandbox. */
export const placeholders = (origin: string): Names => ({
  key: 'YOUR_API_KEY',
  baseUrl: `${origin}/rest`,
  senderEmail: 'sender@example.com',
  receiverEmails: ['receiver@example.com'],
  postType: 'YOUR_RECOGNITION_TYPE',
  badgeId: 'YOUR_BADGE_ID',
});

/** Rows that a key opens, as the documentation names them. */
export const services = { recognition: 'sendRecognition', badge: 'sendBadge' } as const;
export type Service = keyof typeof services;

const rowOf = (service: Service) => publicApiEndpoints[services[service]];

/** Points for each receiver in the samples. */
export const sampleAmount = 10;

const words = {
  es: '¡Gracias por sacar adelante la entrega!',
  en: 'Thank you for getting the release out!',
} as const;

/** The good call of a row. */
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

/** A refusal that can be produced: its name, the status and the reason that come, and how the good call is spoilt. */
export interface Trial {
  readonly id: string;
  readonly service: Service;
  readonly status: 401 | 403 | 422 | 429;
  /** The reason's code, where the body is what is wrong. */
  readonly reason?: string;
  /** Needs the sandbox: who has none cannot produce it. */
  readonly spoil: (call: ApiCall, sandbox: Sandbox) => ApiCall;
}

type Fields = { readonly [name: string]: Json | undefined };
const fieldsOf = (body: Json): Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {}; // neither null nor a list
/** Some fields of the body are others; `undefined` takes one away. */
const having =
  (change: (sandbox: Sandbox, body: Fields) => Fields): Trial['spoil'] =>
  (call, sandbox) => {
    const before = fieldsOf(call.body);
    const after = { ...before, ...change(sandbox, before) };
    return { ...call, body: JSON.parse(JSON.stringify(after)) as Json }; // without the fields that are undefined
  };
/** The same with another key. */
const keyed =
  (keyFrom: (sandbox: Sandbox) => string | null): Trial['spoil'] =>
  (call, sandbox) => ({ ...call, key: keyFrom(sandbox) });

const nobody = 'nobody@sandbox.invalid';
/** As people who know English would spell it. */
const wellSpelt = having((_, { reciever_emails: emails }) => ({
  reciever_emails: undefined,
  receiver_emails: emails,
}));

/** In the order of their statuses. */
export const trials = [
  { id: 'noKey', service: 'recognition', status: 401, spoil: keyed(() => null) },
  {
    id: 'wrongKey',
    service: 'recognition',
    status: 401,
    spoil: keyed(({ key }) => `${key.slice(0, -6)}______`),
  },
  { id: 'revokedKey', service: 'recognition', status: 401, spoil: keyed(({ revokedKey }) => revokedKey) },
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

/** Names of the refusals. */
export type TrialId = (typeof trials)[number]['id'];
/** Everything that can be run. */
export type CallId = Service | TrialId;

/** The call of a name, made with a visitor's keys; undefined for a name that there is not. */
export function callNamed(id: string, sandbox: Sandbox, language: keyof typeof words): ApiCall | undefined {
  if (id === 'recognition' || id === 'badge') return callOf(id, sandbox, language);
  const trial: Trial | undefined = trials.find((one) => one.id === id);
  return trial?.spoil(callOf(trial.service, sandbox, language), sandbox);
}
