import { Chip } from '@/components/ui/chip';
import { usePageText } from '@/lib/i18n/server';

type Props = { chip: 'since' | 'name' | 'shadow' | 'experimental' | 'scoped'; label?: string };

/** A chip within a page: since which version a part exists, a client component's name, a remark on its state. */
export function DocChip({ chip, label = '' }: Props) {
  const { t } = usePageText();
  if (chip === 'name') return <Chip code>{label}</Chip>;
  if (chip === 'since') return <Chip hue="amber">{t('chips.since', { version: label })}</Chip>;
  return <Chip hue={chip === 'experimental' ? 'violet' : undefined}>{t(`chips.${chip}`)}</Chip>;
}
