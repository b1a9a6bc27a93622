/** The machine that follows a case by its code, wired to the calls. The code stays in memory, and nothing is recorded. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { caseFollowMachine } from '#machines/caseFollow.machine.ts';
import { newKey } from '#src/api/newKey.ts';
import { addByCode, followCase, type Added } from '#src/feedback/cases/cases.writes.ts';
import { inspect } from '#src/lib/recorder.ts';

/** A running case. */
export type CaseFollowActor = ActorRefFrom<typeof caseFollowMachine>;

/** What the form of a message holds. */
export interface Adding {
  readonly message: string;
  /** Already drawn again. */
  readonly files: readonly File[];
}

/** The caller starts it. `adding` is what is written now. */
export function createCaseFollow(adding: () => Adding): CaseFollowActor {
  /** A repeat of the same words and files has the same number. */
  let last: (Adding & Pick<Added, 'number'>) | null = null;
  const add = async (code: string) => {
    const { message, files } = adding();
    const isSame = last?.message === message && last.files === files;
    last = isSame && last !== null ? last : { message, files, number: newKey() };
    const opened = await addByCode(code, { number: last.number, message, files });
    last = null;
    return opened;
  };
  return createActor(
    caseFollowMachine.provide({
      actors: {
        open: fromPromise(({ input: { code }, signal }) => followCase(code, signal)),
        add: fromPromise(({ input: { code } }) => add(code)),
      },
    }),
    { inspect },
  );
}
