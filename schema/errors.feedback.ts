/** The name of each write about ideas and cases in words; part of `errors.operations.ts`. */

export const feedbackWords = {
  CreateIdea: ['publicar la idea', 'publish the idea'],
  VoteIdea: ['apoyar la idea', 'support the idea'],
  CommentIdea: ['comentar la idea', 'comment on the idea'],
  DecideIdea: ['decidir sobre la idea', 'decide on the idea'],
  MergeIdea: ['unir las ideas', 'merge the ideas'],
  'feedback.createSuggestion': ['enviar la sugerencia', 'send the suggestion'],
  'feedback.createComplaint': ['enviar la denuncia', 'send the complaint'],
  'feedback.addToComplaint': ['añadir al caso', 'add to the case'],
  'feedback.addToCase': ['añadir al caso', 'add to the case'],
  'feedback.answerCase': ['responder al caso', 'answer the case'],
  ArchiveSuggestion: ['archivar la sugerencia', 'archive the suggestion'],
  ArchiveComplaint: ['archivar la denuncia', 'archive the complaint'],
  NoteCase: ['guardar la nota', 'save the note'],
  ChangeCase: ['cambiar el caso', 'change the case'],
  HandOverCase: ['pasar el caso', 'hand the case over'],
  UpdateFeedback: ['guardar los plazos', 'save the deadlines'],
  TellWhatChanged: ['contar lo que cambió', 'tell what changed'],
} as const satisfies Readonly<Record<string, readonly [es: string, en: string]>>;
