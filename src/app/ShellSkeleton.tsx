/** The frame's outline while its chunk is on its way, so that nothing jumps when it arrives. */
import type { ReactElement } from 'react';
import { useIsDesktop } from '#src/lib/device.ts';

/** Rail and bars in their place; seen only after 150 ms. */
export function ShellSkeleton(): ReactElement {
  const isDesktop = useIsDesktop();
  return (
    <div aria-busy="true" className="animate-late wide:flex">
      {isDesktop ? <div className="h-dvh w-62 shrink-0 border-e border-line bg-card" /> : null}
      <div className="min-w-0 flex-1">
        <div className="h-16 border-b border-line" />
      </div>
    </div>
  );
}
