/** The text of a notification: one sentence that names the latest person and counts the others, and the task it is about. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { nameOf } from '#src/people/personName.ts';
import type { Group } from './inboxRows.ts';

/** Whether the sentence ends with the excerpt: a task, with its points. */
export const endsInExcerpt = ({ kind, excerpt }: Pick<Group, 'kind' | 'excerpt'>): boolean =>
  kind.startsWith('task') && excerpt !== '';

/** Returns the sentence of a group. */
export function useSentence(): (group: Pick<Group, 'kind' | 'actors' | 'ids' | 'excerpt'>) => string {
  const begin = useBeginning();
  return (group) => (endsInExcerpt(group) ? `${begin(group)}: ${group.excerpt}` : begin(group));
}

function useBeginning(): (group: Pick<Group, 'kind' | 'actors' | 'ids'>) => string {
  const { t } = useLingui();
  return ({ kind, actors, ids }) => {
    const [latest] = actors;
    const name = latest === undefined ? null : nameOf(latest);
    const others = actors.length - 1;
    const more = t`${name} y ${plural(others, { one: '# persona más', other: '# personas más' })}`;
    switch (kind) {
      case 'recognition':
        if (name === null) return t`Recibiste un reconocimiento`;
        return others > 0 ? t`${more} te reconocieron` : t`${name} te reconoció`;
      case 'recognition_returned':
        return t`Un reconocimiento que programaste no se publicó y sus puntos volvieron a ti`;
      case 'boost':
        if (name === null) return t`Tu reconocimiento recibió más puntos`;
        return others > 0
          ? t`${more} sumaron puntos a tu reconocimiento`
          : t`${name} sumó puntos a tu reconocimiento`;
      case 'badge':
        return name === null ? t`Recibiste una insignia` : t`${name} te dio una insignia`;
      case 'comment':
        if (name === null) return t`Hay comentarios nuevos en una publicación en la que participas`;
        return others > 0
          ? t`${more} comentaron en una publicación en la que participas`
          : t`${name} comentó en una publicación en la que participas`;
      case 'reaction':
        if (name === null) return t`Tu publicación tiene reacciones nuevas`;
        return others > 0 ? t`${more} reaccionaron a tu publicación` : t`${name} reaccionó a tu publicación`;
      case 'birthday':
        return t`¡Feliz cumpleaños! Tu equipo puede felicitarte aquí`;
      case 'anniversary':
        return t`¡Feliz aniversario! Tu equipo puede felicitarte aquí`;
      case 'poll':
        return t`Tu encuesta cerró: mira el resultado`;
      case 'report':
        return ids.length > 1
          ? t`Una publicación tiene ${plural(ids.length, { one: '# reporte', other: '# reportes' })}: hay que revisarla`
          : t`Reportaron una publicación: hay que revisarla`;
      // The requester and the approver both receive these kinds: one sentence for both.
      case 'order':
        if (name === null) return t`Hay novedades en un pedido`;
        return others > 0
          ? t`Hay novedades de ${more} en un pedido`
          : t`Hay novedades de ${name} en un pedido`;
      case 'request':
        if (name === null) return t`Hay novedades en una solicitud de puntos`;
        return others > 0
          ? t`Hay novedades de ${more} en una solicitud de puntos`
          : t`Hay novedades de ${name} en una solicitud de puntos`;
      case 'coupon':
        return t`Un cupón tuyo vence pronto: úsalo a tiempo`;
      case 'document':
        return name === null
          ? t`Hay un documento que tienes que leer y confirmar`
          : t`${name} te pide leer y confirmar un documento`;
      case 'survey':
        return t`Tienes una encuesta por responder`;
      case 'survey_reminder':
        return t`Una encuesta todavía espera tu respuesta`;
      case 'survey_outcome':
        return t`Ya puedes leer qué resultó de una encuesta`;
      case 'survey_few':
        return t`Una encuesta anónima tuya no se abrió: quedan muy pocas personas`;
      case 'evaluation':
        return t`Tienes evaluaciones por escribir`;
      case 'evaluation_reminder':
        return t`Una evaluación todavía espera que la escribas`;
      case 'evaluation_peers':
        return t`Propón quiénes de tus compañeros escriben sobre ti`;
      case 'evaluation_confirm':
        return t`Alguien de tu equipo propuso quiénes escriben en su evaluación`;
      case 'evaluation_shared':
        return t`Tu evaluación ya está lista para leer`;
      case 'evaluation_acknowledged':
        return t`Alguien de tu equipo confirmó que leyó su evaluación`;
      case 'goal_reminder':
        return t`Un objetivo tuyo no tiene avances hace dos semanas`;
      case 'goal_digest':
        return t`Hay objetivos de tu equipo que esperan un avance`;
      case 'goal_period_closed':
        return t`Cerró un periodo de objetivos: mira en cuánto quedaron los tuyos`;
      case 'goal_part':
        return name === null
          ? t`Un objetivo quiere contar en uno tuyo y espera tu decisión`
          : t`${name} pide que un objetivo cuente en uno tuyo`;
      case 'goal_part_refused':
        return name === null
          ? t`No aceptaron que un objetivo tuyo cuente en otro`
          : t`${name} no aceptó que un objetivo tuyo cuente en otro`;
      case 'goal_checkin':
        return name === null
          ? t`Registraron un avance en un objetivo tuyo`
          : t`${name} registró un avance en un objetivo tuyo`;
      case 'goal_comment':
        if (name === null) return t`Hay comentarios nuevos en un objetivo tuyo`;
        return others > 0
          ? t`${more} comentaron en un objetivo tuyo`
          : t`${name} comentó en un objetivo tuyo`;
      case 'task':
        return name === null ? t`Tienes una tarea nueva` : t`${name} te dio una tarea`;
      case 'task_reminder':
        return t`Una tarea tuya vence pronto`;
      case 'task_submitted':
        return name === null
          ? t`Una entrega espera tu decisión`
          : t`${name} entregó una tarea y espera tu decisión`;
      case 'task_sent_back':
        return name === null
          ? t`Te devolvieron una tarea con un motivo`
          : t`${name} te devolvió una tarea con un motivo`;
      case 'task_approved':
        return name === null ? t`Aprobaron una tarea tuya` : t`${name} aprobó una tarea tuya`;
      case 'task_cancelled':
        return name === null ? t`Se canceló una tarea tuya` : t`${name} canceló una tarea tuya`;
      case 'challenge':
        return t`Comenzó un reto tuyo`;
      case 'challenge_ending':
        return t`Un reto tuyo termina pronto`;
      case 'challenge_proof':
        return t`Se decidió sobre tu comprobante de un reto`;
      case 'challenge_completed':
        return t`Completaste un reto`;
      case 'event_promoted':
        return t`Se liberó un lugar y ya es tuyo`;
      case 'event_changed':
        return t`Cambió un evento tuyo`;
      case 'event_cancelled':
        return t`Se canceló un evento tuyo`;
      case 'event_reminder':
        return t`Mañana tienes un evento`;
      case 'program':
        return t`Te asignaron un programa`;
      case 'program_reminder':
        return t`Un programa tuyo vence pronto`;
      case 'program_sent_back':
        return name === null
          ? t`Te devolvieron la entrega de un programa`
          : t`${name} te devolvió la entrega de un programa`;
      case 'program_finished':
        return t`Terminaste un programa`;
      case 'communication':
        return t`Hay un comunicado para ti`;
      case 'communication_reminder':
        return t`Un comunicado espera que confirmes que lo leíste`;
      case 'week_digest':
        return t`Tu semana en el equipo está lista: agradece a alguien`;
      case 'request_waiting':
        return name === null
          ? t`Una solicitud espera tu decisión`
          : t`${name} envió una solicitud y espera tu decisión`;
      case 'request_reminder':
        return name === null
          ? t`Una solicitud espera hace más de lo acordado`
          : t`La solicitud de ${name} espera hace más de lo acordado`;
      case 'request_decided':
        return name === null
          ? t`Hay novedades de una solicitud tuya`
          : t`Hay novedades de ${name} en una solicitud tuya`;
      case 'request_comment':
        return name === null ? t`Comentaron una solicitud` : t`${name} comentó una solicitud`;
      case 'metrics_seen':
        return name === null ? t`Vieron datos que compartes` : t`${name} vio datos que compartes`;
      case 'idea_decided':
        return t`Hay novedades de una idea que apoyas`;
      case 'idea_merged':
        return t`Tu idea se unió a otra`;
      case 'cases_waiting':
        return t`Hay casos que esperan`;
      case 'case_answered':
        return t`Respondieron a lo que escribiste`;
      case 'feedback_told':
        return t`Dijeron, hicimos: mira qué cambió`;
    }
  };
}
