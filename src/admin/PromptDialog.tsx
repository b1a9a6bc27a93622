/** Proposes a first draft from a short description, and names where it comes from. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement } from 'react';
import { reason } from '#schema/reasons.general.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogFault } from '#src/ui/FaultNote.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { writeDraft, type WrittenDraft } from './drafts.writes.ts';

/** Maximum length of the description, in characters. */
const promptLength = 500;

interface Proposal<P> extends Pick<WrittenDraft, 'source'> {
  readonly parts: P;
}

/** The parts of a draft are taken only after they were shown. */
export function PromptDialog<P extends { readonly length: number }>({
  open,
  onClose,
  kind,
  words,
  partsOf,
  show,
  onTake,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly kind: 'page' | 'survey';
  readonly words: {
    readonly description: string;
    readonly label: string;
    readonly placeholder: string;
    readonly propose: string;
    readonly proposeOther: string;
    /** Accessible name of the proposal. */
    readonly proposal: string;
    readonly take: string;
  };
  readonly partsOf: (text: string) => P;
  readonly show: (parts: P) => ReactElement;
  readonly onTake: (parts: P) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const [prompt, setPrompt] = useState('');
  const [isTried, setTried] = useState(false);
  const [proposal, setProposal] = useState<Proposal<P> | null>(null);
  const asked = useWrite(writeDraft, {
    onDone: ({ text, source }) => setProposal({ source, parts: partsOf(text) }),
  });
  const { form, fault } = useFormFaults((event) => {
    event.preventDefault();
    // React events bubble through portals: the form of the page must not be submitted.
    event.stopPropagation();
    setTried(true);
    if (prompt.trim() !== '')
      asked.mutate({
        kind,
        prompt: prompt.trim(),
        language: language === 'es' ? 'spanish' : 'english',
      });
  });
  const parts = proposal === null || proposal.parts.length === 0 ? null : proposal.parts;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Ayúdame a empezar`}
      description={words.description}
      busy={asked.isPending}
      actions={
        <>
          {parts === null ? null : <Button onClick={() => onTake(parts)}>{words.take}</Button>}
          <Button
            variant={parts === null ? 'primary' : 'secondary'}
            type="submit"
            form={id}
            busy={asked.isPending}
          >
            {proposal === null ? words.propose : words.proposeOther}
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
          label={words.label}
          placeholder={words.placeholder}
          maxLength={promptLength}
          value={prompt}
          onChange={({ currentTarget }) => setPrompt(currentTarget.value)}
          error={
            isTried && prompt.trim() === ''
              ? reason('prompt', 'required', language).message
              : (whyFailed(asked.error) ?? undefined)
          }
        />
        {proposal === null ? null : (
          <section aria-label={words.proposal} className="flex flex-col gap-3">
            <p className="text-small text-soft">
              {proposal.source === 'builtIn' ? (
                <Trans>Sale de una plantilla del producto: nada de lo que escribiste salió de aquí.</Trans>
              ) : (
                <Trans>Lo escribió un servicio conectado, que recibió lo que pediste. Revísalo.</Trans>
              )}
            </p>
            {parts === null ? (
              <p>
                <Trans>Esta vez no salió nada. Prueba con otras palabras.</Trans>
              </p>
            ) : (
              show(parts)
            )}
          </section>
        )}
      </form>
    </Dialog>
  );
}
