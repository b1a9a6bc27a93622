/** A fake XMLHttpRequest with upload progress. The test triggers every event. */
import { vi } from 'vitest';

/** The part of XMLHttpRequest that an upload uses; `all` lists every opened request. */
export class FakeSending extends EventTarget {
  static readonly all: FakeSending[] = [];
  /** Replaces XMLHttpRequest until the test ends and clears the list of requests. */
  static stub(): void {
    FakeSending.all.length = 0;
    vi.stubGlobal('XMLHttpRequest', FakeSending);
  }
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  opened = '';
  body: unknown;
  open(method: string, url: URL): void {
    this.opened = `${method} ${url.href}`;
    FakeSending.all.push(this);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.body = body;
  }
  isAborted = false;
  abort(): void {
    this.isAborted = true;
    this.end('abort');
  }
  progress(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }
  end(how: 'load' | 'error' | 'abort', status = 0, body: unknown = {}): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}
