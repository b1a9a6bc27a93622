/** A text keeps its content on every way through the editor. */
import {
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DROP_COMMAND,
  PASTE_COMMAND,
  $createParagraphNode,
  $createTabNode,
  $createTextNode,
  $getRoot,
  createEditor,
  DecoratorNode,
  type LexicalEditor,
} from 'lexical';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { RichText } from '#schema/kit/richText.ts';
import { $readText, $writeText } from '#src/richText/editor/editorText.ts';
import { caretOf, insertPicture } from '#src/richText/editor/acts.ts';
import { $insertPlain, registerPlainPaste } from '#src/richText/editor/plainPaste.ts';
import { editorNodes } from '#src/richText/editor/RichTextEditor.tsx';
import { addressOf } from '#src/richText/editor/address.ts';
import { normalText, sentText } from '#src/richText/normalText.ts';
import { plainBlocks } from '#src/richText/plainBlocks.ts';
import { anyText, hostile, unsafeLinks } from './texts.ts';

function anEditor(more: Parameters<typeof createEditor>[0] = {}): LexicalEditor {
  const editor = createEditor({
    nodes: editorNodes,
    onError: (error) => {
      throw error;
    },
    ...more,
  });
  editor.setRootElement(document.createElement('div'));
  return editor;
}

function through(text: RichText): RichText {
  const editor = anEditor();
  editor.update(() => $writeText(text), { discrete: true });
  return editor.getEditorState().read($readText, { editor });
}

const pasted = (text: string, before: RichText = []): RichText => {
  const editor = anEditor();
  editor.update(
    () => {
      $writeText(before);
      $getRoot().selectEnd();
      $insertPlain(text);
    },
    { discrete: true },
  );
  return editor.getEditorState().read($readText, { editor });
};

describe('the text in the editor', () => {
  test('any text comes out of the editor in its normal form', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(through(text)).toEqual(normalText(text));
      }),
      { numRuns: 120 },
    );
  });

  test('the normal form of a text is stable, keeps every word, and is valid in the contract', () => {
    const wordsOf = (text: RichText): string =>
      text
        .flatMap(({ text: line = [], items = [] }) => [line, ...items])
        .flatMap((line) => line.map((part) => part.text))
        .join('')
        .replaceAll(/\s/gu, '');
    fc.assert(
      fc.property(anyText, (text) => {
        const normal = normalText(text);
        expect(normalText(normal)).toEqual(normal);
        expect(wordsOf(normal)).toBe(wordsOf(text));
        expect(RichText.safeParse(sentText(normal)).success).toBe(true);
      }),
    );
  });

  test('a list with more items than the contract allows continues as a second list', () => {
    const items = Array.from({ length: 130 }, (_, at) => [{ text: String(at) }]);
    const long = through([
      { type: 'list', ordered: false, items: items.slice(0, 70) },
      { type: 'list', ordered: false, items: items.slice(70) },
    ]);
    expect(long.map((block) => block.items?.length)).toEqual([100, 30]);
    expect(RichText.safeParse(long).success).toBe(true);
  });

  test('a block of an unknown kind is left out, and the rest of the text stays', () => {
    class Stranger extends DecoratorNode<null> {
      static override getType() {
        return 'stranger';
      }
      static override clone() {
        return new Stranger();
      }
      static override importJSON() {
        return new Stranger();
      }
      override createDOM() {
        return document.createElement('iframe');
      }
      override updateDOM(): false {
        return false;
      }
    }
    const editor = anEditor({ nodes: [...editorNodes, Stranger] });
    editor.update(
      () => {
        const kept = $createParagraphNode().append($createTextNode('Esto queda'), $createTabNode());
        $getRoot().clear().append(new Stranger(), kept);
      },
      { discrete: true },
    );
    expect(editor.getEditorState().read($readText, { editor })).toEqual([
      { type: 'paragraph', text: [{ text: 'Esto queda\t' }] },
    ]);
  });

  test('an unsafe link becomes plain words in the editor', () => {
    for (const link of unsafeLinks)
      expect([link, through([{ type: 'paragraph', text: [{ text: 'pulsa', link }] }])]).toEqual([
        link,
        [{ type: 'paragraph', text: [{ text: 'pulsa' }] }],
      ]);
  });

  test('hostile words stay plain words in the editor and create no element', () => {
    const editor = anEditor();
    const root = editor.getRootElement();
    editor.update(
      () =>
        $writeText(
          hostile.flatMap((text) => [
            { type: 'paragraph', text: [{ text }] },
            { type: 'heading', level: 2, text: [{ text, bold: true }] },
            { type: 'list', ordered: false, items: [[{ text, link: 'https://a.example' }]] },
          ]),
        ),
      { discrete: true },
    );
    expect(root?.querySelectorAll('script, iframe, img, svg, style, [onerror], [onload]')).toHaveLength(0);
    expect(root?.textContent).toContain('<script>window.harmed = true</script>');
  });
});

describe('the pasted text', () => {
  test('one pasted line is inserted as plain words at the caret', () => {
    expect(pasted('mundo <b>x</b>', [{ type: 'paragraph', text: [{ text: 'Hola ' }] }])).toEqual([
      { type: 'paragraph', text: [{ text: 'Hola mundo <b>x</b>' }] },
    ]);
  });

  test('several pasted lines become paragraphs and lists', () => {
    expect(pasted('Trae:\n- agua\n- pan\n\n1. sal\r\n2. vuelve\nFin')).toEqual([
      { type: 'paragraph', text: [{ text: 'Trae:' }] },
      { type: 'list', ordered: false, items: [[{ text: 'agua' }], [{ text: 'pan' }]] },
      { type: 'list', ordered: true, items: [[{ text: 'sal' }], [{ text: 'vuelve' }]] },
      { type: 'paragraph', text: [{ text: 'Fin' }] },
    ]);
  });

  test('any pasted text becomes a valid rich text with every word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
        const blocks = normalText(plainBlocks(text));
        expect(RichText.safeParse(blocks).success).toBe(true);
        const bare = (words: string): string => words.replaceAll(/[\s\-*•#.)\d]/gu, '');
        const said = blocks
          .flatMap(({ text: line = [], items = [] }) => [line, ...items])
          .flatMap((line) => line.map((part) => part.text))
          .join('');
        expect(bare(said)).toBe(bare(text));
      }),
    );
  });
});

describe('the content from outside', () => {
  const html = '<img src=x onerror="window.harmed=1"><b>mal</b>';
  const data = {
    getData: (type: string) => ({ 'text/html': html, 'text/plain': 'bien' })[type] ?? '',
  };
  const ways = {
    pasted: (editor: LexicalEditor, event: Event) =>
      editor.dispatchCommand(PASTE_COMMAND, event as ClipboardEvent), // has what the editor reads
    dropped: (editor: LexicalEditor, event: Event) =>
      editor.dispatchCommand(DROP_COMMAND, event as DragEvent), // as above
    'put in by the browser': (editor: LexicalEditor, event: Event) =>
      editor.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, event as InputEvent), // as above
  };
  test.each(Object.entries(ways))(
    'content that is %s is inserted as its plain words, and no other listener receives it',
    async (_way, send) => {
      const editor = anEditor();
      const heard = vi.fn<() => boolean>(() => false);
      editor.registerCommand(PASTE_COMMAND, heard, COMMAND_PRIORITY_HIGH);
      editor.registerCommand(DROP_COMMAND, heard, COMMAND_PRIORITY_HIGH);
      editor.registerCommand(CONTROLLED_TEXT_INSERTION_COMMAND, heard, COMMAND_PRIORITY_HIGH);
      registerPlainPaste(editor);
      editor.update(() => $writeText([]), { discrete: true });
      const event = Object.assign(new Event('any', { cancelable: true }), {
        clipboardData: data,
        dataTransfer: data,
      });
      expect(send(editor, event)).toBe(true);
      await Promise.resolve();
      editor.update(() => undefined, { discrete: true });
      expect(editor.getEditorState().read($readText, { editor })).toEqual([
        { type: 'paragraph', text: [{ text: 'bien' }] },
      ]);
      expect(heard).not.toHaveBeenCalled();
    },
  );
});

describe('the inserted picture', () => {
  const picture = { fileKey: 'corp-benef-image/1', alt: 'La terraza', url: null };
  const image = { type: 'image', key: 'corp-benef-image/1', alt: 'La terraza' };
  const put = (text: RichText, $caret: () => unknown = () => $getRoot().selectEnd()): RichText => {
    const editor = anEditor();
    editor.update(
      () => {
        $writeText(text);
        $caret();
      },
      { discrete: true },
    );
    insertPicture(editor, caretOf(editor), picture);
    editor.update(() => undefined, { discrete: true });
    return editor.getEditorState().read($readText, { editor });
  };

  test('a picture inserted into a list goes after the whole list', () => {
    const list = { type: 'list' as const, ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] };
    expect(put([list])).toEqual([list, image]);
  });

  test('a picture is inserted after the line of the caret, before the next one', () => {
    const [first, last] = ['uno', 'dos'].map((text) => ({ type: 'paragraph' as const, text: [{ text }] }));
    if (first === undefined || last === undefined) throw new Error('two lines');
    expect(put([first, last], () => $getRoot().getFirstDescendant()?.selectStart())).toEqual([
      first,
      image,
      last,
    ]);
  });

  test('a picture inserted on an empty line replaces it', () => {
    expect(put([])).toEqual([image]);
  });
});

describe('the typed address', () => {
  test.each([
    ['ejemplo.com', 'https://ejemplo.com'],
    ['www.ejemplo.com/a?b=c', 'https://www.ejemplo.com/a?b=c'],
    ['ana@ejemplo.com', 'mailto:ana@ejemplo.com'],
    [' https://ejemplo.com ', 'https://ejemplo.com'],
    ['/wallet', '/wallet'],
    ['tel:+573001234567', 'tel:+573001234567'],
  ])('the typed address %s leads to %s', (typed, address) => {
    expect(addressOf(typed)).toBe(address);
  });

  test('an unsafe or empty address gives no link', () => {
    expect(['', ...unsafeLinks].map(addressOf).filter((address) => address !== null)).toEqual([]);
  });
});
