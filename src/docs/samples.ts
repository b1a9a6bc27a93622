/**
 * Creates the samples in three languages and the same call from the page, all from one description of a
 * request (spec §1).
 */
import type { Language } from '#schema/limits.ts';

/** A JSON value. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** A call of the public API. */
export interface ApiCall {
  /** HTTP method and full URL. */
  readonly method: 'POST';
  readonly url: string;
  /** Null for a call without an authorization header. */
  readonly key: string | null;
  /** With the names on the wire. */
  readonly body: Json;
}

/** The languages of the samples, in the order shown. */
export const sampleLanguages = ['curl', 'javascript', 'python'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

/** The headers of the request. */
const headersOf = ({ key }: ApiCall): Readonly<Record<string, string>> => ({
  ...(key === null ? {} : { Authorization: key }),
  'Content-Type': 'application/json',
});

/** Single quotes, so that the shell expands nothing. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curl(call: ApiCall): string {
  const headers = Object.entries(headersOf(call)).map(
    ([name, value]) => `--header ${quoted(`${name}: ${value}`)}`,
  );
  return [
    `curl --request ${call.method} ${quoted(call.url)}`,
    ...headers,
    `--data ${quoted(JSON.stringify(call.body, null, 2))}`,
  ].join(' \\\n  ');
}

/** Indents the lines after the first. */
const indented = (text: string, by = '  '): string => text.replaceAll('\n', `\n${by}`);

/** An object literal: names without quotes if possible. */
const literal = (value: Json): string =>
  JSON.stringify(value, null, 2).replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:');

const javascript = (call: ApiCall): string =>
  [
    `const response = await fetch(${JSON.stringify(call.url)}, {`,
    `  method: ${JSON.stringify(call.method)},`,
    `  headers: ${indented(JSON.stringify(headersOf(call), null, 2))},`,
    `  body: JSON.stringify(${indented(literal(call.body))}),`,
    '});',
    'console.log(response.status, await response.json());',
  ].join('\n');

/** A value as a Python literal. */
function pythonic(value: Json | undefined, indent = ''): string {
  if (value === undefined || value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  // Python uses the same escapes as JSON.
  if (typeof value !== 'object') return JSON.stringify(value);
  const deeper = `${indent}    `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((one: Json) => pythonic(one, deeper))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${pythonic(one, deeper)}`);
  const [open, close] = isList ? '[]' : '{}';
  if (parts.length === 0) return `${open}${close}`;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}

const python = (call: ApiCall): string =>
  [
    'import json',
    'import urllib.error',
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${JSON.stringify(call.url)},`,
    `    method=${JSON.stringify(call.method)},`,
    `    headers=${pythonic(headersOf(call), '    ')},`,
    `    data=json.dumps(${pythonic(call.body, '    ')}).encode(),`,
    ')',
    'try:',
    '    response = urllib.request.urlopen(request)',
    'except urllib.error.HTTPError as error:',
    '    response = error',
    'print(response.status, json.load(response))',
  ].join('\n');

const writers: Readonly<Record<SampleLanguage, (call: ApiCall) => string>> = { curl, javascript, python };

/** A program that makes the call: for a shell, for Node 18 or a browser, and for Python 3. */
export const sampleOf = (language: SampleLanguage, call: ApiCall): string => writers[language](call);

/** The same call from the page, to its own origin; requests a response in the page's language. */
export const requestOf = (call: ApiCall, origin: string, language: Language): Request => {
  const { pathname } = new URL(call.url);
  return new Request(new URL(pathname, origin), {
    method: call.method,
    headers: { ...headersOf(call), 'Accept-Language': language },
    body: JSON.stringify(call.body),
    // Sandbox calls must not use the session of a user who is signed in to the app.
    credentials: 'omit',
  });
};
