/** Renders a machine as nested boxes with highlighted current states. */
import { ArrowRight, Zap } from 'lucide-react';
import type { ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { Arrow, Box } from './chartOf.ts';

const Line = ({ arrow }: { readonly arrow: Arrow }): ReactElement => (
  <li className="flex flex-wrap items-center gap-x-1.5 text-meta text-soft">
    <span className="text-ink">{arrow.on}</span>
    {arrow.when.length === 0 ? null : <span>if {arrow.when.join(' and ')}</span>}
    {arrow.to.length === 0 ? (
      <span>stays</span>
    ) : (
      <>
        <Icon of={ArrowRight} size={16} />
        <span className="font-semibold">{arrow.to.join(', ')}</span>
      </>
    )}
  </li>
);

function StateBox({ box, lit }: { readonly box: Box; readonly lit: ReadonlySet<string> }): ReactElement {
  const isLit = lit.has(box.path);
  const isLeaf = box.boxes.length === 0;
  return (
    <li
      data-state={box.path}
      aria-current={isLit && isLeaf ? 'true' : undefined}
      className={classes(
        'flex flex-col gap-2 rounded-card border p-3 transition-colors duration-180',
        isLit && isLeaf ? 'border-brand-edge bg-brand-tint' : 'border-line bg-card',
        isLit && !isLeaf && 'border-brand-edge',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className={classes('text-small font-semibold', isLit && 'text-link')}>{box.name}</span>
        {isLit && isLeaf ? (
          <span className="rounded-full bg-brand px-2 text-meta font-semibold text-on-brand">now</span>
        ) : null}
        {box.isInitial ? <span className="text-meta text-soft">first</span> : null}
        {box.tags.map((tag) => (
          <span key={tag} className="rounded-full border border-line px-2 text-meta text-soft">
            {tag}
          </span>
        ))}
        {box.tasks.map((task) => (
          <span key={task} className="inline-flex items-center gap-1 text-meta text-soft">
            <Icon of={Zap} size={16} />
            {task}
          </span>
        ))}
      </div>
      {box.arrows.length === 0 ? null : (
        <ul className="flex flex-col gap-1">
          {box.arrows.map((arrow) => (
            <Line key={JSON.stringify(arrow)} arrow={arrow} />
          ))}
        </ul>
      )}
      {isLeaf ? null : <Boxes box={box} lit={lit} />}
    </li>
  );
}

const Boxes = ({ box, lit }: { readonly box: Box; readonly lit: ReadonlySet<string> }): ReactElement => (
  <ul className="flex flex-col gap-2" aria-label={`States of ${box.name}`}>
    {box.boxes.map((inner) => (
      <StateBox key={inner.path} box={inner} lit={lit} />
    ))}
  </ul>
);

/** The machine's own transitions first, then its states; `lit` are dotted paths. */
export const Chart = ({
  box,
  lit,
}: {
  readonly box: Box;
  readonly lit: ReadonlySet<string>;
}): ReactElement => (
  <div className="flex flex-col gap-3">
    {box.arrows.length === 0 ? null : (
      <ul
        aria-label="From every state"
        className="flex flex-col gap-1 rounded-card border border-dashed border-line p-3"
      >
        <li className="text-meta font-semibold text-soft">from every state</li>
        {box.arrows.map((arrow) => (
          <Line key={JSON.stringify(arrow)} arrow={arrow} />
        ))}
      </ul>
    )}
    <Boxes box={box} lit={lit} />
  </div>
);
