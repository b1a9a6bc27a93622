/** How telemetry leaves a page: without cookies, referrer or an answer, and without an error if no server answers. */

/** Browsers end larger requests that outlive their page (64 KiB for all together). */
const outlivingBytes = 60_000;

/** Sends a body; small ones also leave while the page closes. */
export function dispatch(address: string, body: string): void {
  // oxlint-disable-next-line no-restricted-globals -- not a call of the product: no token, no language, no retry
  fetch(address, {
    method: 'POST',
    // As plain text and without reading the answer, no permission of the other server is needed in advance.
    mode: 'no-cors',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    keepalive: new TextEncoder().encode(body).byteLength < outlivingBytes,
  }).catch(() => undefined);
}
