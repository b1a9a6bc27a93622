/** The templates that a new survey or evaluation can begin with. */
import { Trans, useLingui } from '@lingui/react/macro';
import { LayoutTemplate } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { SurveyTemplate } from '#schema/forms/templates.ts';
import { rowsOf } from '#src/forms/builder/formRows.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import type { SurveyFields } from './surveyForm.ts';

const fieldsOf = (template: SurveyTemplate): SurveyFields => ({
  title: template.title,
  titleEn: template.titleEn,
  description: template.description,
  descriptionEn: template.descriptionEn,
  thanks: '',
  thanksEn: '',
  anonymous: template.anonymous,
  rows: [...rowsOf(template, true)],
});

/** Asks before a template replaces what was written. */
export function TemplateMenu({
  templates,
  isWritten,
  onTake,
}: {
  readonly templates: readonly SurveyTemplate[];
  readonly isWritten: boolean;
  readonly onTake: (fields: SurveyFields) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [asked, setAsked] = useState<SurveyTemplate | null>(null);
  const [isAsking, setAsking] = useState(false);
  const name = asked === null ? '' : wording(asked.title, asked.titleEn, language);
  return (
    <div>
      <Menu
        label=""
        align="start"
        trigger={
          <>
            <Icon of={LayoutTemplate} size={16} className="-ms-1" />
            <Trans>Empezar con una plantilla</Trans>
          </>
        }
        triggerClassName={buttonLook('secondary', 'small', false)}
        sections={[
          templates.map((template) => ({
            id: template.id,
            label: wording(template.title, template.titleEn, language),
            detail: wording(template.description, template.descriptionEn, language),
            onSelect: () => {
              setAsked(template);
              if (isWritten) setAsking(true);
              else onTake(fieldsOf(template));
            },
          })),
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`¿Empezar de nuevo con ${name}?`}
        confirmLabel={t`Usar la plantilla`}
        onConfirm={() => {
          setAsking(false);
          if (asked !== null) onTake(fieldsOf(asked));
        }}
      >
        <Trans>La plantilla toma el lugar de lo que escribiste.</Trans>
      </ConfirmDialog>
    </div>
  );
}
