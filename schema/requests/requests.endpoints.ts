/** Calls about requests (spec §7 "Solicitud: create, list, update, submit"). */
import * as z from 'zod/mini';
import { Answers } from '../forms/questions.shapes.ts';
import { endpoints } from '../kit/endpoint.ts';
import { file } from '../kit/files.ts';
import { Day, Done, Id, Keywords, page, PageNumber } from '../kit/shapes.ts';
import { timeoutMs } from '../limits.ts';
import { requestFile, requestLimits, requestStandings } from './requests.rules.ts';
import {
  OrgRequestKind,
  RequestDetail,
  RequestKind,
  RequestKindChange,
  RequestKindForm,
  RequestKindInput,
  RequestSubmissions,
} from './requests.shapes.ts';

const use = { can: 'requests.use', module: 'solicitud' } as const;
const manage = { can: 'requests.manage', module: 'solicitud' } as const;
const Files = z._default(z.array(file(requestFile)).check(z.maxLength(requestLimits.files)), []);

export const requestEndpoints = endpoints({
  /** Open kinds by title, each with the newest requests of the reader; `status` filters these. */
  list: {
    route: 'GET /solicitud',
    query: z.object({ status: z.optional(z.enum(requestStandings)), page: PageNumber }),
    reply: page(RequestKind),
    ...use,
    origin: 'proposed',
  },
  create: {
    route: 'POST /org/solicitud',
    body: RequestKindInput,
    reply: OrgRequestKind,
    ...manage,
    origin: 'proposed',
  },
  update: {
    route: 'PATCH /org/solicitud/{id}',
    body: RequestKindChange,
    reply: OrgRequestKind,
    ...manage,
    origin: 'proposed',
  },
  /** Hands in a request; each one is new. */
  submit: {
    route: 'POST /solicitud/{id}/submit',
    encoding: 'multipart',
    timeout: timeoutMs.upload,
    body: z.object({ answers: z._default(Answers, []), files: Files }),
    reply: RequestDetail,
    ...use,
    origin: 'proposed',
  },
  /** A kind with its questions. */
  kind: { route: 'GET /solicitud/{id}', reply: RequestKindForm, ...use, origin: 'ours' },
  /** All kinds by title, for administrators. */
  all: { route: 'GET /org/solicitud', reply: z.array(OrgRequestKind), ...manage, origin: 'ours' },
  /** Requests of the reader, newest first. */
  mine: {
    route: 'GET /user/solicitud',
    query: z.object({ status: z.optional(z.enum(requestStandings)), page: PageNumber }),
    reply: RequestSubmissions,
    ...use,
    origin: 'ours',
  },
  /** One request, for the person, those who decide, and administrators. */
  request: { route: 'GET /solicitud/request/{id}', reply: RequestDetail, ...use, origin: 'ours' },
  comment: {
    route: 'POST /solicitud/request/{id}/comment',
    encoding: 'multipart',
    timeout: timeoutMs.upload,
    body: z.object({
      text: z._default(z.string().check(z.trim(), z.maxLength(requestLimits.comment)), ''),
      files: Files,
    }),
    reply: RequestDetail,
    ...use,
    origin: 'ours',
  },
  /** Takes back the own request, until it is decided. */
  withdraw: {
    route: 'POST /solicitud/request/{id}/withdraw',
    body: z.object({}),
    reply: Done,
    ...use,
    origin: 'ours',
  },
  /** What was handed in, newest first. */
  requests: {
    route: 'GET /org/solicitud/request',
    query: z.object({
      page: PageNumber,
      keywords: Keywords,
      kindId: z.optional(Id),
      status: z.optional(z.enum(requestStandings)),
      late: z.optional(z.boolean()),
      from: z.optional(Day),
      to: z.optional(Day),
    }),
    reply: RequestSubmissions,
    ...manage,
    origin: 'ours',
  },
});
