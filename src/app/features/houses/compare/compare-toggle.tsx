import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { favourites } from '#contract/rules/choosing/policy.ts';
import type { HouseCard } from '#contract/houses.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { comparedNow, setCompared, useCompared } from './compared.ts';
import { pill } from '../shortlist/shortlist.css.ts';

export interface CompareToggleProps {
  house: Pick<HouseCard, 'id' | 'name'>;
  /** Called once the house is chosen or taken out. */
  onDone?: () => void;
}

export function CompareToggle({ house, onDone }: CompareToggleProps) {
  const { t, i18n } = useTranslation('shortlist');
  const isCompared = useCompared().includes(house.id);
  const Icon = isCompared ? Check : Plus;
  const press = () => {
    const compared = comparedNow();
    if (compared.includes(house.id)) setCompared(compared.filter((id) => id !== house.id));
    else if (compared.length < favourites.mostCompared) setCompared([...compared, house.id]);
    else return toast.warning(t('compare.most', { count: favourites.mostCompared }));
    onDone?.();
  };
  return (
    <button
      type="button"
      className={pill}
      aria-pressed={isCompared}
      aria-label={t('compare.add', { name: localText(house.name, i18n.language) })}
      onClick={press}
    >
      <Icon size={16} />
      {t('compare.short')}
    </button>
  );
}
