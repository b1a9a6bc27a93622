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
import { useWording } from '#src/forms/useWording.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { useMe } from '#src/session/me.queries.ts';
import { FormEditor } from './FormEditor.tsx';
import { FormPlace } from './FormPlace.tsx';
import { FormResponses } from './FormResponses.tsx';

const newMark = 'new';

function RemoveForm({
  form,
  surveys,
  ...tie
}: DialogTie & {
  readonly form: ListedForm;
  /** The titles of the surveys made from it; undefined while they are not known. */
  readonly surveys: readonly string[] | undefined;
}): ReactElement {
  const { t } = useLingui();
  const { id } = form;
  const title = useWording()(form.title, form.titleEn);
  const names = surveys?.join(', ') ?? '';
  return (
    <RemoveQuestion
      id={id}
      title={t`¿Eliminar ${title}?`}
      of={formResource}
      done={t`Eliminaste el formulario ${title}.`}
      {...tie}
    >
      {surveys === undefined ? (
        <Trans>Una encuesta hecha con él conserva sus preguntas y respuestas. No se puede deshacer.</Trans>
      ) : names === '' ? (
        <Trans>Ninguna encuesta se hizo con él. No se puede deshacer.</Trans>
      ) : (
        <Trans>Conservan sus preguntas y respuestas: {names}. No se puede deshacer.</Trans>
      )}
    </RemoveQuestion>
  );
}

function FormList(): ReactElement {
  const { t } = useLingui();
  const [, go] = useSearchParams();
  const [, goTo] = useLocation();
  const asks = useOrganization().modules.surveys === true;
  const say = useWording();
  const query = useQuery(formResource.list());
  const { data: surveys } = useQuery({ ...formResource.surveys(), enabled: asks });
  const madeFrom = (form: ListedForm): readonly string[] | undefined =>
    surveys?.filter(({ formId }) => formId === form.id).map(({ title, titleEn }) => say(title, titleEn));
  return (
    <AdminList
      of={[query]}
      rows={query.data}
      failed={t`No pudimos cargar los formularios.`}
      label={t`Formularios`}
      memory="forms"
      nameOf={({ title, titleEn }) => say(title, titleEn)}
      search={{ label: t`Buscar un formulario`, textOf: ({ title, titleEn }) => `${title} ${titleEn ?? ''}` }}
      columns={[
        {
          id: 'title',
          header: t`Formulario`,
          cell: ({ title, titleEn }) => <span className="wrap-anywhere">{say(title, titleEn)}</span>,
        },
        { id: 'questions', header: t`Preguntas`, align: 'end', cell: ({ questions }) => questions },
        ...(asks
          ? [
              {
                id: 'surveys',
                header: t`Encuestas hechas con él`,
                cell: (form: ListedForm) => {
                  const titles = madeFrom(form) ?? [];
                  return (
                    <span className="wrap-anywhere">{titles.length === 0 ? '–' : titles.join(', ')}</span>
                  );
                },
              },
            ]
          : []),
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
      remove={(form, tie) => <RemoveForm form={form} surveys={madeFrom(form)} {...tie} />}
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
