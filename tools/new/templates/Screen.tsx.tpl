/** The screen of {{domain}}: the list, and a form for users who may add. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { may } from '#schema/permissions.ts';
import { Page } from '#src/ui/Page.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { {{One}}Form } from './{{One}}Form.tsx';
import { {{One}}List } from './{{One}}List.tsx';

/** Takes no props; its route is a row of src/app/routes.ts. */
export function {{Domain}}Screen(): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  return (
    <Page title={t`{{title}}`} width="feed">
      {me !== undefined && may(me.userType, '{{writes}}') ? <{{One}}Form /> : null}
      <{{One}}List />
    </Page>
  );
}
