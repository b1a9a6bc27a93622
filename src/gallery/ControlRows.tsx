/** Controls and fields in their sizes and states. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Gem, HandHeart, Mail, Settings } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { RemovableChip } from '#src/ui/RemovableChip.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { Select } from '#src/ui/Select.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { Row } from './Row.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** Buttons in every variant, size and state. */
export const ButtonRows = (): ReactElement => (
  <>
    {sizes.map((size) => (
      <Row key={size} title={<Trans>Botones: {size}</Trans>}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size={size} icon={HandHeart}>
            {variant}
          </Button>
        ))}
        <Button size={size} busy>
          busy
        </Button>
        <Button size={size} disabled>
          disabled
        </Button>
      </Row>
    ))}
  </>
);

/** Chips and tags. */
export function ChipRows(): ReactElement {
  const { t } = useLingui();
  const [pressed, setPressed] = useState(true);
  const [stands, setStands] = useState(true);
  return (
    <>
      <Row title={<Trans>Chips</Trans>}>
        <Chip icon={Gem}>neutral</Chip>
        <Chip tone="brand">brand</Chip>
        <Chip tone="accent">accent</Chip>
        <ToggleChip pressed={pressed} onPress={() => setPressed(!pressed)}>
          <Trans>Se elige</Trans>
        </ToggleChip>
        {stands ? (
          <RemovableChip onRemove={() => setStands(false)} removeLabel={t`Quitar`}>
            <Trans>Se quita</Trans>
          </RemovableChip>
        ) : null}
        <IconButton icon={Settings} label={t`Configurar`} />
        <IconButton icon={Settings} label={t`Configurar, con borde`} variant="secondary" badge={3} />
      </Row>
      <Row title={<Trans>Estados</Trans>}>
        {(['success', 'info', 'warning', 'error'] as const).map((severity) => (
          <StatusTag key={severity} severity={severity}>
            {severity}
          </StatusTag>
        ))}
      </Row>
    </>
  );
}

/** Fields, one of each kind. */
export function FieldRows(): ReactElement {
  const { t } = useLingui();
  const [size, setSize] = useState<'a' | 'b'>('a');
  const [count, setCount] = useState<number | null>(12);
  const [isOn, setOn] = useState(true);
  const options = [
    { value: 'a', label: t`Primera opción` },
    { value: 'b', label: t`Segunda opción` },
  ] as const;
  return (
    <Row title={<Trans>Campos</Trans>} stacked>
      <TextField label={t`Texto`} hint={t`Una ayuda corta`} icon={Mail} />
      <TextField label={t`Texto con error`} defaultValue="ana@" error={t`Falta el dominio del correo.`} />
      <PasswordField label={t`Contraseña`} />
      <NumberField label={t`Número`} value={count} onChange={setCount} min={0} max={100} />
      <Select label={t`Lista`} value={size} onChange={setSize} options={options} />
      <SegmentedControl label={t`Segmentos`} value={size} onChange={setSize} options={options} />
      <TextArea label={t`Texto largo`} counter maxLength={200} rows={3} />
      <div className="flex flex-col gap-3">
        <Checkbox label={t`Casilla`} detail={t`Con una línea que la explica`} defaultChecked />
        <Switch label={t`Interruptor`} checked={isOn} onChange={setOn} />
        <TextField label={t`Deshabilitado`} disabled defaultValue={t`Así se ve`} />
      </div>
    </Row>
  );
}
