/** Records the page in rrweb's format and sends it in batches; the masking is `recordedEvent.ts`. */
import { record } from '@rrweb/record';
import { recordedEvent } from './recordedEvent.ts';
import type { RecordingFacts } from './sink.ts';

/** A batch leaves after this many ms, or when it has this many characters. */
const most = { ms: 10_000, length: 500_000 } as const;

/**
 * Tells the recorder no earlier style of an element: it would write it into an element, which the content policy
 * forbids and reports.
 */
class ObserverWithoutStyles extends MutationObserver {
  /** An observer that does not look like the browser's own is replaced by that of an empty frame. */
  static override toString(): string {
    return 'class { [native code] }';
  }

  constructor(heard: MutationCallback) {
    super((records, observer) =>
      heard(
        records.map((record) => {
          if (record.attributeName !== 'style') return record;
          const { type, target, attributeName, attributeNamespace } = record;
          const { addedNodes, removedNodes, nextSibling, previousSibling } = record;
          const nodes = { addedNodes, removedNodes, nextSibling, previousSibling };
          return { type, target, attributeName, attributeNamespace, ...nodes, oldValue: null };
        }),
        observer,
      ),
    );
  }
}

/** What `work` creates as a `MutationObserver` is the one above. */
function withoutStyles<R>(work: () => R): R {
  const usual = globalThis.MutationObserver;
  globalThis.MutationObserver = ObserverWithoutStyles;
  try {
    return work();
  } finally {
    globalThis.MutationObserver = usual;
  }
}

/** Sends `{ region, visitId, part, events }` as JSON, parts counted from 0; returns the function that stops. */
export function startRecorder({ region, visitId }: RecordingFacts, send: (body: string) => void): () => void {
  let events: string[] = [];
  let length = 0;
  let part = 0;
  const flush = (): void => {
    if (events.length === 0) return;
    send(`{${JSON.stringify({ region, visitId, part }).slice(1, -1)},"events":[${events.join(',')}]}`);
    part += 1;
    events = [];
    length = 0;
  };
  const stop = withoutStyles(() =>
    record({
      emit(event) {
        const kept = recordedEvent(event);
        if (kept === undefined) return;
        const text = JSON.stringify(kept);
        events.push(text);
        length += text.length;
        if (length >= most.length) flush();
      },
      maskAllInputs: true,
      maskTextSelector: '*',
      // An answer that shows by its place or look, such as a mood.
      blockSelector: '[data-unsaid]',
      inlineStylesheet: false,
      slimDOMOptions: 'all',
      sampling: { mousemove: 200, scroll: 300, input: 'last' },
    }),
  );
  if (stop === undefined) throw new Error('the recorder did not start');
  const timer = setInterval(flush, most.ms);
  const leave = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', leave);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', leave);
    stop();
    flush();
  };
}
