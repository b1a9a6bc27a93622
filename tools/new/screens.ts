/** The entries of a new domain in the tables of screens, sections, pictures and forms. */
import { Refusal } from './refusal.ts';
import type { Registration } from './register.ts';
import type { namesOf, Wish } from './wish.ts';

/** A changed text in a file; `from` must be there exactly once. */
export interface Edit {
  readonly file: string;
  readonly from: RegExp;
  readonly to: string;
}

/** The text after an edit; throws `Refusal` unless its place is there exactly once. */
export function edited(text: string, { file, from, to }: Edit): string {
  const places = [...text.matchAll(new RegExp(from.source, 'gm'))];
  if (places.length !== 1)
    throw new Refusal(`${file} has ${places.length} places for ${from.source}: tell tools/new/screens.ts.`);
  return text.replace(new RegExp(from.source, 'm'), () => to);
}

export function screensOf(
  wish: Wish,
  names: ReturnType<typeof namesOf>,
): { readonly registrations: readonly Registration[]; readonly edits: readonly Edit[] } {
  const { domain, Domain, One, path } = names;
  const details = [
    ...(wish.module === undefined ? [] : [`modules: ['${wish.module}']`]),
    `permission: '${wish.reads}'`,
  ].join(', ');
  const row = `  engage('${path}', msg\`${wish.title}\`, { ${details} }),`;
  const off = wish.module === undefined ? ', { SwitchedOff: never }' : '';
  const modules = wish.module === undefined ? '' : `modules: ['${wish.module}'], `;
  // The sections of this file are in the order of their groups: `engage` comes before `organization`.
  const sections = 'export const organizationSections: readonly Section[] = [';
  const section = `  section('engage', { permission: '${wish.writes}' })(
    {
      id: '${domain}',
      path: '${path.slice(1)}',
      domain: '${domain}',
      icon: FileText,
      title: msg\`${wish.title}\`,
      lead: msg\`Aquí se agregan, se cambian y se quitan.\`,
    },
    {
      ${modules}part: chunk(() => import('#src/${domain}/admin/${Domain}Section.tsx').then((file) => file.${Domain}Section)),
    },
  ),`;
  const edits: readonly Edit[] = [
    {
      file: 'src/adminSections/organizationSections.ts',
      from: /^export const organizationSections: readonly Section\[\] = \[$/,
      to: `${sections}\n${section}`,
    },
  ];
  const registrations: readonly Registration[] = [
    {
      file: 'src/app/screenParts.ts',
      opens: 'export const chunks:',
      closes: '];',
      entry: `  ['${path}', chunk(() => import('#src/${domain}/${Domain}Screen.tsx').then((file) => file.${Domain}Screen))],`,
    },
    {
      file: 'stories/pictures/table.ts',
      opens: 'export const pictured:',
      closes: '];',
      entry: `  screen('${path}'${off}),\n  section('${path.slice(1)}'${off}),`,
    },
    {
      file: 'schema/errors.operations.ts',
      opens: 'export const operationWords = {',
      closes: '} as const satisfies Readonly<Record<string, readonly [es: string, en: string]>>;',
      entry: [
        `  Create${One}: ['crear el elemento', 'create the item'],`,
        `  Update${One}: ['guardar el elemento', 'save the item'],`,
        `  Delete${One}: ['eliminar el elemento', 'delete the item'],`,
      ].join('\n'),
    },
    {
      file: 'tests/faults/forms.tsx',
      opens: 'export const everyForm:',
      closes: '};',
      entry: `  '${domain}/admin/${One}Panel.tsx': drawn(async () => {
    const { ${One}Panel } = await import('#src/${domain}/admin/${One}Panel.tsx');
    return <${One}Panel ${names.one}={null} {...shut} />;
  }),`,
    },
  ];
  return {
    registrations: [
      ...registrations,
      {
        file: 'src/app/routes.ts',
        opens: 'export const screens: readonly Screen[] = [',
        // The blank line between two groups of screens.
        closes: "\n  me('/profile', msg`Perfil`, { modules: ['profile'] }),",
        entry: row,
      },
      {
        file: 'src/app/screenIcons.ts',
        opens: 'export const icons:',
        closes: '};',
        entry: `  '${path}': Compass,`,
      },
    ],
    edits: [
      ...edits,
      { file: 'tests/app/routes.test.ts', from: /^const ours = \[/, to: `const ours = ['${path}', ` },
    ],
  };
}
