/**
 * Ids of the demo world: shaped like UUIDv7, older than any id that is drawn later, and independent of the
 * date.
 */

const kinds = [
  'organizations',
  'modules',
  'departments',
  'users',
  'post_types',
  'posts',
  'post_receivers',
  'post_type_links',
  'reactions',
  'comments',
  'accounts',
  'transfers',
  'entries',
  'notifications',
  'recognition_types',
  'super_recognition_types',
  'sub_recognition_types',
  'recognition_groups',
  'recognition_settings',
  'podium_settings',
  'podium_scores',
  'podium_hidden',
  'corporate_values',
  'user_groups',
  'user_group_members',
  'badges',
  'badge_awards',
  'referrals',
  'post_scopes',
  'subcomments',
  'boosts',
  'post_reports',
  'credentials',
  'celebrations',
  'surveys',
  'survey_questions',
  'survey_options',
  'survey_responses',
  'point_settings',
  'point_requests',
  'levels',
  'renewals',
  'redeemed_months',
  'catalogs',
  'catalog_choices',
  'product_categories',
  'products',
  'product_questions',
  'savings',
  'cart_items',
  'orders',
  'order_items',
  'order_answers',
  'order_events',
  'invoices',
  'payments',
  'providers',
  'provider_staff',
  'coupons',
  'redemptions',
  'deletion_requests',
  'user_imports',
  'user_import_lines',
  'repository_files',
  'file_versions',
  'file_proofs',
  'custom_pages',
  'publicity',
  'featured_items',
  'org_emails',
  'survey_cells',
  'survey_invitations',
  'survey_tallies',
  'survey_texts',
  'forms',
  'evaluation_people',
  'evaluation_nominations',
  'evaluations',
  'goals',
  'tasks',
  'challenges',
  'task_people',
  'task_submissions',
  'goal_periods',
  'goal_categories',
  'goal_links',
  'goal_checkins',
  'goal_checklist_items',
  'challenge_categories',
  'challenge_people',
  'challenge_entries',
  'challenge_proofs',
  'events',
  'event_participants',
  'event_feeds',
  'communications',
  'communication_people',
  'communication_groups',
  'requests',
  'request_kinds',
  'request_comments',
  'decisions',
  'decision_seats',
  'decision_steps',
  'delegations',
  'moods',
  'mood_shares',
  'mood_sums',
  'mood_weeks',
  'body_metrics',
  'metric_consents',
  'metric_looks',
  'wellbeing_pages',
  'waiting_snoozes',
  'programs',
  'program_categories',
  'program_people',
  'program_steps',
  'program_submissions',
  'program_pieces',
  'benefits',
  'benefit_submissions',
  'coverages',
  'coverage_people',
  'coverage_batches',
  'ideas',
  'idea_votes',
  'idea_comments',
  'cases',
  'case_involved',
  'case_messages',
  'case_notes',
  'feedback_told',
  'idea_words',
  'job_turns',
  'fact_progress',
  'facts',
  'custom_analytics',
  'saved_views',
  'working_hours',
] as const;

/**
 * Tables whose rows have ids here. Add a new table at the END, because a table in between changes every id
 * after it.
 */
export type Kind = (typeof kinds)[number];

/** Draws the next id of a table in one organisation. */
export type NewId = (kind: Kind) => string;

/** The prefix of the ids of a table in an organisation. */
const beginning = (organization: number, kind: Kind): string =>
  `01900000-${organization.toString(16).padStart(4, '0')}-7${kinds.indexOf(kind).toString(16).padStart(3, '0')}-8000-`;
const ending = (place: number): string => place.toString(16).padStart(12, '0');

/** Id of a row by the number of its organisation (from 1) and its position in its table (from 0). */
export const idOf = (organization: number, kind: Kind, place: number): string =>
  beginning(organization, kind) + ending(place);

/** Draws ids in the order of the calls. */
export function idsOf(organization: number): NewId {
  const counters = new Map<Kind, { readonly start: string; next: number }>();
  return (kind) => {
    let counter = counters.get(kind);
    if (counter === undefined)
      counters.set(kind, (counter = { start: beginning(organization, kind), next: 0 }));
    return counter.start + ending(counter.next++);
  };
}
