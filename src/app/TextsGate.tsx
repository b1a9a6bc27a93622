/**
 * Delays a screen until the texts of its domain are loaded: suspends while they load, shows a retry if they
 * fail.
 */
import { useLingui } from '@lingui/react';
import { Component, use, useState, type ReactElement, type ReactNode } from 'react';
import type { Language } from '#schema/limits.ts';
import { activeLanguage, loadTexts, textsOf, TextsUnavailable } from './i18n.ts';
import { TextsFailed } from './TextsFailed.tsx';

interface GateProps {
  /** Name of the text file, which is the folder of the domain. */
  readonly namespace: string;
  readonly children: ReactNode;
}

/** The children with the texts of the namespace in the active language; needs a `Suspense` above. */
export function TextsGate({ namespace, children }: GateProps): ReactElement {
  useLingui();
  return (
    <TextsBoundary language={activeLanguage()}>
      <Texts namespace={namespace}>{children}</Texts>
    </TextsBoundary>
  );
}

function Texts({ namespace, children }: GateProps): ReactNode {
  use(textsOf(activeLanguage(), namespace).done);
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
