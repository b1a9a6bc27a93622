/** Every form of the product with the shortest way to open it; a test fails if a file with a form is missing here. */
import type { ReactElement } from 'react';
import type { ErrorCode } from '#schema/errors.ts';
import { ofSdl } from './sdlSample.ts';
import { takingPartForms } from './takingPartForms.tsx';

/** A form of a source file: how to draw the form, or the test that covers its fields. */
export type KnownForm =
  | {
      readonly draw: () => Promise<ReactElement>;
      /** The button that opens the form. */
      readonly opener?: string;
      /** Refusals after which the form may close. */
      readonly endsWith?: readonly ErrorCode[];
    }
  | { readonly heldBy: string };

const nothing = (): void => undefined;
const shut = { open: true, onClose: nothing } as const;
const drawn = (draw: () => Promise<ReactElement>): KnownForm => ({ draw });

/** Values for which a sample text would be invalid. */
const account = {
  timezone: 'America/Bogota',
  organizationTimezone: 'America/Bogota',
  birthday: '1990-03-18',
  admissionDate: '2020-03-18',
};

/** Source file → its form. */
export const everyForm: Readonly<Record<string, KnownForm>> = {
  'catalog/admin/CategoryPanel.tsx': drawn(async () => {
    const { CategoryPanel } = await import('#src/catalog/admin/CategoryPanel.tsx');
    return <CategoryPanel category={null} {...shut} />;
  }),
  'catalog/admin/ProductPanel.tsx': drawn(async () => {
    const { ProductPanel } = await import('#src/catalog/admin/ProductPanel.tsx');
    return <ProductPanel product={null} {...shut} />;
  }),
  'catalog/admin/CatalogPanel.tsx': drawn(async () => {
    const { CatalogPanel } = await import('#src/catalog/admin/CatalogPanel.tsx');
    return <CatalogPanel catalog={null} {...shut} />;
  }),
  'users/admin/PersonForm.tsx': drawn(async () => {
    const { PersonForm } = await import('#src/users/admin/PersonForm.tsx');
    return <PersonForm person={null} {...shut} />;
  }),
  'analytics/own/OwnPanel.tsx': drawn(async () => {
    const { OwnPanel } = await import('#src/analytics/own/OwnPanel.tsx');
    return <OwnPanel row={null} owner={{ id: 'me', orgId: 'aurora' }} {...shut} />;
  }),
  'auth/admin/AccessForm.tsx': drawn(async () => {
    const { AccessForm } = await import('#src/auth/admin/AccessForm.tsx');
    return <AccessForm access={ofSdl('AccessSettings')} />;
  }),
  'values/admin/ValuePanel.tsx': drawn(async () => {
    const { ValuePanel } = await import('#src/values/admin/ValuePanel.tsx');
    return <ValuePanel value={null} {...shut} />;
  }),
  'files/admin/EditFile.tsx': drawn(async () => {
    const { EditFile } = await import('#src/files/admin/EditFile.tsx');
    return <EditFile file={ofSdl('RepositoryFile')} {...shut} />;
  }),
  'files/admin/AddFiles.tsx': { heldBy: 'tests/files/filesScreen.test.tsx' },
  'points/admin/RulesForm.tsx': drawn(async () => {
    const { RulesForm } = await import('#src/points/admin/RulesForm.tsx');
    return <RulesForm rules={ofSdl('PointSettingsSeen')} />;
  }),
  'points/admin/LevelPanel.tsx': drawn(async () => {
    const { LevelPanel } = await import('#src/points/admin/LevelPanel.tsx');
    return <LevelPanel level={null} levels={[]} {...shut} />;
  }),
  'points/admin/ToDistribute.tsx': {
    opener: 'Cambiar',
    draw: async () => {
      const { ToDistribute } = await import('#src/points/admin/ToDistribute.tsx');
      return <ToDistribute left={100} />;
    },
  },
  'points/admin/ExtraForm.tsx': drawn(async () => {
    const { ExtraForm } = await import('#src/points/admin/ExtraForm.tsx');
    return <ExtraForm me={ofSdl('CurrentUser')} left={100} />;
  }),
  'points/DecisionPanel.tsx': drawn(async () => {
    const { DecisionPanel } = await import('#src/points/DecisionPanel.tsx');
    return <DecisionPanel request={ofSdl('PointRequest')} verdict="approve" {...shut} />;
  }),
  'points/AskPanel.tsx': drawn(async () => {
    const { AskPanel } = await import('#src/points/AskPanel.tsx');
    return <AskPanel {...shut} />;
  }),
  'publicApi/admin/KeyPanel.tsx': {
    // The key was created and cannot be shown again; the section says so.
    endsWith: ['already_answered'],
    draw: async () => {
      const { KeyPanel } = await import('#src/publicApi/admin/KeyPanel.tsx');
      return <KeyPanel today="2026-03-18" onMade={nothing} onLost={nothing} {...shut} />;
    },
  },
  'departments/admin/DepartmentPanel.tsx': drawn(async () => {
    const { DepartmentPanel } = await import('#src/departments/admin/DepartmentPanel.tsx');
    return <DepartmentPanel department={null} within={null} departments={[]} {...shut} />;
  }),
  'departments/admin/GroupPanel.tsx': drawn(async () => {
    const { GroupPanel } = await import('#src/departments/admin/GroupPanel.tsx');
    return <GroupPanel group={null} {...shut} />;
  }),
  'coupons/admin/ProviderPanel.tsx': drawn(async () => {
    const { ProviderPanel } = await import('#src/coupons/admin/ProviderPanel.tsx');
    return <ProviderPanel provider={null} {...shut} />;
  }),
  'coupons/admin/CouponPanel.tsx': drawn(async () => {
    const { CouponPanel } = await import('#src/coupons/admin/CouponPanel.tsx');
    return <CouponPanel coupon={null} providers={[]} {...shut} />;
  }),
  'evaluations/PeersPanel.tsx': { heldBy: 'tests/evaluations/ownEvaluations.test.tsx' },
  'evaluations/AcknowledgePanel.tsx': drawn(async () => {
    const { AcknowledgePanel } = await import('#src/evaluations/AcknowledgePanel.tsx');
    return <AcknowledgePanel id="019d4444-0000-7000-8000-000000000001" {...shut} />;
  }),
  'surveys/admin/OutcomePanel.tsx': drawn(async () => {
    const { OutcomePanel } = await import('#src/surveys/admin/OutcomePanel.tsx');
    return <OutcomePanel survey={ofSdl('OrgSurvey')} {...shut} />;
  }),
  'surveys/admin/SchedulePanel.tsx': drawn(async () => {
    const { SchedulePanel } = await import('#src/surveys/admin/SchedulePanel.tsx');
    return <SchedulePanel survey={ofSdl('OrgSurvey')} {...shut} />;
  }),
  'evaluations/admin/PlanPanel.tsx': drawn(async () => {
    const { PlanPanel } = await import('#src/evaluations/admin/PlanPanel.tsx');
    const parts = [{ kind: 'self', weight: 5 }];
    return <PlanPanel cycle={ofSdl('EvaluationCycle', { phase: 'nominating', parts })} {...shut} />;
  }),
  'evaluations/admin/CalibratePanel.tsx': drawn(async () => {
    const { CalibratePanel } = await import('#src/evaluations/admin/CalibratePanel.tsx');
    return <CalibratePanel person={ofSdl('CyclePerson')} {...shut} />;
  }),
  'forms/builder/useBuilderForm.ts': { heldBy: 'tests/surveys/adminSurveys.test.tsx' },
  'surveys/PollFormDialog.tsx': drawn(async () => {
    const { PollFormDialog } = await import('#src/surveys/PollFormDialog.tsx');
    return <PollFormDialog owner={{ id: 'me', orgId: 'aurora' }} onClose={nothing} />;
  }),
  'recognitions/admin/BadgePanel.tsx': drawn(async () => {
    const { BadgePanel } = await import('#src/recognitions/admin/BadgePanel.tsx');
    return <BadgePanel badge={ofSdl('Badge')} {...shut} />;
  }),
  'recognitions/admin/TypePanel.tsx': drawn(async () => {
    const { TypePanel } = await import('#src/recognitions/admin/TypePanel.tsx');
    return <TypePanel type={null} {...shut} />;
  }),
  'recognitions/admin/SuperTypePanel.tsx': drawn(async () => {
    const { SuperTypePanel } = await import('#src/recognitions/admin/SuperTypePanel.tsx');
    return <SuperTypePanel superType={null} {...shut} />;
  }),
  'recognitions/admin/ReferralPanel.tsx': drawn(async () => {
    const { ReferralPanel } = await import('#src/recognitions/admin/ReferralPanel.tsx');
    return <ReferralPanel referral={ofSdl('Referral')} {...shut} />;
  }),
  'recognitions/admin/TagPanel.tsx': drawn(async () => {
    const { TagPanel } = await import('#src/recognitions/admin/TagPanel.tsx');
    return <TagPanel tag={null} typeId={null} types={[]} {...shut} />;
  }),
  'recognitions/admin/AwardPanel.tsx': drawn(async () => {
    const { AwardPanel } = await import('#src/recognitions/admin/AwardPanel.tsx');
    return <AwardPanel badge={ofSdl('Badge')} {...shut} />;
  }),
  'recognitions/admin/GroupPanel.tsx': drawn(async () => {
    const { GroupPanel } = await import('#src/recognitions/admin/GroupPanel.tsx');
    return <GroupPanel group={null} {...shut} />;
  }),
  'recognitions/admin/PodiumSection.tsx': drawn(async () => {
    const { PodiumSection } = await import('#src/recognitions/admin/PodiumSection.tsx');
    return <PodiumSection />;
  }),
  'recognitions/admin/RulesSection.tsx': drawn(async () => {
    const { RulesSection } = await import('#src/recognitions/admin/RulesSection.tsx');
    return <RulesSection />;
  }),
  'recognitions/referrals/ReferralForm.tsx': drawn(async () => {
    const { ReferralForm } = await import('#src/recognitions/referrals/ReferralForm.tsx');
    return <ReferralForm {...shut} />;
  }),
  'recognitions/useComposerForm.ts': { heldBy: 'tests/recognitions/composer.test.tsx' },
  'cart/useDeliveryForm.ts': { heldBy: 'tests/cart/checkoutScreen.test.tsx' },
  'organization/admin/BrandSection.tsx': drawn(async () => {
    const { BrandSection } = await import('#src/organization/admin/BrandSection.tsx');
    return <BrandSection />;
  }),
  'organization/admin/OrganizationSection.tsx': drawn(async () => {
    const { OrganizationSection } = await import('#src/organization/admin/OrganizationSection.tsx');
    return <OrganizationSection />;
  }),
  'organization/admin/EmailPanel.tsx': drawn(async () => {
    const { EmailPanel } = await import('#src/organization/admin/EmailPanel.tsx');
    return <EmailPanel kind="admin" address={null} {...shut} />;
  }),
  'pages/admin/usePageForm.ts': drawn(async () => {
    const { PageEditor } = await import('#src/pages/admin/PageEditor.tsx');
    return <PageEditor page={null} me={{ id: 'me', orgId: 'aurora' }} onClose={nothing} />;
  }),
  // This form sends no request: it adds to a list that its section sends.
  'pages/announced/FeaturedLinkForm.tsx': { heldBy: 'tests/pages/announcedAdmin.test.tsx' },
  'pages/announced/PublicityPanel.tsx': drawn(async () => {
    const { PublicityPanel } = await import('#src/pages/announced/PublicityPanel.tsx');
    return <PublicityPanel publicity={null} {...shut} />;
  }),
  'users/settings/AccountSection.tsx': drawn(async () => {
    const { AccountSection } = await import('#src/users/settings/AccountSection.tsx');
    return <AccountSection account={ofSdl('Account', account)} />;
  }),
  'users/settings/PrivacySection.tsx': drawn(async () => {
    const { PrivacySection } = await import('#src/users/settings/PrivacySection.tsx');
    return <PrivacySection account={ofSdl('Account', account)} />;
  }),
  ...takingPartForms,
  'communications/admin/CorrectPanel.tsx': drawn(async () => {
    const { CorrectPanel } = await import('#src/communications/admin/CorrectPanel.tsx');
    return <CorrectPanel communication={ofSdl('AdminCommunication')} {...shut} />;
  }),
  'communications/admin/GroupPanel.tsx': drawn(async () => {
    const { GroupPanel } = await import('#src/communications/admin/GroupPanel.tsx');
    return <GroupPanel group={null} {...shut} />;
  }),
  'communications/admin/SettingsPanel.tsx': drawn(async () => {
    const { HoursForm } = await import('#src/communications/admin/SettingsPanel.tsx');
    return (
      <HoursForm begin={{ quietFrom: 20, quietTo: 8, quietWeekends: true, mailsASecond: 20 }} {...shut} />
    );
  }),
  'feedback/ideas/NewIdea.tsx': drawn(async () => {
    const { NewIdea } = await import('#src/feedback/ideas/NewIdea.tsx');
    return <NewIdea onMade={nothing} {...shut} />;
  }),
  'feedback/ideas/admin/DecideIdea.tsx': drawn(async () => {
    const { DecideIdea } = await import('#src/feedback/ideas/admin/DecideIdea.tsx');
    return <DecideIdea idea={ofSdl('Idea')} {...shut} />;
  }),
  'feedback/ideas/admin/MergeIdea.tsx': { heldBy: 'stories/feedback/Ideas.stories.tsx' },
  'feedback/cases/ReportForm.tsx': { heldBy: 'tests/feedback/reporting.test.tsx' },
  'feedback/admin/ClocksForm.tsx': drawn(async () => {
    const { ClocksForm } = await import('#src/feedback/admin/ClocksForm.tsx');
    return <ClocksForm />;
  }),
  'feedback/admin/ToldForm.tsx': {
    ...drawn(async () => {
      const { ToldForm } = await import('#src/feedback/admin/ToldForm.tsx');
      return <ToldForm />;
    }),
    opener: 'Contar qué cambió',
  },
  'feedback/admin/CaseActs.tsx': {
    ...drawn(async () => {
      const { CaseActs } = await import('#src/feedback/admin/CaseActs.tsx');
      return <CaseActs of={{ ...ofSdl('OrgCase'), state: 'review' }} />;
    }),
    opener: 'Cerrar con motivo',
  },
  'requests/admin/RequestKindPanel.tsx': drawn(async () => {
    const { RequestKindPanel } = await import('#src/requests/admin/RequestKindPanel.tsx');
    return <RequestKindPanel requestKind={null} {...shut} />;
  }),
  'benefits/BenefitPanel.tsx': { heldBy: 'tests/benefits/asking.test.tsx' },
  'benefits/admin/BenefitPanel.tsx': drawn(async () => {
    const { BenefitPanel } = await import('#src/benefits/admin/BenefitPanel.tsx');
    return <BenefitPanel benefit={null} {...shut} />;
  }),
  'benefits/admin/CoveragePanel.tsx': drawn(async () => {
    const { CoveragePanel } = await import('#src/benefits/admin/CoveragePanel.tsx');
    return <CoveragePanel coverage={null} {...shut} />;
  }),
  'benefits/admin/AssignCoverage.tsx': drawn(async () => {
    const { AssignCoverage } = await import('#src/benefits/admin/AssignCoverage.tsx');
    return <AssignCoverage coverage={ofSdl('Coverage')} {...shut} />;
  }),
  'decisions/Delegations.tsx': drawn(async () => {
    const { DelegationPanel } = await import('#src/decisions/Delegations.tsx');
    return <DelegationPanel {...shut} />;
  }),
  'decisions/HandOver.tsx': drawn(async () => {
    const { HandOver } = await import('#src/decisions/HandOver.tsx');
    return <HandOver id="decision" refresh={nothing} {...shut} />;
  }),
  'wellbeing/admin/HelpForm.tsx': drawn(async () => {
    const { PageForm } = await import('#src/wellbeing/admin/HelpForm.tsx');
    return <PageForm page={ofSdl('WellbeingPage')} />;
  }),
  'wellbeing/admin/LookPanel.tsx': drawn(async () => {
    const { LookPanel } = await import('#src/wellbeing/admin/LookPanel.tsx');
    return <LookPanel of={ofSdl('UserBodyMetric')} {...shut} />;
  }),
  'wellbeing/metrics/MetricPanel.tsx': drawn(async () => {
    const { MetricPanel } = await import('#src/wellbeing/metrics/MetricPanel.tsx');
    return <MetricPanel {...shut} />;
  }),
};
