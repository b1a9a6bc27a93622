/** The part "Propios" of the charts: each own analytic as a card that leads to it. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWording } from '#src/forms/useWording.ts';
import { Card } from '#src/ui/Card.tsx';
import { OwnList } from './OwnList.tsx';
import { useOwnWords } from './useOwnWords.ts';

export function OwnSection(): ReactElement {
  const say = useWording();
  const words = useOwnWords();
  return (
    <OwnList>
      {(all) => (
        <ul className="grid gap-4 wide:grid-cols-2">
          {all.map((one) => (
            <Card as="li" key={one.id} className="flex min-w-0 flex-col gap-1">
              <Link
                href={`/charts/custom?id=${one.id}`}
                className="target rounded-control text-h6 font-semibold text-link wrap-anywhere hover:underline"
              >
                {say(one.name, one.nameEn)}
              </Link>
              <p className="text-small">{words.about(one)}</p>
              <p className="text-small text-soft">{say(one.description, one.descriptionEn)}</p>
            </Card>
          ))}
        </ul>
      )}
    </OwnList>
  );
}
