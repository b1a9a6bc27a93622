/** A part of the cockpit that fails leaves the rest of it in use: the controls must work where something else does not. */
import { Trans } from '@lingui/react/macro';
import { Component, Suspense, type ReactElement, type ReactNode } from 'react';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';

interface Boundary {
  readonly children: ReactNode;
  /** Loads the page anew: what could not be fetched is not asked for twice on one page. */
  readonly onRetry: () => void;
}

class Caught extends Component<Boundary, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('A part of the cockpit failed.', error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <Failed what={<Trans>Esta parte de la cabina no se pudo abrir.</Trans>} onRetry={this.props.onRetry} />
    ) : (
      this.props.children
    );
  }
}

/** Lines while it is fetched, a sentence and Retry where it failed. */
export const PartBoundary = ({ children, onRetry }: Boundary): ReactElement => (
  <Caught onRetry={onRetry}>
    <Suspense
      fallback={
        <Loading>
          <div className="flex flex-col gap-3">
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine />
          </div>
        </Loading>
      }
    >
      {children}
    </Suspense>
  </Caught>
);
