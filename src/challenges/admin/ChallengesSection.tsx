/** `/admin/challenges`: challenges, proofs and categories by `?tab=`, and one challenge by its address. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { EditorSkeleton, OneItem } from '#src/admin/OneItem.tsx';
import { challengeQueries, type OpenedChallenge } from '#src/challenges/challenges.queries.ts';
import { useMe } from '#src/session/me.queries.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { CategoryList } from './CategoryList.tsx';
import { ChallengeEditor } from './ChallengeEditor.tsx';
import { ChallengeList } from './ChallengeList.tsx';
import { PeoplePage } from './PeoplePage.tsx';
import { ProofList } from './ProofList.tsx';

/** The value of `?edit=` that makes a new challenge. */
const newMark = 'new';

function ChallengePlace({
  id,
  ...rest
}: {
  readonly id: string;
  readonly onClose: () => void;
  readonly children: (challenge: OpenedChallenge) => ReactElement;
}): ReactElement {
  const { t } = useLingui();
  return (
    <OneItem
      query={useQuery(challengeQueries.one(id))}
      failed={t`No pudimos cargar este reto.`}
      gone={<Trans>Este reto ya no existe.</Trans>}
      back={<Trans>Todos los retos</Trans>}
      {...rest}
    />
  );
}

/** `?edit=new`, `?edit=<id>` and `?people=<id>`. */
export function ChallengesSection(): ReactElement {
  const { t } = useLingui();
  const [search, go] = useSearchParams();
  const me = useMe();
  const [edit, people] = [search.get('edit'), search.get('people')];
  const onClose = (): void => go({});
  if (people !== null)
    return (
      <ChallengePlace key={`people-${people}`} id={people} onClose={onClose}>
        {(challenge) => <PeoplePage challenge={challenge} onClose={onClose} />}
      </ChallengePlace>
    );
  if (edit !== null && me === undefined) return <EditorSkeleton />;
  if (edit === newMark && me !== undefined)
    return <ChallengeEditor challenge={null} me={me} onClose={onClose} />;
  if (edit !== null && me !== undefined)
    return (
      <ChallengePlace key={edit} id={edit} onClose={onClose}>
        {(challenge) => <ChallengeEditor challenge={challenge} me={me} onClose={onClose} />}
      </ChallengePlace>
    );
  return (
    <Tabs
      label={t`Retos`}
      selected={search.get('tab') ?? 'challenges'}
      onSelect={(tab) => go(tab === 'challenges' ? {} : { tab }, samePlace())}
      tabs={[
        {
          id: 'challenges',
          label: t`Retos`,
          content: (
            <ChallengeList
              onEdit={(id) => go({ edit: id ?? newMark })}
              onPeople={(id) => go({ people: id })}
            />
          ),
        },
        { id: 'proofs', label: t`Comprobantes`, content: <ProofList /> },
        { id: 'categories', label: t`Categorías`, content: <CategoryList /> },
      ]}
    />
  );
}
