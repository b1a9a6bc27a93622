/** Requests (spec §7 "Solicitud: create, list, update, submit"). */
import type { requestEndpoints } from '#schema/requests/requests.endpoints.ts';
import type { Service } from '../http/context.ts';
import { askingService } from './asking.service.ts';
import { makingService } from './making.service.ts';

export const requestService: Service<typeof requestEndpoints> = { ...askingService, ...makingService };
