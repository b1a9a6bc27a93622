/** For `usePanelForm` of a panel that only sends something new, such as an award or a request. */
export const onlyCreates = {
  id: null,
  update: async (): Promise<never> => {
    throw new Error('This panel updates nothing.');
  },
} as const;
