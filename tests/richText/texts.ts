/** Random rich texts and hostile texts for the tests of reading, writing and storing rich text. */
/* oxlint-disable no-script-url -- the tests need forbidden addresses */
import fc from 'fast-check';
import type { RichBlock, RichPart, RichText } from '#schema/kit/richText.ts';

/** Texts that must appear as plain text and must never run. */
export const hostile: readonly string[] = [
  '<script>window.harmed = true</script>',
  '<img src=x onerror="window.harmed = true">',
  '"><svg onload=window.harmed=true>',
  '<iframe src="javascript:window.harmed=true"></iframe>',
  '</p><style>*{display:none}</style>',
  'javascript:window.harmed=true',
  '{{constructor.constructor("window.harmed=true")()}}',
  '${window.harmed=true}',
  '{name}, {0} and {count, plural, one {#} other {#}}',
  '<0>tag</0> <b onmouseover=alert(1)>b</b>',
  '&lt;script&gt; &#x3C;script&#x3E;',
  '\u202Egnp.exe \u0001 \uFEFF',
  '__proto__',
  '<!--<a href="--!><img src onerror=alert(1)>',
];

/** Addresses that must not become links. */
export const unsafeLinks: readonly string[] = [
  'javascript:window.harmed=true',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  '//evil.example',
  '/\\evil.example',
  'not an address',
];

const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
  fc.constantFrom('Hola', ' ', '\n', 'a\nb', 'línea\r\nde más', ...hostile),
);
const mark = fc.option(fc.boolean(), { nil: undefined });
const link = fc.option(fc.constantFrom('https://a.example/x', '/wallet', 'mailto:a@b.example'), {
  nil: undefined,
  freq: 3,
});

const part: fc.Arbitrary<RichPart> = fc
  .record({ text: words, bold: mark, italic: mark, underline: mark, link })
  .map(({ text, ...look }) => ({
    text,
    ...Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined)),
  }));
const line = fc.array(part, { maxLength: 6 });

const block: fc.Arbitrary<RichBlock> = fc.oneof(
  line.map((text) => ({ type: 'paragraph' as const, text })),
  fc.record({ level: fc.constantFrom(2 as const, 3 as const), text: line }).map((one) => ({
    type: 'heading' as const,
    ...one,
  })),
  line.map((text) => ({ type: 'quote' as const, text })),
  fc
    .record({ ordered: fc.boolean(), items: fc.array(line, { maxLength: 4 }) })
    .map((one) => ({ type: 'list' as const, ...one })),
  fc
    .record({ key: fc.constantFrom('corp-benef-image/1', 'corp-benef-image/2'), alt: words })
    .map((one) => ({ type: 'image' as const, ...one })),
  fc.constant({ type: 'divider' as const }),
);

/** Any text that the contract accepts. */
export const anyText: fc.Arbitrary<RichText> = fc.array(block, { maxLength: 8 });
