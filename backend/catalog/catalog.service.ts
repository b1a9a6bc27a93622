/** Products, categories, catalogs and savings goals. */
import type { catalogEndpoints } from '#schema/catalog/catalog.endpoints.ts';
import type { Service } from '../http/context.ts';
import { catalogsService } from './catalogs.service.ts';
import { categoryService } from './categories.service.ts';
import { productAdmin } from './products.admin.ts';
import { productService } from './products.service.ts';
import { savingService } from './saving.service.ts';

export const catalogService: Service<typeof catalogEndpoints> = {
  ...productService,
  ...categoryService,
  ...catalogsService,
  ...savingService,
  ...productAdmin,
};
