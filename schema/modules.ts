/** The modules an organisation can switch, as the wire spells them (spec §3 "Services"). */
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

/** One module of the organisation. */
export type ModuleFlag = (typeof moduleFlags)[number];

/** Which modules are on; a missing flag means off. */
export type ActiveModules = Readonly<Partial<Record<ModuleFlag, boolean>>>;

/** The modules before any load: only sign-in is on (spec §3). */
export const defaultModules: ActiveModules = { auth: true };
