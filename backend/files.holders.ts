/** The tables of the records that hold files, for the sweep of files whose record is gone. */
import { challengeProofs } from './challenges/challenges.tables.ts';
import { communications } from './communications/communications.tables.ts';
import { repositoryFiles } from './files/files.tables.ts';
import type { FileHolders } from './files/sweep.ts';
import { cases } from './feedback/cases.tables.ts';
import { goalCheckins } from './goals/goals.tables.ts';
import { posts } from './posts/posts.tables.ts';
import { programs, programSubmissions } from './programs/programs.tables.ts';
import { tasks, taskSubmissions } from './tasks/tasks.tables.ts';

export const fileHolders: FileHolders = {
  'comm-attachment': [communications, repositoryFiles],
  'user-profile-picture': [],
  'task-attachment': [tasks, taskSubmissions, challengeProofs],
  'program-attachment': [programs, programSubmissions],
  'suggestion-attachment': [cases],
  'complaint-attachment': [cases],
  'goalcheckin-attachment': [goalCheckins],
  'corp-benef-image': [],
  'post-attachments': [posts],
};
