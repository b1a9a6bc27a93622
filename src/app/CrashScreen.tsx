/**
 * The crash fallback: needs no texts, providers or anything else that may be the cause of the crash (spec
 * §2).
 */
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { errorBoundaryMachine } from '#machines/errorBoundary.machine.ts';
import type { Language } from '#schema/limits.ts';
import { pageLanguage } from '#src/api/language.ts';
import { Button } from '#src/ui/Button.tsx';
import { Drawing } from '#src/ui/Drawing.tsx';

/** English texts from the specification, Spanish texts from the contract. */
const words: Readonly<
  Record<Language, { readonly heading: string; readonly text: string; readonly button: string }>
> = {
  en: {
    heading: 'Oops! Something went wrong.',
    text: "We're working to resolve the problem. Please try refreshing the page.",
    button: 'Refresh Page',
  },
  es: {
    heading: '¡Ups! Algo salió mal.',
    text: 'Estamos trabajando para resolver el problema. Intenta recargar la página.',
    button: 'Recargar página',
  },
};

// Loaded only after a crash, and completely before the click: the clipboard is allowed only directly in a
// click handler. If the fetch fails, the button is left out.
const CopyReport = lazy((): Promise<{ readonly default: ComponentType }> =>
  import('./CopyReport.tsx').then(
    (file) => ({ default: file.CopyReport }),
    () => ({ default: () => null }),
  ),
);

/** Heading, text and the button that reloads the page, in the language of the document. */
export function CrashScreen({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof errorBoundaryMachine>;
}): ReactElement {
  const { heading, text, button } = words[pageLanguage()];
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-8 bg-page px-4 py-12 text-center text-ink">
      <div role="alert" className="flex flex-col items-center gap-3">
        <Drawing of="broken" />
        <h1 className="mt-3 text-h3 font-bold tracking-tight text-balance">{heading}</h1>
        <p className="max-w-[44ch] text-balance text-soft">{text}</p>
      </div>
      <Button size="medium" onClick={() => actor.send({ type: 'refresh.requested' })}>
        {button}
      </Button>
      {/* As high as the content to come, so that nothing moves under a click. */}
      <div className="-mt-4 min-h-24">
        <Suspense>
          <CopyReport />
        </Suspense>
      </div>
    </main>
  );
}
