/** The browser's request that tells how much of a body has left, for tests: nothing moves until a test says so. */
import { vi } from 'vitest';

/** As much of the browser's own request as an upload uses; `all` are those that were opened. */
export class FakeSending extends EventTarget {
  static readonly all: FakeSending[] = [];
  /** Takes the place of the browser's own until the test ends; none was begun yet. */
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
