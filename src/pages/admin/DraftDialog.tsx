/** Generates a first draft of a page from a short prompt, and names its source. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement } from 'react';
import type { RichText } from '#schema/kit/richText.ts';
import { reason } from '#schema/reasons.ts';
import { whyFailed } from '#src/api/rowForm.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { RichTextView } from '#src/richText/RichTextView.tsx';
import { plainBlocks } from '#src/richText/plainBlocks.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogFault } from '#src/ui/FaultNote.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { pageResource, type PageDraftText } from './pagesAdmin.queries.ts';

/** Maximum length of the prompt, in characters. */
const inputLength = 500;

const Origin = ({ source }: Pick<PageDraftText, 'source'>): ReactElement => (
  <p className="text-small text-soft">
    {source === 'builtIn' ? (
      <Trans>Este texto sale de una plantilla del producto: nada de lo que escribiste salió de aquí.</Trans>
    ) : (
      <Trans>
        Este texto lo escribió un servicio conectado, que recibió lo que pediste. Revísalo antes de
        publicarlo.
      </Trans>
    )}
  </p>
);

/** The draft is inserted only after the user has reviewed it. */
export function DraftDialog({
  open,
  onClose,
  onInsert,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onInsert: (text: RichText) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const [wish, setInput] = useState('');
  const [isTried, setTried] = useState(false);
  const asked = useWrite(pageResource.draft);
  const draft = asked.data;
  const text = draft === undefined ? [] : plainBlocks(draft.text);
  const { form, fault } = useFormFaults((event) => {
    event.preventDefault();
    // React events bubble through portals: the form of the page must not be submitted.
    event.stopPropagation();
    setTried(true);
    if (wish.trim() !== '')
      asked.mutate({
        kind: 'page',
        prompt: wish.trim(),
        language: language === 'es' ? 'spanish' : 'english',
      });
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Ayúdame a empezar`}
      description={t`Di de qué trata la página y te proponemos un primer texto.`}
      busy={asked.isPending}
      actions={
        <>
          {draft === undefined ? null : (
            <Button onClick={() => onInsert(text)}>{t`Poner en la página`}</Button>
          )}
          <Button
            variant={draft === undefined ? 'primary' : 'secondary'}
            type="submit"
            form={id}
            busy={asked.isPending}
          >
            {draft === undefined ? t`Proponer un texto` : t`Proponer otro`}
          </Button>
          <Button variant="secondary" disabled={asked.isPending} onClick={onClose}>
            <Trans>Cancelar</Trans>
          </Button>
          <DialogFault fault={fault} />
        </>
      }
    >
      <form {...form} id={id} className="flex flex-col gap-5 pb-2">
        <TextArea
          label={t`De qué trata`}
          placeholder={t`Cómo pedir vacaciones y a quién preguntar`}
          maxLength={inputLength}
          value={wish}
          onChange={(event) => setInput(event.currentTarget.value)}
          error={
            isTried && wish.trim() === ''
              ? reason('prompt', 'required', language).message
              : (whyFailed(asked.error) ?? undefined)
          }
        />
        {draft === undefined ? null : (
          <section aria-label={t`Texto propuesto`} className="flex flex-col gap-3">
            <Origin source={draft.source} />
            <Card padding="small" className="max-h-72 overflow-y-auto">
              <RichTextView text={text} />
            </Card>
          </section>
        )}
      </form>
    </Dialog>
  );
}
