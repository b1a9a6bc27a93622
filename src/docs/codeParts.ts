/** Which parts of a sample are names, texts, numbers and words of its language: enough to read it, and no grammar. */

/** A piece of code and what it is. */
export interface CodePart {
  readonly text: string;
  readonly kind: 'plain' | 'name' | 'text' | 'number' | 'word';
}

const sign =
  /(?<name>"[\w-]+"(?=: )|^ +[A-Za-z_]\w*(?=[:=]))|(?<text>"(?:\\.|[^"\\\n])*"|'[^'\n]*')|(?<number>\b\d+\b)|(?<word>\b(?:curl|const|await|import|try|except|as)\b)/gmu;

/** The pieces of code in their order; joined they are the code again. */
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
