/** `/admin/benefits`: the offer, what was asked for, and the hours in which clocks run. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { WorkingHours } from '#src/decisions/admin/WorkingHours.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { BenefitList } from './BenefitList.tsx';
import { SubmissionList } from './SubmissionList.tsx';

/** `?view=asked`, and there `?benefitId=`. */
export function BenefitsSection(): ReactElement {
  const { t } = useLingui();
  const [search, go] = useSearchParams();
  return (
    <Tabs
      label={t`Beneficios`}
      selected={search.get('view') ?? 'offer'}
      onSelect={(view) => go(view === 'offer' ? {} : { view }, samePlace())}
      tabs={[
        {
          id: 'offer',
          label: t`Oferta`,
          content: <BenefitList onAsked={(benefitId) => go({ view: 'asked', benefitId })} />,
        },
        { id: 'asked', label: t`Lo que se pidió`, content: <SubmissionList /> },
        { id: 'hours', label: t`Jornada`, content: <WorkingHours /> },
      ]}
    />
  );
}
