import { useTranslation } from 'react-i18next';
import { personName } from '#contract/rules/people/names.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { Conflict } from '#app/admin/kit/form/both-versions.tsx';
import { LanguageField, languageNames } from '#app/admin/kit/form/language-field.tsx';
import { ActionDialog, useErrorWord } from '#app/admin/kit/dialog/action-dialog.tsx';
import type { ActionProps } from './action-props.ts';
import { useOccupant, type OccupantWork } from './use-occupant.ts';
import * as css from './actions.css.ts';

const parts = ['firstName', 'lastName', 'email', 'phoneCountry', 'phone'] as const;

/** Corrects the name and contacts of an occupant, which is possible until anybody has signed. Text: admin, admin-actions, errors. */
export function OccupantDialog({ reservation, open, onClose, onDone, onStale }: ActionProps) {
  const { t } = useTranslation('admin-actions');
  const work = useOccupant(reservation, () => {
    toast.success(t('occupant.done'));
    onDone();
  });
  const { form, theirs } = work;
  return (
    <ActionDialog
      showsVersions
      open={open}
      onClose={() => {
        onClose();
        // Refused once: what the reservation is by now is read behind the dialog.
        if (form.problem) onStale();
      }}
      offered={reservation.actions.includes('correct_occupant')}
      title={t('occupant.title')}
      lead={t('occupant.lead')}
      form={form}
      fields={parts.map((name) => ({ name, id: `occupant-${name}`, label: t(`occupant.${name}`) }))}
      failed={t('occupant.failed')}
      submit={t('occupant.submit')}
      onSubmit={() => void work.send()}
    >
      {theirs && (
        <Conflict
          key={form.attempts}
          fields={[
            ...parts.map((name) => ({
              name: t(`occupant.${name}`),
              mine: work.person[name],
              theirs: theirs[name],
            })),
            ...(work.position === '1'
              ? []
              : [
                  {
                    name: t('occupant.language'),
                    mine: languageNames[work.person.language] ?? t('occupant.asBooker'),
                    theirs: languageNames[theirs.language] ?? t('occupant.asBooker'),
                  },
                ]),
          ]}
          busy={form.busy}
          onMine={() => void work.send()}
          onTheirs={work.takeTheirs}
        />
      )}
      <OccupantFields work={work} occupants={reservation.occupants} />
    </ActionDialog>
  );
}

type FieldsProps = { work: OccupantWork; occupants: ActionProps['reservation']['occupants'] };

function OccupantFields({ work, occupants }: FieldsProps) {
  const { t } = useTranslation('admin-actions');
  const word = useErrorWord();
  const looks = {
    firstName: {},
    lastName: {},
    email: { type: 'email', inputMode: 'email' },
    phoneCountry: { placeholder: '+82' },
    phone: { type: 'tel', inputMode: 'numeric' },
  } as const;
  return (
    <>
      {occupants.length > 1 && (
        <SelectField
          id="occupant-position"
          label={t('occupant.who')}
          value={work.position}
          options={occupants.map((person, index) => ({
            value: String(index + 1),
            label: personName(person),
          }))}
          onChange={({ target }) => work.choose(target.value)}
        />
      )}
      {work.position === '1' && <p className={css.soft}>{t('occupant.booker')}</p>}
      {parts.map((name) => (
        <TextField
          key={name}
          id={`occupant-${name}`}
          label={t(`occupant.${name}`)}
          {...looks[name]}
          required
          autoComplete="off"
          value={work.person[name]}
          error={word(work.form.errors[name])}
          onChange={({ target }) => work.edit({ [name]: target.value })}
        />
      ))}
      {work.hasOwnLanguage && <p className={css.soft}>{t('occupant.ownLanguage')}</p>}
      {work.position !== '1' && !work.hasOwnLanguage && (
        <LanguageField
          id="occupant-language"
          label={t('occupant.language')}
          asBooker={t('occupant.asBooker')}
          value={work.person.language}
          onChange={(language) => work.edit({ language })}
        />
      )}
    </>
  );
}
