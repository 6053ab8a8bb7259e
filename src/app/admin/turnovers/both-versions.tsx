import { useTranslation } from 'react-i18next';
import type { Turnover, TurnoverChange } from '#contract/admin/turnovers.ts';
import { Conflict, type ConflictProps } from '#app/admin/kit/form/both-versions.tsx';

export interface BothVersionsProps extends Omit<ConflictProps, 'fields'> {
  mine: TurnoverChange;
  theirs: Turnover;
}

export function BothVersions({ mine, theirs, ...choice }: BothVersionsProps) {
  const { t } = useTranslation('admin-turnovers');
  const nobody = t('nobody');
  const nameOf = (id: string | null) => theirs.staff.find((person) => person.id === id)?.name ?? nobody;
  const rows = [
    ...(mine.state === undefined
      ? []
      : [
          {
            name: t('filter.state'),
            mine: t(`state.${mine.state}`),
            theirs: t(`state.${theirs.state}`),
          },
        ]),
    ...(mine.state === undefined || (mine.problem === undefined && theirs.problem === null)
      ? []
      : [{ name: t('problem.label'), mine: mine.problem ?? '', theirs: theirs.problem ?? '' }]),
    ...(mine.note === undefined ? [] : [{ name: t('note.label'), mine: mine.note, theirs: theirs.note }]),
    ...(mine.assigneeId === undefined
      ? []
      : [
          {
            name: t('facts.assignee'),
            mine: nameOf(mine.assigneeId),
            theirs: theirs.assignee?.name ?? nobody,
          },
        ]),
  ];
  return <Conflict fields={rows} {...choice} />;
}
