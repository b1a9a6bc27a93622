/** An error report as the envelope of Sentry, which several error services accept. */
import type { ErrorReport } from './sink.ts';

/** Lines of a stack in Chrome ("at name (file:1:2)") and in Firefox and Safari ("name@file:1:2"). */
const lines = /^(?:\s*at (?:(.+?) \()?|(.*?)@)(.+?):(\d+):(\d+)\)?$/gmu;

const framesOf = (stack: string) =>
  // The service reads the innermost call last.
  [...stack.matchAll(lines)].toReversed().map(([, chrome, other, filename, line, column]) => ({
    function: chrome ?? other ?? '?',
    filename,
    lineno: Number(line),
    colno: Number(column),
    in_app: true,
  }));

/** Address and body of a report. Contains no person, no cookie and no address of the network. */
export function envelopeOf(
  { address, key }: { readonly address: string; readonly key: string },
  { id, at, name, message, stack, componentStack, path }: ErrorReport,
  { traceRate }: { readonly traceRate: number },
): { readonly address: string; readonly body: string } {
  const query = new URLSearchParams({ sentry_version: '7', sentry_key: key, sentry_client: 'aplauso/1' });
  const sent_at = new Date(at).toISOString();
  const trace = { trace_id: id, span_id: id.slice(0, 16) };
  const event = {
    event_id: id,
    timestamp: at / 1_000,
    platform: 'javascript',
    level: 'error',
    transaction: path,
    exception: { values: [{ type: name, value: message, stacktrace: { frames: framesOf(stack) } }] },
    contexts: { trace, react: { componentStack } },
  };
  const head = {
    event_id: id,
    sent_at,
    trace: { trace_id: id, public_key: key, sample_rate: String(traceRate), sampled: 'true' },
  };
  return {
    address: `${address}?${query}`,
    body: [head, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n'),
  };
}
