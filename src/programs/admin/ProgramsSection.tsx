/** `/admin/programs`: programs and categories by `?tab=`, and one program by its address. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { EditorSkeleton, OneItem } from '#src/admin/OneItem.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { CategoryList } from './CategoryList.tsx';
import { ProgramEditor } from './ProgramEditor.tsx';
import { ProgramList } from './ProgramList.tsx';
import { ProgramPage } from './ProgramPage.tsx';
import { programResource, type BuiltProgram } from './programsAdmin.queries.ts';

/** The value of `?edit=` that makes a new program. */
const newMark = 'new';

function ProgramPlace({
  id,
  ...rest
}: {
  readonly id: string;
  readonly onClose: () => void;
  readonly children: (program: BuiltProgram) => ReactElement;
}): ReactElement {
  const { t } = useLingui();
  return (
    <OneItem
      query={useQuery(programResource.one(id))}
      failed={t`No pudimos cargar este programa.`}
      gone={<Trans>Este programa ya no existe.</Trans>}
      back={<Trans>Todos los programas</Trans>}
      {...rest}
    />
  );
}

/** `?edit=new`, `?edit=<id>` and `?people=<id>`. */
export function ProgramsSection(): ReactElement {
  const { t } = useLingui();
  const [search, go] = useSearchParams();
  const me = useMe();
  const [edit, people] = [search.get('edit'), search.get('people')];
  const onClose = (): void => go({});
  if (people !== null)
    return (
      <ProgramPlace key={`people-${people}`} id={people} onClose={onClose}>
        {(program) => <ProgramPage program={program} onClose={onClose} />}
      </ProgramPlace>
    );
  if (edit !== null && me === undefined) return <EditorSkeleton />;
  if (edit === newMark && me !== undefined) return <ProgramEditor program={null} me={me} onClose={onClose} />;
  if (edit !== null && me !== undefined)
    return (
      <ProgramPlace key={edit} id={edit} onClose={onClose}>
        {(program) => <ProgramEditor program={program} me={me} onClose={onClose} />}
      </ProgramPlace>
    );
  return (
    <Tabs
      label={t`Programas`}
      selected={search.get('tab') ?? 'programs'}
      onSelect={(tab) => go(tab === 'programs' ? {} : { tab }, samePlace())}
      tabs={[
        {
          id: 'programs',
          label: t`Programas`,
          content: (
            <ProgramList onEdit={(id) => go({ edit: id ?? newMark })} onPeople={(id) => go({ people: id })} />
          ),
        },
        { id: 'categories', label: t`Categorías`, content: <CategoryList /> },
      ]}
    />
  );
}
