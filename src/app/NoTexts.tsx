/** The page shown if the first texts could not be loaded. */
import { useSelector } from '@xstate/react';
import { useEffect, type ReactElement } from 'react';
import { firstTexts, showLanguage } from './firstTexts.ts';
import { TextsFailed } from './TextsFailed.tsx';

/** Removes the splash; Retry loads the language that was requested last. */
export function NoTexts(): ReactElement {
  const language = useSelector(firstTexts, ({ context }) => context.language);
  useEffect(() => void document.querySelector('#splash')?.toggleAttribute('hidden', true), []);
  return (
    <main className="flex min-h-dvh items-center">
      <TextsFailed onRetry={() => void showLanguage(language).catch(() => undefined)} />
    </main>
  );
}
