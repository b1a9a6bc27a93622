/** Toasts: short messages that any code may raise and the shell shows at the bottom right (spec §2, §9). */
import { createStore } from './store.ts';
import { toastMs } from '#schema/limits.ts';
import type { Severity } from './severity.ts';

/** One toast; the texts are already in the user's language. */
export interface Toast {
  readonly id: string;
  readonly severity: Severity;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
}

/** A toast without its id. */
export type ToastInput = Omit<Toast, 'id'>;

/** Maximum number of visible toasts; a new toast removes the oldest. */
export const maxToasts = 5;

/** A raised toast in the history. */
export interface PastToast extends Toast {
  /** Time of raising, in ms. */
  readonly at: number;
}

/** Maximum length of the history. */
export const maxPast = 50;

interface Clock {
  left: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Creates a stack of toasts with timers; the app has one (`toasts`), tests create their own. */
export function createToasts() {
  const store = createStore({
    // Toasts name people and actions, so the next user of this page must not see them.
    isPersonal: true,
    context: {
      toasts: [] as readonly Toast[],
      /** All raised toasts, newest first, including dismissed ones. */
      past: [] as readonly PastToast[],
      /** Whether the toast host was ever needed; its code is loaded then. */
      isWanted: false,
    },
    on: {
      raised: ({ toasts, past }, toast: PastToast) => ({
        toasts: [...toasts, toast],
        past: [toast, ...past].slice(0, maxPast),
        isWanted: true,
      }),
      dismissed: (context, { id }: { id: string }) => ({
        ...context,
        toasts: context.toasts.filter((one) => one.id !== id),
      }),
      /** The host is needed for other content too, such as a prompt. */
      wanted: (context) => ({ ...context, isWanted: true }),
    },
  });
  const clocks = new Map<string, Clock>();
  let held = false;
  let made = 0;

  const dismiss = (id: string): void => {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    store.trigger.dismissed({ id });
  };
  const run = (id: string, clock: Clock): void => {
    clock.startedAt = performance.now();
    clock.timer = setTimeout(() => dismiss(id), clock.left);
  };
  const wind = (id: string): void => {
    clearTimeout(clocks.get(id)?.timer);
    const clock: Clock = { left: toastMs, startedAt: 0, timer: undefined };
    clocks.set(id, clock);
    if (!held) run(id, clock);
  };

  return {
    store,
    /**
     * Shows a toast for 4.5 s and returns its id. An identical visible toast without an action is not added again;
     * its timer restarts.
     */
    raise(input: ToastInput): string {
      const standing = store
        .getSnapshot()
        .context.toasts.find((one) => one.text === input.text && one.severity === input.severity);
      if (standing !== undefined && input.action === undefined) {
        wind(standing.id);
        return standing.id;
      }
      made += 1;
      const id = `toast-${made}`;
      store.trigger.raised({ ...input, id, at: Date.now() });
      for (const oldest of store.getSnapshot().context.toasts.slice(0, -maxToasts)) dismiss(oldest.id);
      wind(id);
      return id;
    },
    /** Removes a toast; does nothing if it is already gone. */
    dismiss,
    /** Pauses all timers while pointer or focus is on the stack. */
    hold(): void {
      if (held) return;
      held = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.left -= performance.now() - clock.startedAt;
      }
    },
    /** Resumes the timers after pointer and focus have left. */
    release(): void {
      if (!held) return;
      held = false;
      for (const [id, clock] of clocks) run(id, clock);
    },
  };
}

/** The stack of this page. */
export const toasts = createToasts();
