/**
 * Catches render errors and passes them to the errorBoundary machine, which shows the crash fallback (spec
 * §4, §8).
 */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { createActor, type ActorRefFrom, type SnapshotFrom, type Subscription } from 'xstate';
import type { errorBoundaryMachine } from '#machines/errorBoundary.machine.ts';
import { inspect } from '#src/lib/recorder.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { errorBoundaryWith, type ReportError } from './errorBoundary.actors.ts';

interface Props {
  readonly children: ReactNode;
  /** Reports the crash to the error-reporting service; without it nothing is reported. */
  readonly report?: ReportError;
  /** A started actor, for stories; otherwise the boundary creates one. */
  readonly actor?: ActorRefFrom<typeof errorBoundaryMachine>;
}

interface State {
  readonly hasCrashed: boolean;
}

/** Wraps the whole app, outside every provider. */
export class ErrorBoundary extends Component<Props, State> {
  readonly #actor =
    this.props.actor ??
    createActor(
      errorBoundaryWith((...crash) => this.props.report?.(...crash)),
      { inspect },
    ).start();
  #subscription: Subscription | undefined;
  override state: State = { hasCrashed: this.#actor.getSnapshot().hasTag('crashed') };

  readonly #follow = (snapshot: SnapshotFrom<typeof errorBoundaryMachine>): void =>
    this.setState({ hasCrashed: snapshot.hasTag('crashed') });

  static getDerivedStateFromError(): State {
    return { hasCrashed: true };
  }

  override componentDidMount(): void {
    this.#subscription = this.#actor.subscribe(this.#follow);
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.#actor.send({ type: 'render.failed', error, componentStack: componentStack ?? '' });
  }

  override componentWillUnmount(): void {
    this.#subscription?.unsubscribe();
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashScreen actor={this.#actor} /> : this.props.children;
  }
}
