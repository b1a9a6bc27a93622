/** The actions on one's own profile: the three pictures, and the account. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Cake, Camera, Image, Pencil } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useModule } from '#src/organization/organization.context.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import type { PictureKind } from '#src/users/photo/pictures.ts';

interface ChangeProps {
  readonly onChange: (kind: PictureKind) => void;
}

/** The button on the avatar. */
export function ChangePhoto({ onChange }: ChangeProps): ReactElement {
  const { t } = useLingui();
  return (
    <IconButton
      icon={Camera}
      label={t`Cambiar tu foto`}
      variant="secondary"
      onClick={() => onChange('photo')}
      className="absolute! -end-1 -bottom-1 rounded-full!"
    />
  );
}

/** The button on the cover. */
export function ChangeCover({ onChange }: ChangeProps): ReactElement {
  const { t } = useLingui();
  return (
    <IconButton
      icon={Image}
      label={t`Cambiar la portada`}
      variant="secondary"
      onClick={() => onChange('cover')}
      className="absolute! end-3 top-3"
    />
  );
}

/** The buttons beside the avatar. */
export function OwnActions({ onChange }: ChangeProps): ReactElement {
  const hasBirthdayImage = useModule('birthday_img');
  return (
    <>
      {hasBirthdayImage ? (
        <Button variant="secondary" icon={Cake} onClick={() => onChange('birthday')}>
          <Trans>Imagen de cumpleaños</Trans>
        </Button>
      ) : null}
      <Link href="/general_settings" asChild>
        <LinkButton icon={Pencil}>
          <Trans>Editar cuenta</Trans>
        </LinkButton>
      </Link>
    </>
  );
}
