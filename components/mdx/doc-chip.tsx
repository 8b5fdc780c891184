import { Chip } from '@/components/ui/chip';
import { usePageText } from '@/lib/i18n/server';

type Props = { chip: 'since' | 'name' | 'shadow' | 'experimental' | 'scoped'; label?: string };

/** A chip in the text: version of a feature, name of a client component, or a state. */
export function DocChip({ chip, label = '' }: Props) {
  const { t } = usePageText();
  if (chip === 'name') return <Chip code>{label}</Chip>;
  if (chip === 'since') return <Chip hue="amber">{t('chips.since', { version: label })}</Chip>;
  return <Chip hue={chip === 'experimental' ? 'violet' : undefined}>{t(`chips.${chip}`)}</Chip>;
}
