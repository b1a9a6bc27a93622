/** One program of the list. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWording } from '#src/forms/useWording.ts';
import { Card } from '#src/ui/Card.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { ContinueLink, OwnProgress } from './OwnProgress.tsx';
import { programAddress } from './programAddress.ts';
import { ProgramPicture } from './ProgramPicture.tsx';
import type { ShownProgram } from './programs.queries.ts';
import { useFacts, useStanding } from './programWords.ts';

/** The state of the reader in a program; nothing without a place. */
export function ProgramState({ program: { own } }: { readonly program: ShownProgram }): ReactElement | null {
  const standing = useStanding();
  if (own === null) return null;
  const { severity, words } = standing(own.standing);
  return <StatusTag severity={own.late ? 'warning' : severity}>{words}</StatusTag>;
}

export function ProgramCard({ program }: { readonly program: ShownProgram }): ReactElement {
  const say = useWording();
  const facts = useFacts();
  const { id, name, nameEn, imageKey, own } = program;
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <ProgramPicture of={imageKey} />
        <div className="min-w-0 flex-1">
          <h3 className="text-h6 font-semibold wrap-anywhere">
            <Link href={programAddress(id)} className="rounded-control hover:underline">
              {say(name, nameEn)}
            </Link>
          </h3>
          <p className="text-small text-soft">{facts(program).join(' · ')}</p>
        </div>
      </div>
      {/* A child of the column would be as wide as the card. */}
      <div className="empty:hidden">
        <ProgramState program={program} />
      </div>
      <OwnProgress program={program} />
      {own?.standing === 'finished' ? null : <ContinueLink program={program} />}
    </Card>
  );
}
