/** Short messages that anyone may raise and the shell shows at the bottom right (spec §2, §9). */
import { createStore } from './store.ts';
import { toastMs } from '#schema/limits.ts';
import type { Severity } from '#src/ui/severity.ts';

/** One message; the texts are already in the person's language. */
export interface Toast {
  readonly id: string;
  readonly severity: Severity;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
}

/** What is raised: a toast without its id. */
export type ToastInput = Omit<Toast, 'id'>;

/** Most that stand at once; the oldest makes room. */
export const maxToasts = 5;

/** A message that was raised, to be read again. */
export interface PastToast extends ToastInput {
  /** When it was raised, in ms. */
  readonly at: number;
}

/** Most that can be read again. */
export const maxPast = 50;

interface Clock {
  left: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** A stack of toasts with its clocks; the app has one (`toasts`), tests make their own. */
export function createToasts() {
  const store = createStore({
    // They name people and what was done: the next person of this page does not read them.
    isPersonal: true,
    context: {
      toasts: [] as readonly Toast[],
      /** What was raised, newest first, gone or not. */
      past: [] as readonly PastToast[],
      /** Whether the place over the screen was ever asked for: its looks are fetched then. */
      isWanted: false,
    },
    on: {
      raised: ({ toasts, past }, toast: Toast & PastToast) => ({
        toasts: [...toasts, toast],
        past: [toast, ...past].slice(0, maxPast),
        isWanted: true,
      }),
      dismissed: (context, { id }: { id: string }) => ({
        ...context,
        toasts: context.toasts.filter((one) => one.id !== id),
      }),
      /** Something else stands there, too: a prompt. */
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
    /** Shows a message for 4.5 s and answers its id; a message that already stands is not stacked twice, its clock starts anew. */
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
    /** Takes a message away; does nothing when it is gone. */
    dismiss,
    /** Pointer or focus is on the stack: all clocks stand still. */
    hold(): void {
      if (held) return;
      held = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.left -= performance.now() - clock.startedAt;
      }
    },
    /** Pointer and focus have left: the clocks run on from where they stood. */
    release(): void {
      if (!held) return;
      held = false;
      for (const [id, clock] of clocks) run(id, clock);
    },
  };
}

/** The stack of this page. */
export const toasts = createToasts();
