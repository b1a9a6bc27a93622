/** The machine of a report, wired to the calls, to this tab and to the canvas. Nothing here is recorded: the page is silent. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { caseReportMachine } from '#machines/caseReport.machine.ts';
import type { CaseCheck, CaseReceipt, Sending } from '#machines/caseReport.setup.ts';
import { ApiError } from '#schema/errors.ts';
import { caseCodeBytes, caseCodeOf } from '#schema/feedback/cases.rules.ts';
import { isAnswered } from '#src/api/isAnswered.ts';
import { newKey } from '#src/api/newKey.ts';
import { inspect } from '#src/lib/recorder.ts';
import { bareFiles } from './bareFiles.ts';
import { followCase, sendCase, type Sent } from './cases.writes.ts';
import {
  chooseFiles,
  filesOf,
  keepCode,
  keepWords,
  readCode,
  readWords,
  type ReportOf,
} from './reportWords.store.ts';

/** A running report. */
export type CaseReportActor = ActorRefFrom<typeof caseReportMachine>;

/** A new code of 80 random bits. */
export const newCaseCode = (): string => caseCodeOf(crypto.getRandomValues(new Uint8Array(caseCodeBytes)));

/** The caller starts it. `sent` hears when a case with a name has arrived. */
export function createCaseReport(of: ReportOf, sent: () => void): CaseReportActor {
  const bare = bareFiles();
  /** What was sent first; a repeat is the same to the byte, under the same key. */
  let underway: { readonly what: Sent; readonly key: string } | null = null;

  const send = async ({ how, code }: Sending): Promise<CaseReceipt> => {
    const files = filesOf(of);
    underway ??= {
      what: {
        kind: of.kind,
        how: how ?? 'named',
        code,
        words: readWords(of),
        files: how === 'anonymous' ? bare.of(files) : files,
      },
      key: newKey(),
    };
    try {
      const receipt = await sendCase(underway.what, underway.key);
      underway = null;
      return receipt;
    } catch (error) {
      if (isAnswered(error)) underway = null;
      throw error;
    }
  };

  const check = async ({ code }: Sending, signal: AbortSignal): Promise<CaseCheck> => {
    const isHere = underway !== null;
    if (code === null) return { receipt: null, isHere };
    try {
      const { answerBy } = await followCase(code, signal);
      underway = null;
      return { receipt: { id: null, answerBy } };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') return { receipt: null, isHere };
      throw error;
    }
  };

  return createActor(
    caseReportMachine.provide({
      actors: {
        prepare: fromPromise(async ({ input: { how } }) => {
          if (how !== 'anonymous') return [];
          const names = await bare.prepare(filesOf(of));
          chooseFiles(
            of,
            filesOf(of).filter((file) => bare.of([file]).length > 0),
          );
          return names;
        }),
        // No signal: leaving the page must not abort what is being sent.
        send: fromPromise(async ({ input }) => {
          const receipt = await send(input);
          if (input.how === 'named') sent();
          return receipt;
        }),
        check: fromPromise(({ input, signal }) => check(input, signal)),
      },
      actions: {
        keep: (_, left) => keepCode(of, left),
        forgetWords: () => {
          keepWords(of, null);
          chooseFiles(of, []);
        },
      },
    }),
    { input: { left: readCode(of) }, inspect },
  );
}
