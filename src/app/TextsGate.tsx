/**
 * Delays a screen until its texts are loaded: suspends while they load, shows a retry if they
 * fail.
 */
import { useLingui } from '@lingui/react';
import { Component, use, useState, type ReactElement, type ReactNode } from 'react';
import type { Language } from '#schema/limits.ts';
import { activeLanguage, loadTexts, textsOf, TextsUnavailable } from './i18n.ts';
import { TextsFailed } from './TextsFailed.tsx';

interface GateProps {
  /** Names of the text files. */
  readonly names: readonly string[];
  readonly children: ReactNode;
}

/** The children with these texts in the active language; needs a `Suspense` above. */
export function TextsGate({ names, children }: GateProps): ReactElement {
  useLingui();
  return (
    <TextsBoundary language={activeLanguage()}>
      <Texts names={names}>{children}</Texts>
    </TextsBoundary>
  );
}

function Texts({ names, children }: GateProps): ReactNode {
  for (const name of names) use(textsOf(activeLanguage(), name).done);
  return children;
}

interface BoundaryProps {
  readonly language: Language;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
  readonly language: Language;
}

class TextsBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, language: this.props.language };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'error'> {
    return { error };
  }

  // After a change of language the texts of the new one may be available.
  static getDerivedStateFromProps({ language }: BoundaryProps, before: BoundaryState): BoundaryState | null {
    return before.language === language ? null : { error: null, language };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // The crash fallback handles every other error.
    if (!(error instanceof TextsUnavailable))
      throw error instanceof Error ? error : new Error('a render raised no error', { cause: error });
    return <Retry error={error} onLoaded={() => this.setState({ error: null })} />;
  }
}

function Retry({
  error,
  onLoaded,
}: {
  readonly error: TextsUnavailable;
  readonly onLoaded: () => void;
}): ReactElement {
  const [busy, setBusy] = useState(false);
  const retry = (): void => {
    setBusy(true);
    loadTexts(error.language, error.namespace)
      .then(onLoaded, () => undefined)
      .finally(() => setBusy(false));
  };
  return <TextsFailed onRetry={retry} busy={busy} />;
}
