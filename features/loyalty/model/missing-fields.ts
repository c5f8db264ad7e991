import * as z from 'zod'
import { MAX_NAME_LENGTH } from '@/lib/gateway/contracts/limits'
import { birthdayField, genderField, requiredField } from '@/lib/validation/fields-schema'
import { UNKNOWN_GENDER, type UserState } from '@/stores/user/user-state'

type Person = Pick<UserState, 'name' | 'secondName' | 'birthday' | 'gender'>
export type PersonField = keyof Person

const isMissing: Readonly<Record<PersonField, (person: Person) => boolean>> = {
  name: ({ name }) => name.trim() === '',
  secondName: ({ secondName }) => secondName.trim() === '',
  birthday: ({ birthday }) => birthday === '',
  gender: ({ gender }) => gender < 0,
}

/** Fields that the club requires and the profile lacks. */
export function missingFields(person: Person): PersonField[] {
  return (Object.keys(isMissing) as PersonField[]).filter((field) => isMissing[field](person))
}

/** Names are needed for a card; the birthday and the sex are each person's own choice. */
export function joinForm(now: () => Date) {
  return z.object({
    name: requiredField('Укажите имя', MAX_NAME_LENGTH),
    secondName: requiredField('Укажите фамилию', MAX_NAME_LENGTH),
    birthday: z.string().pipe(z.union([z.literal(''), birthdayField(now)])),
    gender: z.union([z.literal(UNKNOWN_GENDER), genderField]),
  })
}
