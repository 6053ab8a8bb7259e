import { consultations as policy } from '#contract/rules/consultations/policy.ts';
import { compactPhone, isDialable } from '#contract/rules/phone.ts';
import type { FieldErrors } from '#app/platform/forms/form.ts';

export type ConsultationDraft = Record<'name' | 'phone' | 'email' | 'district' | 'rooms' | 'message', string>;

export const blankWish: ConsultationDraft = {
  name: '',
  phone: '',
  email: '',
  district: '',
  rooms: '',
  message: '',
};

export function wishErrors({ name, phone, email, district, rooms, message }: ConsultationDraft): FieldErrors {
  const [digits, address] = [compactPhone(phone), email.trim()];
  const errors: FieldErrors = {};
  if (!name.trim()) errors['name'] = 'name_required';
  if (!digits && !address) errors['phone'] = 'contact_required';
  else if (digits && !isDialable(digits)) errors['phone'] = 'phone_invalid';
  if (address && !/^[^@\s]+@[^@\s]+$/.test(address)) errors['email'] = 'email_invalid';
  if (!district.trim()) errors['district'] = 'text_required';
  if (!/^[1-9]\d*$/.test(rooms.trim()) || Number(rooms) > policy.mostRooms)
    errors['rooms'] = 'rooms_required';
  if (!message.trim()) errors['message'] = 'text_required';
  return errors;
}
