import { useTranslation } from 'react-i18next';
import { useOccupantName } from './use-occupant-name.ts';

export function useFieldName(): (field: string) => string {
  const { t } = useTranslation(['booking', 'auth']);
  const nameOf = useOccupantName();
  return (field) => {
    if (field === 'consents.terms') return `${t('booking:consent.terms')}: `;
    if (field === 'consents.cancellation') return `${t('booking:consent.cancellation')}: `;
    const [, person, part] = /^occupants\.(\d+)\.(\w+)$/.exec(field) ?? [];
    if (person === undefined) return '';
    const named = part === 'firstName' || part === 'lastName' ? `, ${t(`auth:contact.${part}`)}` : '';
    return `${nameOf(Number(person))}${named}: `;
  };
}
