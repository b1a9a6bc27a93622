/** What waits for the person, in one line above the feed; what is behind it is loaded on the press. */
import { Suspense, useState, type ReactElement } from 'react';
import { optional } from '#src/lib/optional.ts';
import { withTexts } from '#src/lib/texts.ts';
import { useMe } from '#src/session/me.queries.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { WaitingLine } from '#src/waiting/WaitingLine.tsx';

const WaitingBehind = optional(() =>
  withTexts(() => import('./WaitingBehind.tsx')).then((file) => file.WaitingBehind),
);

// In the file of the feed, which an organisation without recognitions never loads.
const NewPollIcon = optional(() => withTexts(() => import('./NewPoll.tsx')).then((file) => file.NewPollIcon));

export function WaitingAbove(): ReactElement | null {
  const may = useMe()?.permissions.includes('waiting.see') ?? false;
  const hasFeed = useModule('recognitions');
  const [isOpen, setIsOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <div className="flex gap-3">
        <WaitingLine onOpen={() => setIsOpen(true)} />
        {hasFeed ? (
          <Suspense fallback={<span className="size-14 wide:hidden" />}>
            <NewPollIcon />
          </Suspense>
        ) : null}
      </div>
      {isOpen ? (
        <Suspense>
          <WaitingBehind onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
