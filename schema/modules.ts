/** The switches an organisation can turn, as the wire spells them (spec §3 "Services"). */
export const moduleFlags = [
  'analytics',
  'benefits',
  'catalog',
  'communications',
  'complaints',
  'evaluations',
  'events',
  'benef_corp',
  'fullstory',
  'goals',
  'notifications',
  'profile',
  'programs',
  'recognitions',
  'surveys',
  'tasks',
  'auth',
  'insignias',
  'solicitud',
  'publicBadges',
  'admin_retos',
  'whatsapp',
  'support_channel',
  'birthdays',
  'anniversary',
  'choose_catalog',
  'complaints_pannel',
  'workplace',
  'organization_info',
  'files_repo',
  'coverages',
  'user_event_registration',
  'ever_health',
  'is_schedule',
  'birthday_img',
  'salud_seguridad',
  'invoices',
] as const;

/** One switch of the organisation. */
export type ModuleFlag = (typeof moduleFlags)[number];

/** Which modules are on; a flag that is missing is off. */
export type ActiveModules = Readonly<Partial<Record<ModuleFlag, boolean>>>;

/** What holds before anything was loaded: only sign-in is on (spec §3). */
export const defaultModules: ActiveModules = { auth: true };
