import { useTranslation } from 'react-i18next';
import { personName } from '#contract/rules/names.ts';
import { useDraftForm, type DraftForm } from '#app/platform/forms/draft-form.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { ActionDialog, useErrorWord } from './action-dialog.tsx';
import type { ActionProps } from './actions.tsx';
import { occupantErrors, type OccupantDraft } from './model.ts';
import { correctOccupant } from './queries.ts';
import * as css from './actions.css.ts';

const parts = ['firstName', 'lastName', 'email', 'phoneCountry', 'phone'] as const;

/** Corrects the name and contacts of an occupant before anybody has signed. Text: admin-actions, errors. */
export function OccupantDialog({ reservation, open, onClose, onDone, onStale }: ActionProps) {
  const { t } = useTranslation('admin-actions');
  const { id, occupants } = reservation;
  const fields = useDraftForm({
    key: `admin-occupant/${id}`,
    initial: draftOf(occupants, 0),
    validate: occupantErrors,
  });
  const { form, submit } = fields;
  const send = async () => {
    const sent = await submit(({ position, ...person }) => correctOccupant(id, position, person));
    if (!sent) return onStale();
    toast.success(t('occupant.done'));
    onDone();
  };
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={t('occupant.title')}
      lead={t('occupant.lead')}
      form={form}
      fields={parts.map((name) => ({ name, id: `occupant-${name}`, label: t(`occupant.${name}`) }))}
      failed={t('occupant.failed')}
      submit={t('occupant.submit')}
      onSubmit={() => void send()}
    >
      <OccupantFields fields={fields} occupants={occupants} />
    </ActionDialog>
  );
}

type Occupants = ActionProps['reservation']['occupants'];

function draftOf(occupants: Occupants, index: number): OccupantDraft {
  const { firstName = '', lastName = '', email = '', phoneCountry = '', phone = '' } = occupants[index] ?? {};
  return { position: String(index + 1), firstName, lastName, email, phoneCountry, phone };
}

type FieldsProps = { fields: DraftForm<OccupantDraft>; occupants: Occupants };

function OccupantFields({ fields: { draft, edit, form }, occupants }: FieldsProps) {
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
          value={draft.position}
          options={occupants.map((person, index) => ({
            value: String(index + 1),
            label: personName(person),
          }))}
          onChange={({ target }) => {
            form.clear();
            edit(draftOf(occupants, Number(target.value) - 1));
          }}
        />
      )}
      {draft.position === '1' && <p className={css.soft}>{t('occupant.booker')}</p>}
      {parts.map((name) => (
        <TextField
          key={name}
          id={`occupant-${name}`}
          label={t(`occupant.${name}`)}
          {...looks[name]}
          required
          autoComplete="off"
          value={draft[name]}
          error={word(form.errors[name])}
          onChange={({ target }) => edit({ [name]: target.value })}
        />
      ))}
    </>
  );
}
