/** Holds a screen back until the texts of its domain are there; while they load it suspends, when they fail it says so (design §7). */
import { useLingui } from '@lingui/react';
import { Component, use, useState, type ReactElement, type ReactNode } from 'react';
import type { Language } from '#schema/limits.ts';
import { activeLanguage, loadTexts, textsOf, TextsUnavailable } from './i18n.ts';
import { TextsFailed } from './TextsFailed.tsx';

interface GateProps {
  /** Name of the file, the domain's folder. */
  readonly namespace: string;
  readonly children: ReactNode;
}

/** The children with the namespace's texts in the active language; needs a `Suspense` above it. */
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

  // In another language its texts may well be there.
  static getDerivedStateFromProps({ language }: BoundaryProps, before: BoundaryState): BoundaryState | null {
    return before.language === language ? null : { error: null, language };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // Everything else is the crash fallback's affair.
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
