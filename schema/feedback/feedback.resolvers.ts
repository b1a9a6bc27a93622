/** Fields about ideas and cases. What carries files, and files themselves, go to REST directly. */
import { resolvers } from '../kit/resolvers.ts';
import { feedbackRows } from './feedback.rows.ts';

export const feedbackResolvers = resolvers('feedback', feedbackRows, {
  Query: {
    ideas: 'ideas',
    idea: 'idea',
    similarIdeas: 'similarIdeas',
    orgSuggestions: 'suggestions',
    orgComplaints: 'complaints',
    followCase: 'followCase',
    myCases: 'myCases',
    myCase: 'myCase',
    orgCase: 'orgCase',
    feedbackPromise: 'feedbackPromise',
    caseFigures: 'caseFigures',
  },
  Mutation: {
    createIdea: 'createIdea',
    voteIdea: 'voteIdea',
    commentIdea: 'commentIdea',
    decideIdea: 'decideIdea',
    mergeIdea: 'mergeIdea',
    archiveSuggestion: 'archiveSuggestion',
    archiveComplaint: 'archiveComplaint',
    noteCase: 'noteCase',
    changeCase: 'changeCase',
    handOverCase: 'handOverCase',
    updateFeedback: 'updateFeedback',
    tellWhatChanged: 'tellWhatChanged',
  },
});
