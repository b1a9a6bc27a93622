/** Every kind of uploads with the rule of the records that hold its files, and their tables. */
import { proofReader } from './challenges/challenges.access.ts';
import { challengeProofs } from './challenges/challenges.tables.ts';
import { communicationReader } from './communications/communications.access.ts';
import { communications } from './communications/communications.tables.ts';
import { createFileService } from './files/files.service.ts';
import { heldByNothing, heldByOne, whileOn, type FileReaders } from './files/files.readers.ts';
import { repositoryFiles } from './files/files.tables.ts';
import type { FileHolders } from './files/sweep.job.ts';
import { checkinReader } from './goals/goals.access.ts';
import { goalCheckins } from './goals/goals.tables.ts';
import { documentReader } from './files/repository.rules.ts';
import { pictureReader } from './pages/pictures.ts';
import { postReader } from './posts/posts.access.ts';
import { posts } from './posts/posts.tables.ts';
import { taskReader } from './tasks/tasks.access.ts';
import { tasks, taskSubmissions } from './tasks/tasks.tables.ts';
import { photoReader } from './users/photos.service.ts';

export const fileReaders: FileReaders = {
  'comm-attachment': heldByOne(
    whileOn('communications', communicationReader),
    whileOn('files_repo', documentReader),
  ),
  'user-profile-picture': photoReader,
  'task-attachment': heldByOne(whileOn('tasks', taskReader), whileOn('admin_retos', proofReader)),
  'program-attachment': heldByNothing,
  'suggestion-attachment': heldByNothing,
  'complaint-attachment': heldByNothing,
  'goalcheckin-attachment': whileOn('goals', checkinReader),
  'corp-benef-image': pictureReader,
  'post-attachments': whileOn('recognitions', postReader),
};

export const fileHolders: FileHolders = {
  'comm-attachment': [communications, repositoryFiles],
  'user-profile-picture': [],
  'task-attachment': [tasks, taskSubmissions, challengeProofs],
  'program-attachment': [],
  'suggestion-attachment': [],
  'complaint-attachment': [],
  'goalcheckin-attachment': [goalCheckins],
  'corp-benef-image': [],
  'post-attachments': [posts],
};

/** The calls of uploads under these rules. */
export const fileService = createFileService(fileReaders);
