/** How the shell opens the form of a poll, and who may: asked by the command field. */
import { t } from '@lingui/core/macro';
import { toasts } from '#src/lib/toasts.ts';
import { openPollDialog } from '#src/surveys/pollHost.store.ts';
import { fetchComposerHost } from './composerHost.store.ts';
import { judge, type GuardFacts } from './guard.ts';
import { mayRecognise } from './mayRecognise.ts';

/** Allowed, the module is on, and there is a feed in which it would stand. */
export const mayAsk = (facts: GuardFacts): boolean =>
  mayRecognise(facts) && judge({ permission: 'polls.use', modules: ['surveys'] }, facts) === 'screen';

/** Opens the form; a chunk that does not come is said in a toast and leaves the page as it is. */
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
