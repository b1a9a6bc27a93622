/** The life of a visitor's throw-away keys in the documentation: asked for, used one call at a time, asked for again when they end (spec §1). */
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

/** What stands between two looks hears the same. */
const nextLook = {
  after: { pause: 'reading' },
  on: { 'feed.pressed': 'reading', 'call.ended': 'reading' },
} as const;

/** Actors `ask`, `run`, `read` (raise `ApiError`) and `outlive`: `src/docs/sandbox.actors.ts`. */
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
    // This home has no sandbox: the samples are there to be read and copied.
    absent: {},
    failed: { tags: 'failed', on: { 'retry.pressed': 'asking' } },
    open: {
      type: 'parallel',
      states: {
        call: {
          initial: 'idle',
          states: {
            idle: {
              // It was refused with keys that had ended, so nothing of it was done.
              always: { guard: 'hasPending', target: 'running' },
              // Only here: a call that is under way must not be broken off and made twice.
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
                    // Its answer got lost, which says nothing of what was done.
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
              // What began before the call ended may not have it yet.
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
