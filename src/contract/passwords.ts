import * as v from 'valibot';
import { isPassword } from './rules/people/password.ts';

export const Password = v.pipe(v.string('password_rule'), v.check(isPassword, 'password_rule'));
/** A password to check. It may be older than the rule for new ones. */
export const CurrentPassword = v.pipe(v.string(), v.maxLength(200, 'credentials_wrong'));
