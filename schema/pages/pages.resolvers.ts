/** GraphQL fields of pages, announcements and featured items. */
import { resolvers } from '../kit/resolvers.ts';
import { pageEndpoints } from './pages.endpoints.ts';

export const pageResolvers = resolvers('pages', pageEndpoints, {
  Query: {
    customPages: 'list',
    customPage: 'get',
    pageEntries: 'published',
    pageView: 'read',
    publicity: 'publicity',
    publicityList: 'publicityList',
    featured: 'featured',
    featuredChoices: 'featuredChoices',
  },
  Mutation: {
    createCustomPage: 'create',
    updateCustomPage: 'update',
    orderCustomPages: 'order',
    deleteCustomPage: 'remove',
    dismissPublicity: 'dismissPublicity',
    createPublicity: 'createPublicity',
    updatePublicity: 'updatePublicity',
    deletePublicity: 'removePublicity',
    feature: 'feature',
  },
});
