/** The effects of the errorBoundary machine: logs, reports, reloads (spec §8 "A render error"). */
import { errorBoundaryMachine } from '#machines/errorBoundary.machine.ts';

/** Passes a crash with its component stack to the error-reporting service. */
export type ReportError = (error: unknown, componentStack: string) => void;

/**
 * The errorBoundary machine wired to the console, the report and the page. An error in the report is logged
 * and has no other effect.
 */
export const errorBoundaryWith = (report: ReportError, reload: () => void = () => location.reload()) =>
  errorBoundaryMachine.provide({
    actions: {
      logError: (_, { error, componentStack }) =>
        console.error('A screen could not be drawn:', error, componentStack),
      reportError: (_, { error, componentStack }) => {
        try {
          report(error, componentStack);
        } catch (failure) {
          console.warn('The crash could not be reported:', failure);
        }
      },
      reloadPage: reload,
    },
  });
