/** The button of a line: it does the act, unfolds the form, or opens the page. */
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { use, type ReactElement } from 'react';
import { Link } from 'wouter';
import { ApiError } from '#schema/errors.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { refreshWaiting, type ShownWaiting } from './waiting.queries.ts';
import { waitingLooks } from './waitingLook.ts';
import { WaitingPartsContext, type WaitingAct } from './waitingParts.ts';

interface ActionProps {
  readonly item: ShownWaiting;
  /** What the button is about. */
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onAct: (act: WaitingAct) => void;
}

function Press({
  item,
  label,
  load,
  onAct,
}: Pick<ActionProps, 'item' | 'onAct'> & {
  readonly label: string;
  readonly load: () => Promise<WaitingAct>;
}): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const press = useWrite(
    async (given: ShownWaiting, key: string) => {
      const act = await load();
      await act.send(given, key, cache);
      return act;
    },
    {
      refresh: refreshWaiting,
      onDone: (act) => {
        act.refresh(cache);
        onAct(act);
      },
    },
  );
  return (
    <>
      <Button
        data-main=""
        variant="secondary"
        aria-label={label}
        busy={press.isPending}
        onClick={() => press.mutate(item)}
      >
        {t(waitingLooks[item.kind].act)}
      </Button>
      {press.isError ? (
        <FieldError>
          {press.error instanceof ApiError ? whyFailed(press.error) : t`No se guardó. Inténtalo de nuevo.`}
        </FieldError>
      ) : null}
    </>
  );
}

/** One control with `data-main`, which the arrows reach. */
export function WaitingAction({ item, title, isOpen, onToggle, onAct }: ActionProps): ReactElement {
  const { t } = useLingui();
  const part = use(WaitingPartsContext)[item.kind];
  const act = t(waitingLooks[item.kind].act);
  const label = `${act}: ${title}`;
  if (part === undefined)
    return (
      <Link href={item.address} asChild>
        <LinkButton data-main="" aria-label={label}>
          {act}
        </LinkButton>
      </Link>
    );
  if ('act' in part) {
    const { refuse } = waitingLooks[item.kind];
    return (
      <>
        <Press item={item} label={label} load={part.act} onAct={onAct} />
        {refuse === undefined ? null : (
          <Button
            variant="quiet"
            className="px-2!"
            aria-label={`${t(refuse)}: ${title}`}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            {t(refuse)}
          </Button>
        )}
      </>
    );
  }
  return (
    <Button
      data-main=""
      variant="secondary"
      icon={isOpen ? ChevronUp : ChevronDown}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {act}
    </Button>
  );
}
