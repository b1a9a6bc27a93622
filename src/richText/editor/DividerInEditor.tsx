/** A divider in the editor. */
import type { NodeKey } from 'lexical';
import type { ReactElement } from 'react';
import { look } from '#src/richText/look.ts';
import { classes } from '#src/ui/classes.ts';
import { useChosenNode } from './useChosenNode.ts';

/** Padding makes it large enough to press. */
export function DividerInEditor({ nodeKey }: { readonly nodeKey: NodeKey }): ReactElement {
  const [isChosen, place] = useChosenNode<HTMLDivElement>(nodeKey);
  return (
    <div
      ref={place}
      className={classes('rounded-control py-3', isChosen && 'outline-2 outline-offset-2 outline-focus')}
    >
      <hr className={look.divider} />
    </div>
  );
}
