/** One description of a request, and what is made of it: the samples in three languages, and the very same call from the page (spec §1). */
import type { Language } from '#schema/limits.ts';

/** What JSON can say. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** A call of the public API. */
export interface ApiCall {
  /** Verb and whole address. */
  readonly method: 'POST';
  readonly url: string;
  /** Null for a call without an authorization header. */
  readonly key: string | null;
  /** In the wire's spelling. */
  readonly body: Json;
}

/** The languages of the samples, in the order in which they are shown. */
export const sampleLanguages = ['curl', 'javascript', 'python'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

/** Headers as they are sent. */
const headersOf = ({ key }: ApiCall): Readonly<Record<string, string>> => ({
  ...(key === null ? {} : { Authorization: key }),
  'Content-Type': 'application/json',
});

/** For a shell: nothing between the quotes means anything. */
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

/** Lines after the first move to the right. */
const indented = (text: string, by = '  '): string => text.replaceAll('\n', `\n${by}`);

/** As people write an object: names without quotes where none are needed. */
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

/** A value as Python writes it. */
function pythonic(value: Json | undefined, indent = ''): string {
  if (value === undefined || value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  // The signs that JSON escapes Python escapes alike.
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

/** A program that makes the call as it stands there: for a shell, Node 18 or a browser, and Python 3. */
export const sampleOf = (language: SampleLanguage, call: ApiCall): string => writers[language](call);

/** The same call from the page, to its own origin; its answer speaks the page's language. */
export const requestOf = (call: ApiCall, origin: string, language: Language): Request => {
  const { pathname } = new URL(call.url);
  return new Request(new URL(pathname, origin), {
    method: call.method,
    headers: { ...headersOf(call), 'Accept-Language': language },
    body: JSON.stringify(call.body),
    // The session of somebody who uses the app here is nobody's business.
    credentials: 'omit',
  });
};
