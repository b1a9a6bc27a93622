/** Names the people who were left out, with one sentence for each reason. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { maxReceivers } from '#schema/limits.parts.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { LeftOut, LeftOutWhy } from './receivers.ts';
import { useNames } from './useNames.ts';

const order: readonly LeftOutWhy[] = ['self', 'inactive', 'unknown', 'external', 'duplicate', 'tooMany'];

function Sentence({ why, names, count }: { why: LeftOutWhy; names: string; count: number }): ReactElement {
  switch (why) {
    case 'self':
      return <Trans>No puedes reconocerte a ti: te quitamos de la lista.</Trans>;
    case 'inactive':
      return (
        <Plural
          value={count}
          one={`Quitamos a ${names}: ya no tiene la cuenta activa.`}
          other={`Quitamos a ${names}: ya no tienen la cuenta activa.`}
        />
      );
    case 'unknown':
      return (
        <Plural
          value={count}
          one={`Quitamos a ${names}: no está en tu organización.`}
          other={`Quitamos a ${names}: no están en tu organización.`}
        />
      );
    case 'external':
      return (
        <Plural
          value={count}
          one={`Quitamos a ${names}: es de fuera de la organización y no recibe reconocimientos.`}
          other={`Quitamos a ${names}: son de fuera de la organización y no reciben reconocimientos.`}
        />
      );
    case 'duplicate':
      return (
        <Plural
          value={count}
          one={`${names} ya estaba en la lista.`}
          other={`${names} ya estaban en la lista.`}
        />
      );
    case 'tooMany':
      return (
        <Trans>
          Caben {maxReceivers} personas como máximo. Quedaron fuera: {names}.
        </Trans>
      );
  }
}

/** A polite live region; empty if everyone was accepted. */
export function LeftOutNotice({
  leftOut,
  children,
}: {
  leftOut: readonly LeftOut[];
  children?: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const named = useNames();
  const groups = order.flatMap((why) => {
    const names = [...new Set(leftOut.filter((one) => one.why === why).map(({ name }) => name))];
    return names.length === 0 ? [] : [{ why, names }];
  });
  return (
    <div role="status" aria-label={t`Quién no recibe`} className="empty:-mt-2">
      {groups.length === 0 && (children === undefined || children === null) ? null : (
        <div className="flex animate-appear gap-2 rounded-control bg-info-tint px-3 py-2 text-small">
          <Icon of={Info} size={16} className="mt-0.5 shrink-0 text-info-text" />
          <div className="flex min-w-0 flex-col gap-1">
            {groups.map(({ why, names }) => (
              <p key={why}>
                <Sentence why={why} names={named(names)} count={names.length} />
              </p>
            ))}
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
