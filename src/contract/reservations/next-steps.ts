import * as v from 'valibot';
import { ContractText } from '../contract-text.ts';
import { get, post } from '../endpoint.ts';
import { paymentMethods } from '../rules/payment-methods.ts';
import { Reservation } from './reservations.ts';

export const DirectLink = v.object({
  token: v.pipe(v.string(), v.description('Of the calls that read and sign a contract')),
});
export const PaymentMethodChoice = v.object({ paymentMethod: v.picklist(paymentMethods) });

export const nextSteps = {
  contractText: get('/v1/reservations/{id}/contract/text', 'member', {
    summary: 'Read the text of the contract of a reservation',
    description: 'What stands in the file that is downloaded, for small screens, with the hash of that file.',
    data: ContractText,
    addition: true,
  }),
  signingLink: post('/v1/reservations/{id}/signing-link', 'member', {
    summary: 'Go on to sign the contract of a reservation',
    description:
      'A link of the member’s own, as the mail has one; the mailed ones go on working. Only of an account whose address is confirmed: for every other the mail is the proof, and it is refused with `email_not_confirmed`.',
    data: DirectLink,
    addition: true,
  }),
  choosePaymentMethod: post('/v1/reservations/{id}/payment-method', 'member', {
    summary: 'Choose another way to pay a request',
    description:
      'Until the first payment is made. Between won and dollars the amounts are laid out anew at the exchange rate of the request, and a new contract goes to every occupant.',
    body: PaymentMethodChoice,
    data: Reservation,
    addition: true,
  }),
};
