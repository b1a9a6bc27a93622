/** One row of the command field. */
import type { ReactElement } from 'react';
import { Avatar } from '#src/ui/Avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { Command } from './commandList.ts';

interface CommandRowProps {
  readonly id: string;
  readonly command: Command;
  readonly active: boolean;
  /** The pointer moved over the row. */
  readonly onPoint: () => void;
  readonly onRun: () => void;
}

/** An option of the list; the field handles the keys and keeps the focus. */
export function CommandRow({ id, command, active, onPoint, onRun }: CommandRowProps): ReactElement {
  const { label, detail, icon, picture } = command;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- aria-activedescendant: the field handles Enter
    <div
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onRun}
      className={classes(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-small',
        active && 'bg-subtle',
      )}
    >
      {picture === undefined ? (
        icon === undefined ? null : (
          <Icon of={icon} className="shrink-0 text-soft" />
        )
      ) : (
        <Avatar name={label} src={picture} size={32} />
      )}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {detail === undefined ? null : (
        <span className="max-w-[45%] truncate text-meta text-soft">{detail}</span>
      )}
    </div>
  );
}
