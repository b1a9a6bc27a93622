/** Every kind of uploads with the rule of the records that hold its files. */
import { proofReader } from './challenges/challenges.access.ts';
import { communicationReader } from './communications/communications.access.ts';
import { createFileService } from './files/files.service.ts';
import { heldByOne, whileOn, type FileReaders } from './files/files.readers.ts';
import { caseReader } from './feedback/cases.access.ts';
import { checkinReader } from './goals/goals.access.ts';
import { documentReader } from './files/repository.rules.ts';
import { pictureReader } from './pages/pictures.ts';
import { postReader } from './posts/posts.access.ts';
import { programFileReader } from './programs/programs.access.ts';
import { taskReader } from './tasks/tasks.access.ts';
import { photoReader } from './users/photos.service.ts';

export const fileReaders: FileReaders = {
  'comm-attachment': heldByOne(
    whileOn('communications', communicationReader),
    whileOn('files_repo', documentReader),
  ),
  'user-profile-picture': photoReader,
  'task-attachment': heldByOne(whileOn('tasks', taskReader), whileOn('admin_retos', proofReader)),
  'program-attachment': whileOn('programs', programFileReader),
  'suggestion-attachment': whileOn('complaints', caseReader),
  'complaint-attachment': whileOn('complaints', caseReader),
  'goalcheckin-attachment': whileOn('goals', checkinReader),
  'corp-benef-image': pictureReader,
  'post-attachments': whileOn('recognitions', postReader),
};

/** The calls of uploads under these rules. */
export const fileService = createFileService(fileReaders);
