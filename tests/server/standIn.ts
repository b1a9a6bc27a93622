/**
 * A foreign REST server that speaks the specification alone: the answers hold only the fields that it states, and calls
 * that it does not name answer 404. Nothing here comes from the contract rows.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { otherServer } from './served.ts';

/** Answers by "METHOD /path"; a body of text is the words of a refusal with status 400. */
const answers: Readonly<Record<string, unknown>> = {
  'POST /login': { auth_token: 'by-password' },
  'POST /oauth2/teams/token': { data: { auth_token: 'by-teams' } },
  'POST /otp/login': { success: true },
  'POST /otp/verify_code': 'Ese código ya venció.',
  'GET /org/services': {
    recognitions: { active: true },
    catalog: { active: false },
    new_one: { active: true },
  },
  'GET /user': { id: 7, language: 'english', user_type: 'collaborator', shoe_size: 42 },
  'GET /user/notification_count': { notification_count: 3, pending_surveys: 2 },
  'GET /org/settings': { branding: { banner: { main: '#113355', secondary: '#aa3300' } } },
  'GET /post': {
    items: [{ id: 31, sender: { id: 7 }, message: 'Gracias', created_at: '2026-11-20T10:00:00.000Z' }],
  },
  'POST /like': 'Ya no puedes reaccionar.',
  'DELETE /comment/1': {},
};

const needsToken = (call: string): boolean => !/^POST \/(?:login|otp|oauth2)\b/u.test(call);

function reply(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '', 'http://stand.in');
  const call = `${request.method} ${pathname.replace(/^\/api/u, '')}`;
  const json = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const body = answers[call];
  if (needsToken(call) && request.headers.authorization === undefined) json(401, {});
  else if (body === undefined) json(404, { error: 'No such call' });
  else if (typeof body === 'string') json(400, { message: body });
  else json(200, body);
}

/** Starts the server. */
export const standIn = (): ReturnType<typeof otherServer> => otherServer(reply);
