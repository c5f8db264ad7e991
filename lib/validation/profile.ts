type Contacts = { name: string; secondName: string; email: string; phone: string }
type Confirmations = { isPhoneConfirmed: boolean; isEmailConfirmed: boolean }
type BirthdayAndGender = { birthday: string; gender: number }

export function isProfileFilled({ name, secondName, email, phone }: Contacts): boolean {
  return [name, secondName, email, phone].every((field) => field.trim() !== '')
}

/**
 * The specification defines it beside the filled profile; no screen depends on it.
 * @public
 */
export function isProfileConfirmed({ isPhoneConfirmed, isEmailConfirmed }: Confirmations): boolean {
  return isPhoneConfirmed && isEmailConfirmed
}

export function isBirthdayAndGenderFilled({ birthday, gender }: BirthdayAndGender): boolean {
  return birthday !== '' && gender >= 0
}
