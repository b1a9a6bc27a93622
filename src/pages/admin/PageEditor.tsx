/** The editor of one page: text with preview, URL, and changes by other users in the meantime. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, WandSparkles } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { Link } from 'wouter';
import { textLength } from '#schema/limits.parts.ts';
import { EditorFrame } from '#src/admin/EditorFrame.tsx';
import { ViewSwitch, type EditorView } from '#src/admin/ViewSwitch.tsx';
import { usePanel } from '#src/lib/usePanel.ts';
import { pageAddress } from '#schema/pages/featured.rules.ts';
import { RichTextField } from '#src/richText/editor/RichTextField.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Me } from '#src/session/me.queries.ts';
import { DraftDialog } from './DraftDialog.tsx';
import { PageFieldsCard } from './PageFieldsCard.tsx';
import { PagePreview } from './PagePreview.tsx';
import type { PageToEdit } from './pagesAdmin.queries.ts';
import { TheirVersion } from './TheirVersion.tsx';
import { usePageForm } from './usePageForm.ts';

interface PageEditorProps {
  /** The current server state; null creates a new page. */
  readonly page: PageToEdit | null;
  readonly me: Pick<Me, 'orgId' | 'id'>;
  readonly onClose: () => void;
}

/** Unsaved changes are stored on this device until they are saved or discarded. */
export function PageEditor({ page, me, onClose }: PageEditorProps): ReactElement {
  const { t } = useLingui();
  const own = usePageForm(page, me, onClose);
  const { form, fields, isDirty, theirs } = own;
  const [view, setView] = useState<EditorView>('write');
  const helper = usePanel<null>();
  return (
    <EditorFrame
      label={page === null ? t`Nueva página` : page.title}
      back={<Trans>Todas las páginas</Trans>}
      tools={
        page?.published === true ? (
          <Link href={pageAddress(page.slug)} asChild>
            <LinkButton icon={ExternalLink}>
              <Trans>Ver página</Trans>
            </LinkButton>
          </Link>
        ) : null
      }
      saveLabel={page === null ? <Trans>Crear</Trans> : <Trans>Guardar</Trans>}
      isRecovered={own.isRecovered}
      isDirty={isDirty}
      busy={own.busy}
      failed={own.failed}
      onClose={onClose}
      onSave={(event) => {
        setView('write');
        return own.onSave(event);
      }}
      putBack={own.putBack}
    >
      {theirs === null ? null : <TheirVersion page={theirs} onTake={own.putBack} />}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Controller
            control={form.control}
            name="title"
            render={({ field, fieldState }) => (
              <TextField
                ref={field.ref}
                name={field.name}
                onBlur={field.onBlur}
                label={t`Título`}
                placeholder={t`Cómo pedir vacaciones`}
                maxLength={textLength.name}
                value={field.value}
                onChange={(event) => own.setTitle(event.currentTarget.value)}
                error={fieldState.error?.message}
              />
            )}
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <ViewSwitch value={view} onChange={setView} />
            <Button variant="secondary" icon={WandSparkles} onClick={() => helper.open(null)}>
              <Trans>Ayúdame a empezar</Trans>
            </Button>
          </div>
          {view === 'preview' ? (
            <PagePreview title={fields.title} content={fields.content} />
          ) : (
            <Controller
              control={form.control}
              name="content"
              render={({ field, fieldState }) => (
                <RichTextField
                  label={t`Texto`}
                  placeholder={t`Cuenta lo que tu equipo necesita saber.`}
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  error={fieldState.error?.message}
                />
              )}
            />
          )}
        </div>
        <PageFieldsCard form={form} setSlug={own.setSlug} />
      </div>
      {helper.opening === 0 ? null : (
        <DraftDialog
          key={helper.opening}
          open={helper.isOpen}
          onClose={helper.close}
          onTake={(text) => {
            helper.close();
            setView('write');
            form.setValue('content', [...fields.content, ...text], { shouldDirty: true });
          }}
        />
      )}
    </EditorFrame>
  );
}
