/** Opens the form of a poll from the shell, and decides whether the user may; used by the command field. */
import { t } from '@lingui/core/macro';
import { toasts } from '#src/lib/toasts.ts';
import { openPollDialog } from '#src/surveys/pollHost.store.ts';
import { fetchComposerHost } from './composerHost.store.ts';
import { judge, type GuardFacts } from './guard.ts';
import { mayRecognise } from './mayRecognise.ts';

/** Allowed, the module is on, and there is a feed that can show the poll. */
export const mayAsk = (facts: GuardFacts): boolean =>
  mayRecognise(facts) && judge({ permission: 'polls.use', modules: ['surveys'] }, facts) === 'screen';

/** Opens the form; a failure to load the chunk is shown in a toast and leaves the page unchanged. */
export function askPoll(): void {
  fetchComposerHost().then(
    () => openPollDialog({ kind: 'new' }),
    (error: unknown) => {
      console.warn(error);
      toasts.raise({
        severity: 'error',
        text: t`No pudimos abrir el formulario. Revisa tu conexión.`,
        action: { label: t`Reintentar`, onAct: askPoll },
      });
    },
  );
}
