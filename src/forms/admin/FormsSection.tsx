/** `/admin/forms`: the list, and by the address the editor and the responses of one form. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, Rocket } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { AdminList, type DialogTie } from '#src/admin/AdminList.tsx';
import { EditorSkeleton } from '#src/admin/OneItem.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { formResource, type ListedForm } from '#src/forms/formsAdmin.queries.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { useMe } from '#src/session/me.queries.ts';
import { FormEditor } from './FormEditor.tsx';
import { FormPlace } from './FormPlace.tsx';
import { FormResponses } from './FormResponses.tsx';

const newMark = 'new';

function RemoveForm({ form, ...tie }: DialogTie & { readonly form: ListedForm }): ReactElement {
  const { t } = useLingui();
  const { id, title } = form;
  return (
    <RemoveQuestion
      id={id}
      title={t`¿Eliminar ${title}?`}
      of={formResource}
      done={t`Eliminaste el formulario ${title}.`}
      {...tie}
    >
      <Trans>Las encuestas hechas con él conservan sus preguntas y respuestas. No se puede deshacer.</Trans>
    </RemoveQuestion>
  );
}

function FormList(): ReactElement {
  const { t } = useLingui();
  const [, go] = useSearchParams();
  const [, goTo] = useLocation();
  const asks = useOrganization().modules.surveys === true;
  const query = useQuery(formResource.list());
  return (
    <AdminList
      of={[query]}
      rows={query.data}
      failed={t`No pudimos cargar los formularios.`}
      label={t`Formularios`}
      memory="forms"
      nameOf={({ title }) => title}
      search={{ label: t`Buscar un formulario`, textOf: ({ title, titleEn }) => `${title} ${titleEn ?? ''}` }}
      columns={[
        {
          id: 'title',
          header: t`Formulario`,
          cell: ({ title }) => <span className="wrap-anywhere">{title}</span>,
        },
        { id: 'questions', header: t`Preguntas`, align: 'end', cell: ({ questions }) => questions },
        { id: 'created', header: t`Creado`, cell: ({ createdAt }) => createdVariant(createdAt) },
      ]}
      menu={(form, { edit, remove }) => [
        [
          edit,
          {
            id: 'responses',
            label: t`Ver respuestas`,
            icon: ListChecks,
            onSelect: () => go({ responses: form.id }),
          },
          ...(asks
            ? [
                {
                  id: 'ask',
                  label: t`Preguntar en una encuesta`,
                  icon: Rocket,
                  onSelect: () => goTo(`/admin/surveys?edit=new&form=${encodeURIComponent(form.id)}`),
                },
              ]
            : []),
        ],
        remove,
      ]}
      add={<Trans>Nuevo formulario</Trans>}
      none={{
        drawing: 'search',
        text: (
          <Trans>
            Un formulario se escribe una vez y se pregunta en muchas encuestas. Todavía no hay ninguno.
          </Trans>
        ),
        add: <Trans>Crear el primer formulario</Trans>,
      }}
      onEdit={(form) => go({ edit: form?.id ?? newMark })}
      remove={(form, tie) => <RemoveForm form={form} {...tie} />}
    />
  );
}

/** `?edit=<id>`, `?edit=new` and `?responses=<id>`. */
export function FormsSection(): ReactElement {
  const [search, go] = useSearchParams();
  const me = useMe();
  const edit = search.get('edit');
  const responses = search.get('responses');
  const onClose = (): void => go({});
  if (responses !== null)
    return (
      <FormPlace key={responses} id={responses} onClose={onClose}>
        {(form) => <FormResponses form={form} onClose={onClose} />}
      </FormPlace>
    );
  if (edit === null) return <FormList />;
  if (me === undefined) return <EditorSkeleton />;
  if (edit === newMark) return <FormEditor form={null} me={me} onClose={onClose} />;
  return (
    <FormPlace key={edit} id={edit} onClose={onClose}>
      {(form) => <FormEditor form={form} me={me} onClose={onClose} />}
    </FormPlace>
  );
}
