/** The machine that follows a case by its code, wired to the calls. The code stays in memory, and nothing is recorded. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { caseFollowMachine } from '#machines/caseFollow.machine.ts';
import { newKey } from '#src/api/newKey.ts';
import { addByCode, followCase, type Added } from '#src/feedback/cases/cases.writes.ts';
import { inspect } from '#src/lib/recorder.ts';

/** The calls that need a code and no session. */
export interface CaseCalls {
  readonly followCase: typeof followCase;
  readonly addByCode: typeof addByCode;
}

/** A running case. */
export type CaseFollowActor = ActorRefFrom<typeof caseFollowMachine>;

/** What the form of a message holds. */
export interface Adding {
  readonly message: string;
  /** Already drawn again. */
  readonly files: readonly File[];
}

/** The caller starts it, and says what is written before it is added. */
export function createCaseFollow(calls: CaseCalls = { followCase, addByCode }): {
  readonly actor: CaseFollowActor;
  readonly onWritten: (written: Adding) => void;
} {
  let written: Adding = { message: '', files: [] };
  /** A repeat of the same words and files has the same number. */
  let last: (Adding & Pick<Added, 'number'>) | null = null;
  const add = async (code: string) => {
    const { message, files } = written;
    const isSame =
      last?.message === message &&
      last.files.length === files.length &&
      last.files.every((file, at) => file === files[at]);
    last = isSame && last !== null ? last : { message, files, number: newKey() };
    const opened = await calls.addByCode(code, { number: last.number, message, files });
    last = null;
    return opened;
  };
  const actor = createActor(
    caseFollowMachine.provide({
      actors: {
        open: fromPromise(({ input: { code }, signal }) => calls.followCase(code, signal)),
        add: fromPromise(({ input: { code } }) => add(code)),
      },
    }),
    { inspect },
  );
  return {
    actor,
    onWritten: (next) => {
      written = next;
    },
  };
}
