/** As whom somebody answers about a person: the person, the leader, a peer, or one of the people whom the person leads. */
export const writerKinds = ['self', 'leader', 'peer', 'team'] as const;
export type WriterKind = (typeof writerKinds)[number];
