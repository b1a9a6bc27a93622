/**
 * The people-import machine: a list is chosen, mapped, checked, corrected, previewed, imported and undone.
 * Nothing changes before the preview is confirmed, and failures lose no input (spec §7 "Users").
 */
import { and } from 'xstate';
import type { ImportStarted, SheetCheck, UserImport } from '#schema/users/imports.endpoints.ts';
import {
  beginning,
  peopleImportSetup,
  toInput,
  type ImportContext,
  type OfCheck,
  type OfError,
  type OfImport,
  type ReadSheet,
} from './peopleImport.setup.ts';
import { eventOf, factsOf } from './actorHelpers.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfError => ({
  error: factsOf(event.error),
});
const wish = ({ context }: { readonly context: ImportContext }) => toInput(context);
const checked = ({ event }: { readonly event: { readonly output: SheetCheck } }): OfCheck => ({
  check: event.output,
});
const read = ({ event }: { readonly event: { readonly output: ReadSheet } }): ReadSheet => event.output;
const readCheck = ({ event }: { readonly event: { readonly output: ReadSheet } }): OfCheck => ({
  check: event.output.check,
});
const started = ({ event }: { readonly event: { readonly output: ImportStarted } }) => event.output;
const seen = ({ event }: { readonly event: { readonly import: UserImport } }): OfImport => ({
  import: event.import,
});
const answered = ({ event }: { readonly event: { readonly output: UserImport } }): OfImport => ({
  import: event.output,
});

const noteError = { type: 'noteError', params: raised } as const;
const anew = { target: 'choosing', actions: 'begin' } as const;
const chosen = { target: 'reading', actions: { type: 'takeFile', params: eventOf } } as const;
const reread = { target: 'reading', actions: { type: 'takeReading', params: eventOf } } as const;
/** Corrected cells belong to the cells that were read. */
const rereadUnedited = { guard: 'isUnedited', ...reread } as const;
const takeSheet = { type: 'takeSheet', params: read } as const;
const takeCheck = { type: 'takeCheck', params: checked } as const;
const takeSeen = { type: 'takeImport', params: seen } as const;
const takeAnswer = { type: 'takeImport', params: answered } as const;
const toColumns = { target: 'mapping', actions: 'dropMissing' } as const;

const follow = {
  id: 'follow',
  src: 'follow',
  input: ({
    context,
    self,
  }: {
    readonly context: ImportContext;
    readonly self: { send: (event: never) => void };
  }) => ({
    importId: context.importId ?? '',
    tell: (event: unknown) => self.send(event as never), // the actor sends only events of this machine
  }),
} as const;
/** An import that is read may be in any state. */
const found = [
  { guard: { type: 'isDone', params: seen }, target: 'done', actions: takeSeen },
  { guard: { type: 'isBroken', params: seen }, target: 'failed', actions: takeSeen },
  { guard: { type: 'isUndone', params: seen }, target: 'undone', actions: takeSeen },
] as const;
const lost = { actions: { type: 'noteLost', params: eventOf } } as const;

/**
 * Actors `read`, `check`, `send`, `follow` (sends `import.…`) and `undo` (throw `ApiError`), action
 * `refresh`: `src/users/import/peopleImport.actors.ts`.
 */
export const peopleImportMachine = peopleImportSetup.createMachine({
  id: 'peopleImport',
  context: ({ input }) => beginning(input.importId),
  initial: 'choosing',
  states: {
    choosing: {
      always: { guard: 'hasImport', target: 'opening' },
      on: {
        'kind.chosen': { actions: { type: 'chooseKind', params: eventOf } },
        'file.chosen': chosen,
      },
    },
    reading: {
      tags: 'busy',
      on: { 'new.pressed': anew },
      invoke: {
        id: 'read',
        src: 'read',
        input: wish,
        onDone: [
          { guard: { type: 'asksColumns', params: readCheck }, target: 'mapping', actions: takeSheet },
          { guard: { type: 'hasFaults', params: readCheck }, target: 'fixing', actions: takeSheet },
          { target: 'previewing', actions: takeSheet },
        ],
        onError: { target: 'unreadable', actions: noteError },
      },
    },
    // The file is not a list, or it did not reach the server.
    unreadable: {
      tags: 'failed',
      exit: 'dropError',
      on: {
        'file.chosen': chosen,
        'kind.chosen': { actions: { type: 'chooseKind', params: eventOf } },
        'reading.changed': reread,
        'retry.pressed': 'reading',
        'new.pressed': anew,
      },
    },
    mapping: {
      tags: 'prepares',
      entry: 'atMapping',
      on: {
        'reading.changed': rereadUnedited,
        'column.changed': { actions: { type: 'changeColumn', params: eventOf } },
        'columns.confirmed': { guard: 'isMapped', target: 'checking' },
        'new.pressed': anew,
      },
    },
    checking: {
      tags: ['prepares', 'busy'],
      on: { 'new.pressed': anew },
      invoke: {
        id: 'check',
        src: 'check',
        input: wish,
        onDone: [
          { guard: { type: 'isUnmapped', params: checked }, target: 'mapping', actions: takeCheck },
          { guard: { type: 'goesOn', params: checked }, target: 'previewing', actions: takeCheck },
          { target: 'fixing', actions: takeCheck },
        ],
        onError: { target: 'unchecked', actions: noteError },
      },
    },
    unchecked: {
      tags: ['prepares', 'failed'],
      exit: 'dropError',
      on: {
        'retry.pressed': 'checking',
        'back.pressed': [
          { guard: 'wasFixing', target: 'fixing' },
          { guard: and(['wasPreviewing', 'hasPreview']), target: 'previewing', actions: 'dropMissing' },
          toColumns,
        ],
        'columns.pressed': toColumns,
        'new.pressed': anew,
      },
    },
    fixing: {
      tags: 'prepares',
      entry: 'atFixing',
      on: {
        'reading.changed': rereadUnedited,
        'cells.edited': { actions: { type: 'edit', params: eventOf } },
        'check.pressed': 'checking',
        'continue.pressed': [
          { guard: 'hasPending', target: 'checking', actions: 'atPreview' },
          { guard: 'hasPreview', target: 'previewing' },
        ],
        'columns.pressed': toColumns,
        'new.pressed': anew,
      },
    },
    previewing: {
      tags: 'prepares',
      entry: ['atPreview', 'dropAccept'],
      on: {
        'reading.changed': rereadUnedited,
        'invitation.changed': { actions: { type: 'invite', params: eventOf } },
        'missing.changed': {
          target: 'checking',
          actions: { type: 'includeMissing', params: eventOf },
        },
        'import.pressed': [
          { guard: and(['changesAnything', 'isBraked']), target: 'braking' },
          { guard: 'changesAnything', target: 'sending' },
        ],
        'back.pressed': [{ guard: 'hadFaults', target: 'fixing' }, toColumns],
        'columns.pressed': toColumns,
        'new.pressed': anew,
      },
    },
    // More than a fifth would be deactivated: the user sees the number and must confirm it.
    braking: {
      tags: 'prepares',
      on: {
        'brake.confirmed': { target: 'sending', actions: 'accept' },
        'back.pressed': 'previewing',
      },
    },
    sending: {
      tags: ['prepares', 'busy'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({
          ...toInput(context),
          sendInvitation: context.kind === 'create' && context.sendInvitation,
          acceptDeactivations: context.isAccepted,
        }),
        onDone: { target: 'running', actions: { type: 'takeStarted', params: started } },
        onError: { target: 'notSent', actions: noteError },
      },
    },
    notSent: {
      tags: ['prepares', 'failed'],
      exit: 'dropError',
      on: {
        // A refusal means that data has changed since the preview, so the sheet is checked again.
        'retry.pressed': [
          { guard: 'wasRefused', target: 'checking', actions: 'dropAccept' },
          { target: 'sending' },
        ],
        'back.pressed': 'previewing',
        'new.pressed': anew,
      },
    },
    // An earlier import, or this one after a reload.
    opening: {
      tags: ['busy', 'follows'],
      invoke: follow,
      on: {
        'import.seen': [
          ...found,
          { guard: { type: 'isUndoing', params: seen }, target: 'puttingBack', actions: takeSeen },
          { target: 'running', actions: takeSeen },
        ],
        'import.lost': lost,
        'retry.pressed': { target: 'opening', reenter: true, actions: 'dropLost' },
        'new.pressed': anew,
      },
    },
    running: {
      tags: ['busy', 'follows'],
      invoke: follow,
      on: {
        'import.seen': [
          ...found,
          { guard: { type: 'isUndoing', params: seen }, target: 'puttingBack', actions: takeSeen },
          { actions: takeSeen },
        ],
        'import.lost': lost,
        'new.pressed': anew,
      },
    },
    done: {
      tags: 'over',
      entry: 'refresh',
      on: { 'undo.pressed': { guard: 'canUndo', target: 'askingUndo' }, 'new.pressed': anew },
    },
    failed: {
      tags: ['over', 'failed'],
      entry: 'refresh',
      on: { 'undo.pressed': { guard: 'canUndo', target: 'askingUndo' }, 'new.pressed': anew },
    },
    askingUndo: {
      on: {
        'undo.confirmed': 'undoing',
        'back.pressed': [{ guard: 'hasFailed', target: 'failed' }, { target: 'done' }],
      },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => ({ importId: context.importId ?? '' }),
        onDone: [
          { guard: { type: 'isUndone', params: answered }, target: 'undone', actions: takeAnswer },
          { target: 'puttingBack', actions: takeAnswer },
        ],
        onError: { target: 'notUndone', actions: noteError },
      },
    },
    notUndone: {
      tags: 'failed',
      exit: 'dropError',
      on: {
        'retry.pressed': 'undoing',
        // Another user may have been faster, so the state is read again.
        'back.pressed': 'opening',
        'new.pressed': anew,
      },
    },
    puttingBack: {
      tags: ['busy', 'follows'],
      invoke: follow,
      on: { 'import.seen': [...found, { actions: takeSeen }], 'import.lost': lost, 'new.pressed': anew },
    },
    undone: { tags: 'over', entry: 'refresh', on: { 'new.pressed': anew } },
  },
});
