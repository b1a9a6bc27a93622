/** `/podium`: most recognised, most recognising, and by badges; of the period or of all time. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import { ApiError } from '#schema/errors.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { SwitchedOff } from '#src/ui/SwitchedOff.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { BoardView } from './BoardView.tsx';
import { podiumQueries, type Board, type Span } from './podium.queries.ts';

const boards = ['receivers', 'givers', 'badges'] as const satisfies readonly Board[];
const spans = ['period', 'all'] as const satisfies readonly Span[];

function Off(): ReactElement {
  const { t } = useLingui();
  const isAdmin = useMe()?.permissions.includes('recognition.manage') ?? false;
  return (
    <SwitchedOff
      feature={t`Podio`}
      adminAction={
        isAdmin ? (
          <Link href="/admin/podium" asChild>
            <LinkButton>
              <Trans>Activar el podio</Trans>
            </LinkButton>
          </Link>
        ) : undefined
      }
    />
  );
}

/** The screen of the route `/podium`; board and span are in the URL. */
export function PodiumScreen(): ReactElement {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const hasBadges = useModule('insignias');
  const rules = useQuery(podiumQueries.rules());
  const asked = spans.find((one) => one === search.get('span'));
  // Falls back to the period if the rules fail: the list must not wait for the rules.
  const span: Span = asked ?? (rules.data?.accumDefault === true ? 'all' : 'period');
  const isKnown = asked !== undefined || !rules.isPending;
  const board = boards.find((one) => one === search.get('by')) ?? 'receivers';
  const shown = board === 'badges' && !hasBadges ? 'receivers' : board;
  const isOff =
    rules.data?.enabled === false || (rules.error instanceof ApiError && rules.error.code === 'module_off');
  const set = (name: string, value: string): void =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      next.set(name, value);
      return next;
    }, samePlace());
  const content = (of: Board): ReactElement => (
    <BoardView board={of} span={isKnown ? span : null} off={<Off />} />
  );
  return (
    <Page
      title={t`Podio`}
      lead={<Trans>Quiénes más reciben y quiénes más agradecen. Los empates comparten lugar.</Trans>}
      actions={
        isOff ? undefined : (
          <SegmentedControl
            label={t`De cuándo`}
            hideLabel
            value={span}
            onChange={(next) => set('span', next)}
            options={[
              { value: 'period', label: t`Periodo actual` },
              { value: 'all', label: t`Desde siempre` },
            ]}
          />
        )
      }
    >
      {isOff ? (
        <Off />
      ) : (
        <Tabs
          label={t`Qué se cuenta`}
          selected={shown}
          onSelect={(next) => set('by', next)}
          tabs={[
            { id: 'receivers', label: t`Reciben`, content: content('receivers') },
            { id: 'givers', label: t`Reconocen`, content: content('givers') },
            ...(hasBadges ? [{ id: 'badges', label: t`Insignias`, content: content('badges') }] : []),
          ]}
        />
      )}
    </Page>
  );
}
