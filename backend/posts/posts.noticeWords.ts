/** Texts that count notifications about posts in a mail. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const boostWords: NoticeWords = {
  kind: 'boost',
  spanish: ['Alguien sumó puntos a tu reconocimiento', '{n} personas sumaron puntos a tus reconocimientos'],
  english: ['Somebody added points to your recognition', '{n} people added points to your recognitions'],
};

export const commentWords: NoticeWords = {
  kind: 'comment',
  spanish: ['Hay un comentario para ti', 'Hay {n} comentarios para ti'],
  english: ['There is a comment for you', 'There are {n} comments for you'],
};

export const reportWords: NoticeWords = {
  kind: 'report',
  spanish: ['Hay una publicación por revisar', 'Hay {n} publicaciones por revisar'],
  english: ['There is a post to look at', 'There are {n} posts to look at'],
};

export const reactionWords: NoticeWords = {
  kind: 'reaction',
  spanish: ['Alguien reaccionó a una publicación tuya', 'Hay {n} reacciones a publicaciones tuyas'],
  english: ['Someone reacted to your post', 'There are {n} reactions to posts of yours'],
};
