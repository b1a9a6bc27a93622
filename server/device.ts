/** The marks of known devices in a cookie: scripts of the page cannot read it, and it opens no session. */
import { deviceDays } from '#schema/auth/attempts.rules.ts';
import { deviceHeader } from '#backend/http/edge.ts';

const seconds = deviceDays * 86_400;

/** Carries the marks between the cookie and the header of the backend. */
export interface DeviceCookie {
  /** Sets the header of a request; the caller's own value is discarded. */
  readonly receive: (headers: Headers) => void;
  /** Replaces the header of an answer by the cookie. */
  readonly send: (headers: Headers) => void;
}

/** `isSecure`: the pages have an https address, so that no other page of the host can set the cookie. */
export function deviceCookie(isSecure: boolean): DeviceCookie {
  const name = isSecure ? '__Host-aplauso_device' : 'aplauso_device';
  const rights = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    receive(headers) {
      const pairs = (headers.get('cookie') ?? '').split('; ');
      const marks = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
      if (marks === '') headers.delete(deviceHeader);
      else headers.set(deviceHeader, marks);
    },
    send(headers) {
      const marks = headers.get(deviceHeader);
      if (marks === null) return;
      headers.delete(deviceHeader);
      headers.append('set-cookie', `${name}=${marks}; Max-Age=${seconds}; ${rights}`);
    },
  };
}
