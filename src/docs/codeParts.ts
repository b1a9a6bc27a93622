/** Splits a sample into names, texts, numbers and keywords for highlighting; not a full parser. */

/** A piece of code and its kind. */
export interface CodePart {
  readonly text: string;
  readonly kind: 'plain' | 'name' | 'text' | 'number' | 'word';
}

const sign =
  /(?<name>"[\w-]+"(?=: )|^ +[A-Za-z_]\w*(?=[:=]))|(?<text>"(?:\\.|[^"\\\n])*"|'[^'\n]*')|(?<number>\b\d+\b)|(?<word>\b(?:curl|const|await|import|try|except|as)\b)/gmu;

/** The pieces of the code in order; joined they are the original code. */
export function codeParts(code: string): readonly CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const found of code.matchAll(sign)) {
    if (found.index > end) parts.push({ text: code.slice(end, found.index), kind: 'plain' });
    const { name, text, number } = found.groups ?? {};
    parts.push({
      text: found[0],
      kind:
        name !== undefined ? 'name' : text !== undefined ? 'text' : number !== undefined ? 'number' : 'word',
    });
    end = found.index + found[0].length;
  }
  if (end < code.length) parts.push({ text: code.slice(end), kind: 'plain' });
  return parts;
}
