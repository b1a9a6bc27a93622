/** Parses the XML of a workbook. Custom entities are refused, so entity expansion attacks are impossible. */
import { SheetRefused } from './sheet.refused.ts';

/** Attributes of an element by local name. */
export type Attributes = (name: string) => string | undefined;

/** Callbacks of the parser. Names are local, without prefix. */
export interface Walking {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

const unreadable = (): SheetRefused => new SheetRefused('sheet_unreadable');

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Resolves escapes. Refuses every entity that is not predefined in XML. */
const plain = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&([^;]{0,12};?)/g, (_, written: string) => {
        const name = written.endsWith(';') ? written.slice(0, -1) : '';
        const [, hexadecimal, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
        const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
        if (Number.isInteger(code) && code <= 0x10ffff) return String.fromCodePoint(code);
        const one = Object.hasOwn(named, name) ? named[name] : undefined;
        if (one === undefined) throw unreadable();
        return one;
      })
    : text;

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

function attributesOf(tag: string): Attributes {
  let read: Map<string, string> | undefined;
  return (name) => {
    if (read === undefined) {
      read = new Map();
      for (const [, key = '', double, single] of tag.matchAll(
        /(?:^|\s)([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
      ))
        read.set(localOf(key), plain(double ?? single ?? ''));
    }
    return read.get(name);
  };
}

/** The index of the end of a tag; skips a `>` inside quotes. */
function endOfTag(xml: string, from: number): number {
  for (let at = from; at < xml.length; at++) {
    const sign = xml[at];
    if (sign === '>') return at;
    if (sign === '"' || sign === "'") {
      at = xml.indexOf(sign, at + 1);
      if (at === -1) break;
    }
  }
  throw unreadable();
}

/** The index after `closing`, searched from `from`. */
function after(xml: string, closing: string, from: number): number {
  const at = xml.indexOf(closing, from);
  if (at === -1) throw unreadable();
  return at + closing.length;
}

/** Calls back for every element and text in order. Raises `SheetRefused` for invalid XML and for a document type. */
export function walk(xml: string, walking: Walking): void {
  for (let at = 0; at < xml.length;) {
    const next = xml.indexOf('<', at);
    if (next > at) walking.text?.(plain(xml.slice(at, next)));
    if (next === -1) return;
    if (xml.startsWith('<?', next)) at = after(xml, '?>', next);
    else if (xml.startsWith('<!--', next)) at = after(xml, '-->', next);
    else if (xml.startsWith('<![CDATA[', next)) {
      at = after(xml, ']]>', next);
      walking.text?.(xml.slice(next + 9, at - 3));
    } else if (xml.startsWith('<!', next)) throw unreadable();
    else {
      const end = endOfTag(xml, next + 1);
      const tag = xml.slice(next + 1, end);
      at = end + 1;
      if (tag.startsWith('/')) walking.close?.(localOf(tag.slice(1).trim()));
      else {
        const isEmpty = tag.endsWith('/');
        const [name = ''] = /^[^\s/]+/.exec(tag) ?? [];
        walking.open(localOf(name), attributesOf(tag.slice(name.length)));
        if (isEmpty) walking.close?.(localOf(name));
      }
    }
  }
}
