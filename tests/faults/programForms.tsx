/** The forms of programs, for `forms.tsx`. */
import type { KnownForm } from './forms.tsx';
import { ofSdl } from './sdlSample.ts';

const nothing = (): void => undefined;
const shut = { open: true, onClose: nothing } as const;

export const programForms: Readonly<Record<string, KnownForm>> = {
  'programs/admin/useProgramForm.ts': {
    draw: async () => {
      const { ProgramEditor } = await import('#src/programs/admin/ProgramEditor.tsx');
      return <ProgramEditor program={null} me={{ id: 'me', orgId: 'aurora' }} onClose={nothing} />;
    },
  },
  'programs/admin/CategoryPanel.tsx': {
    draw: async () => {
      const { CategoryPanel } = await import('#src/programs/admin/CategoryPanel.tsx');
      return <CategoryPanel category={null} {...shut} />;
    },
  },
  'programs/admin/AssignPanel.tsx': {
    draw: async () => {
      const { AssignPanel } = await import('#src/programs/admin/AssignPanel.tsx');
      return <AssignPanel program={ofSdl('OrgProgram')} {...shut} />;
    },
  },
  'programs/admin/DecidePanel.tsx': {
    draw: async () => {
      const { DecidePanel } = await import('#src/programs/admin/DecidePanel.tsx');
      return <DecidePanel submission={ofSdl('ProgramSubmission')} verdict="sendBack" {...shut} />;
    },
  },
};
