/**
 * The sandbox machine: the temporary keys of a visitor of the documentation are requested, used for one call
 * at a time, and requested again on expiry (spec §1).
 */
import { raise } from 'xstate';
import type { Sandbox, SandboxPost } from '#schema/publicApi/publicApi.endpoints.ts';
import { sandboxSetup, type Ran } from './sandbox.setup.ts';
import { eventOf, factsOf } from './actorHelpers.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: factsOf(event.error),
});
const given = ({ event }: { readonly event: { readonly output: Sandbox } }) => ({ sandbox: event.output });
const ran = ({ event }: { readonly event: { readonly output: Ran } }) => event.output;
const found = ({ event }: { readonly event: { readonly output: readonly SandboxPost[] } }) => ({
  posts: event.output,
});
const keysOf = ({ context }: { readonly context: { readonly sandbox: Sandbox | null } }) => ({
  sandbox: context.sandbox,
});

/** Transitions between two reads of the feed. */
const nextLook = {
  after: { pause: 'reading' },
  on: { 'feed.pressed': 'reading', 'call.ended': 'reading' },
} as const;

/** Actors `ask`, `run`, `read` (throw `ApiError`) and `outlive`: `src/docs/sandbox.actors.ts`. */
export const sandboxMachine = sandboxSetup.createMachine({
  id: 'sandbox',
  context: {
    sandbox: null,
    error: null,
    pending: null,
    outcomes: {},
    posts: null,
    feedError: null,
    isRenewed: false,
  },
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ refused: context.sandbox }),
        onDone: { target: 'open', actions: { type: 'keep', params: given } },
        onError: [
          {
            guard: { type: 'isAbsent', params: raised },
            target: 'absent',
            actions: { type: 'giveUp', params: raised },
          },
          { target: 'failed', actions: { type: 'giveUp', params: raised } },
        ],
      },
    },
    // This deployment has no sandbox: the samples can only be read and copied.
    absent: {},
    failed: { tags: 'failed', on: { 'retry.pressed': 'asking' } },
    open: {
      type: 'parallel',
      states: {
        call: {
          initial: 'idle',
          states: {
            idle: {
              // The call was refused because its keys had expired, so it had no effect and can run again.
              always: { guard: 'hasPending', target: 'running' },
              // Runs only in this state: a call in progress must not be aborted and repeated.
              invoke: {
                id: 'outlive',
                src: 'outlive',
                input: keysOf,
                onDone: '#sandbox.asking',
              },
              on: { 'run.pressed': { target: 'running', actions: { type: 'begin', params: eventOf } } },
            },
            running: {
              tags: 'runs',
              invoke: {
                id: 'run',
                src: 'run',
                input: ({ context }) => ({ call: context.pending ?? '', sandbox: context.sandbox }),
                onDone: [
                  {
                    guard: { type: 'isKeyOver', params: ran },
                    target: '#sandbox.asking',
                    actions: 'noteRefused',
                  },
                  {
                    target: 'idle',
                    actions: [
                      {
                        type: 'noteOutcome',
                        params: ({ event }) => ({
                          outcome: { kind: 'answered' as const, answer: event.output.answer },
                        }),
                      },
                      raise({ type: 'call.ended' }),
                    ],
                  },
                ],
                onError: {
                  target: 'idle',
                  actions: [
                    {
                      type: 'noteOutcome',
                      params: ({ event }) => ({
                        outcome: { kind: 'lost' as const, error: factsOf(event.error) },
                      }),
                    },
                    // The answer was lost, so the effect of the call is unknown.
                    raise({ type: 'call.ended' }),
                  ],
                },
              },
            },
          },
        },
        feed: {
          initial: 'reading',
          states: {
            reading: {
              // A read that began before the end of the call may miss its post.
              on: { 'call.ended': { target: 'reading', reenter: true } },
              invoke: {
                id: 'read',
                src: 'read',
                input: keysOf,
                onDone: {
                  target: 'resting',
                  actions: [{ type: 'keepPosts', params: found }, 'noteGood'],
                },
                onError: [
                  {
                    guard: { type: 'isUnauthorized', params: raised },
                    target: '#sandbox.asking',
                    actions: 'noteRefused',
                  },
                  { target: 'unread', actions: { type: 'noteUnread', params: raised } },
                ],
              },
            },
            resting: nextLook,
            unread: nextLook,
          },
        },
      },
    },
  },
});
