/**
 * The button of reactions: a press gives the default reaction or removes the own one; a long press or the
 * arrow opens all reactions.
 */
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronUp } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { reactionCatalogue, type ReactionCode } from '#schema/posts/posts.rules.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { toasts } from '#src/lib/toasts.ts';
import { classes } from '#src/ui/classes.ts';
import { floatPanel } from '#src/ui/floatLook.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { barButton } from './barButton.ts';
import { react, reactionWord, defaultReaction } from './reactions.ts';
import { reactionIcon } from './reactionIcons.ts';

/** Duration in ms from which a press opens the picker. */
const holdMs = 400;

const codeOf = (code: string | null): ReactionCode =>
  reactionCatalogue.find((one) => one.code === code)?.code ?? defaultReaction;

function Picker({
  mine,
  onChoose,
  onClose,
}: {
  mine: string | null;
  onChoose: (code: ReactionCode) => void;
  onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const keys = (event: KeyboardEvent<HTMLDivElement>): void => {
    const all = [...event.currentTarget.querySelectorAll('button')];
    const at = all.findIndex((one) => one === document.activeElement);
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1 + all.length,
      ArrowUp: at - 1 + all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (event.key === 'Escape') onClose();
    else if (to === undefined) return;
    else all[to % all.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between its buttons
    <div
      role="group"
      aria-label={t`Reacciones`}
      onKeyDown={keys}
      className={classes(
        floatPanel,
        'absolute start-0 bottom-full mb-1.5 grid w-max animate-appear grid-cols-4 sm:grid-cols-7',
      )}
    >
      {reactionCatalogue.map(({ code }, index) => (
        <button
          key={code}
          type="button"
          aria-pressed={mine === code}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened the picker
          autoFocus={mine === null ? index === 0 : mine === code}
          onClick={() => onChoose(code)}
          className="flex w-19 flex-col items-center gap-1 rounded-control px-1 py-2 text-meta transition-colors duration-120 hover:bg-hover aria-pressed:bg-brand-tint aria-pressed:font-semibold aria-pressed:text-link"
        >
          <Icon of={reactionIcon(code)} size={24} />
          <span>{reactionWord(code, language)}</span>
        </button>
      ))}
    </div>
  );
}

/** Requires `react` in `post.may`. */
export function ReactButton({ post }: { post: Pick<Post, 'id' | 'myReaction'> }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const hold = useRef({ timer: 0, held: false });
  const { id, myReaction } = post;

  const give = (code: ReactionCode): void => {
    void react(cache, id, code).then((taken) => {
      if (!taken)
        toasts.raise({
          severity: 'error',
          text: t`Tu reacción no se guardó.`,
          action: { label: t`Reintentar`, onAct: () => give(code) },
        });
    });
  };
  const close = (): void => {
    setOpen(false);
    main.current?.focus();
  };
  const press = (): void => {
    if (hold.current.held) hold.current.held = false;
    else if (open) close();
    else give(codeOf(myReaction));
  };
  const down = (): void => {
    hold.current.held = false;
    hold.current.timer = window.setTimeout(() => {
      hold.current.held = true;
      setOpen(true);
    }, holdMs);
  };
  const up = (): void => window.clearTimeout(hold.current.timer);
  const shown = myReaction ?? defaultReaction;
  return (
    <div
      ref={place}
      className="relative flex"
      onBlur={({ relatedTarget }) => {
        // A press on nothing focusable has no related target; it closes the picker too.
        if (open && !place.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      {open ? (
        <Picker
          mine={myReaction}
          onClose={close}
          onChoose={(code) => {
            give(code);
            close();
          }}
        />
      ) : null}
      <button
        ref={main}
        type="button"
        aria-pressed={myReaction !== null}
        onPointerDown={down}
        onPointerUp={up}
        onPointerLeave={up}
        onPointerCancel={up}
        // A long press would open the browser's context menu on touch devices.
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
        onClick={press}
        className={classes(barButton, 'touch-manipulation rounded-e-none ps-3 pe-2')}
      >
        <Icon of={reactionIcon(shown)} />
        {reactionWord(shown, language)}
      </button>
      <button
        type="button"
        aria-expanded={open}
        aria-label={t`Elegir otra reacción`}
        title={t`Elegir otra reacción`}
        // Otherwise the blur above would close the picker before the click toggles it.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => (open ? close() : setOpen(true))}
        className={classes(barButton, 'rounded-s-none px-1.5')}
      >
        <Icon of={ChevronUp} size={16} />
      </button>
    </div>
  );
}
