/** Isolates a failing part of the cockpit, so that the rest stays usable. */
import { Trans } from '@lingui/react/macro';
import { Component, Suspense, type ReactElement, type ReactNode } from 'react';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';

interface Boundary {
  readonly children: ReactNode;
  /** Reloads the page: a failed import is not fetched again on the same page. */
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

/** Skeleton lines while the part loads; a sentence and Retry if it failed. */
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
