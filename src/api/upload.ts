/** Uploads a file to a signed URL and reports the progress (spec §7 "presign"). */
import { ApiError, errorOf, readFacts, type ErrorCode } from '#schema/errors.ts';
import { timeoutMs } from '#schema/limits.ts';
import { pageLanguage } from './language.ts';
import { naming } from './naming.ts';
import { requestPass } from './requestPass.ts';
import { demoKit, unlessAborted } from './send.ts';

/** Options of an upload. */
export interface UploadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Receives the sent and total bytes; starts again at 0 for each retry. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
  /** Maximum milliseconds without progress; default 30 s (spec §9). */
  readonly patience?: number | undefined;
}

const operation = 'files.upload';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const failed = (code: ErrorCode): ApiError =>
  new ApiError(errorOf(code, pageLanguage(), 0).facts(), operation);

function settle(status: number, text: string): void {
  if (status >= 200 && status < 300) return;
  throw new ApiError(readFacts(status, jsonOf(text), pageLanguage()), operation);
}

/** Uses XMLHttpRequest, because only it reports upload progress. */
function overTheWire(url: URL, file: Blob, { signal, onProgress, patience }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    let isSlow = false;
    const wait = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        isSlow = true;
        sending.abort();
      }, patience ?? timeoutMs.upload);
    };
    const stop = (): void => sending.abort();
    sending.upload.addEventListener('progress', ({ loaded }) => {
      wait();
      onProgress?.(Math.min(loaded, file.size), file.size);
    });
    sending.addEventListener('load', () => {
      try {
        settle(sending.status, sending.responseText);
        resolve();
      } catch (error) {
        reject(error instanceof Error ? error : failed('unknown'));
      }
    });
    sending.addEventListener('error', () => reject(failed('network')));
    sending.addEventListener('abort', () =>
      reject(isSlow ? failed('timeout') : new DOMException('aborted', 'AbortError')),
    );
    sending.addEventListener('loadend', () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', stop);
    });
    sending.open('PUT', url);
    sending.setRequestHeader('content-type', file.type);
    sending.setRequestHeader('accept-language', pageLanguage());
    signal?.addEventListener('abort', stop, { once: true });
    wait();
    sending.send(file);
  });
}

/**
 * PUTs a file to the URL of `uploadAddress`. Throws `ApiError`, or the signal's reason if the caller aborted.
 * Repeating the upload is safe.
 */
export function upload(url: string, file: Blob, options: UploadOptions = {}): Promise<void> {
  const { signal, onProgress, patience = timeoutMs.upload } = options;
  const address = new URL(url, location.origin);
  const once = async (): Promise<void> => {
    onProgress?.(0, file.size);
    const kit = address.origin === location.origin ? demoKit() : undefined;
    try {
      if (kit === undefined) await overTheWire(address, file, options);
      else {
        // The demo handles the upload in the page, so there is no progress between 0 and all.
        const headers = { 'content-type': file.type, 'accept-language': pageLanguage() };
        const deadline = AbortSignal.timeout(patience);
        const either = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
        const answer = await unlessAborted(
          kit.answer(new Request(address, { method: 'PUT', headers, body: file })),
          either,
        );
        settle(answer.status, await answer.text());
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ApiError) throw error;
      throw failed(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network');
    }
    onProgress?.(file.size, file.size);
  };
  return naming(requestPass(once, { signal }), operation);
}
