/** Fields about programs. */
import { resolvers } from '../kit/resolvers.ts';
import { programEndpoints } from './programs.endpoints.ts';

export const programResolvers = resolvers('programs', programEndpoints, {
  Query: {
    programs: 'list',
    program: 'program',
    programLesson: 'lesson',
    programSubmissions: 'submissions',
    programCategories: 'categories',
    programCertificate: 'certificate',
    allPrograms: 'all',
    orgProgram: 'orgProgram',
    programRemoval: 'removal',
    programPeople: 'people',
    programPerson: 'person',
  },
  Mutation: {
    submitProgramLesson: 'submitLesson',
    submitProgram: 'submit',
    joinProgram: 'join',
    leaveProgram: 'leave',
    keepProgramPlace: 'keepPlace',
    createProgram: 'create',
    updateProgram: 'update',
    deleteProgram: 'remove',
    activateProgram: 'activate',
    copyProgram: 'copy',
    assignCourse: 'assignCourse',
    assignCustomProgram: 'assignCustom',
    assignGenericProgram: 'assignGeneric',
    withdrawProgramAssignment: 'withdraw',
    remindProgram: 'remind',
    decideProgramSubmission: 'decide',
    createProgramCategory: 'createCategory',
    updateProgramCategory: 'updateCategory',
    deleteProgramCategory: 'removeCategory',
  },
});
