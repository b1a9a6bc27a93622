/** Editor nodes for pictures and dividers: blocks without text. */
import {
  DecoratorNode,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from 'lexical';
import type { ReactElement } from 'react';
import { DividerInEditor } from './DividerInEditor.tsx';
import { PictureInEditor } from './PictureInEditor.tsx';

/** An uploaded picture: file key, alternative text, and temporary URL. */
export interface Picture {
  readonly fileKey: string;
  readonly alt: string;
  readonly url: string | null;
}

type SerializedPicture = Spread<{ picture: Picture }, SerializedLexicalNode>;

const frame = (): HTMLElement => document.createElement('div');

/** A picture. */
export class PictureNode extends DecoratorNode<ReactElement> {
  __picture: Picture;

  static override getType(): string {
    return 'picture';
  }

  static override clone(node: PictureNode): PictureNode {
    return new PictureNode(node.__picture, node.__key);
  }

  static override importJSON({ picture }: SerializedPicture): PictureNode {
    return new PictureNode(picture);
  }

  constructor(picture: Picture = { fileKey: '', alt: '', url: null }, key?: NodeKey) {
    super(key);
    this.__picture = picture;
  }

  override exportJSON(): SerializedPicture {
    return { ...super.exportJSON(), picture: this.picture() };
  }

  /** The current picture. */
  picture(): Picture {
    return this.getLatest().__picture;
  }

  /** Changes the alternative text. */
  describe(alt: string): void {
    this.getWritable().__picture = { ...this.picture(), alt };
  }

  override createDOM(): HTMLElement {
    return frame();
  }

  override updateDOM(): false {
    return false;
  }

  override isInline(): false {
    return false;
  }

  override getTextContent(): string {
    return this.picture().alt;
  }

  override decorate(editor: LexicalEditor): ReactElement {
    return (
      <PictureInEditor
        nodeKey={this.getKey()}
        alt={this.__picture.alt}
        url={this.__picture.url}
        onDescribe={(alt) => editor.update(() => this.describe(alt))}
        onRemove={() => editor.update(() => this.remove())}
      />
    );
  }
}

/** A horizontal divider. */
export class DividerNode extends DecoratorNode<ReactElement> {
  static override getType(): string {
    return 'divider';
  }

  static override clone(node: DividerNode): DividerNode {
    return new DividerNode(node.__key);
  }

  static override importJSON(): DividerNode {
    return new DividerNode();
  }

  override createDOM(): HTMLElement {
    return frame();
  }

  override updateDOM(): false {
    return false;
  }

  override isInline(): false {
    return false;
  }

  override getTextContent(): string {
    return '\n';
  }

  override decorate(): ReactElement {
    return <DividerInEditor nodeKey={this.getKey()} />;
  }
}

/** Whether a node is a picture. */
export const $isPicture = (node: LexicalNode | null | undefined): node is PictureNode =>
  node instanceof PictureNode;

/** Whether a node is a divider. */
export const $isDivider = (node: LexicalNode | null | undefined): node is DividerNode =>
  node instanceof DividerNode;
