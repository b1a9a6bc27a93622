/** What one person did in a course, lesson by lesson. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { nameOf } from '#src/people/personName.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { programPeopleResource, type Participant } from './programsAdmin.queries.ts';
import { lessonStateWords } from './programWords.ts';

export function PersonPanel({
  person,
  open,
  onClose,
}: DialogTie & { readonly person: Participant }): ReactElement {
  const { t, i18n } = useLingui();
  const say = useWording();
  const { percent } = person;
  const query = useQuery({ ...programPeopleResource.one(person.id), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} placement="side" title={nameOf(person.user)}>
      <div className="flex flex-col gap-5">
        <ProgressBar label={t`Avance`} value={percent} max={100} showValue={t`${percent} %`} />
        <ListBoundary of={[query]} what={t`No pudimos cargar sus lecciones.`}>
          {query.data === undefined ? (
            <Loading>
              <Skeleton className="h-48 w-full rounded-card" />
            </Loading>
          ) : (
            <ol className="flex flex-col divide-y divide-line">
              {query.data.lessons.map(({ id, title, titleEn, state, score, attempts, passMark: mark }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-3">
                  <span className="min-w-0 wrap-anywhere">
                    {say(title, titleEn)}
                    {score === null ? null : (
                      <span className="block text-meta text-soft">
                        <Trans>
                          {score} % en el intento {attempts}; se aprueba con {mark} %
                        </Trans>
                      </span>
                    )}
                  </span>
                  <StatusTag severity={lessonStateWords[state].severity}>
                    {i18n._(lessonStateWords[state].name)}
                  </StatusTag>
                </li>
              ))}
            </ol>
          )}
        </ListBoundary>
      </div>
    </Dialog>
  );
}
