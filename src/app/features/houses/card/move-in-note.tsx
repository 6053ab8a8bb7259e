import { useTranslation } from 'react-i18next';
import { line } from '../cost.css.ts';

/** Explains the sum to move in below a list of cards, which have no room for it. Text: house-card. */
export function MoveInNote() {
  const { t } = useTranslation('house-card');
  return <p className={line}>{t('card.moveInNote')}</p>;
}
