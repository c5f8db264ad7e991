import * as z from 'zod'
import { MAX_COMMENT_LENGTH, MAX_NAME_LENGTH, MAX_TITLE_LENGTH } from '@/lib/gateway/contracts/limits'
import type { createServiceRequest } from '@/lib/gateway/contracts/site/autoservice'
import type { RequestOf } from '@/lib/gateway/operation'
import { isEmail } from '@/lib/validation/email'
import { phoneField, requiredField } from '@/lib/validation/fields-schema'
import { innProblem } from '@/lib/validation/companies/requisites'

export type NewRequest = RequestOf<typeof createServiceRequest>['body']

const MAX_PLATE_LENGTH = 20
const MAX_FLEET = 10_000
/** The car that is not in the garage. */
export const OTHER_CAR = 'other'

const bounded = (max: number) => z.string().trim().max(max, `Не длиннее ${max} символов`)
const contact = {
  name: requiredField('Укажите имя', MAX_NAME_LENGTH),
  phone: phoneField,
  comment: bounded(MAX_COMMENT_LENGTH),
  consent: z.boolean().refine(Boolean, 'Без согласия мы не сможем вам позвонить'),
}

export const visitForm = z
  .object({
    ...contact,
    services: z.array(z.string()).min(1, 'Выберите, что нужно сделать'),
    shop: z.string().min(1, 'Выберите магазин'),
    date: z.string(),
    time: z.string().min(1, 'Выберите день и время'),
    car: z.string(),
    carTitle: bounded(MAX_TITLE_LENGTH),
    plate: bounded(MAX_PLATE_LENGTH),
  })
  .refine(({ car, carTitle }) => car !== OTHER_CAR || carTitle !== '', {
    path: ['carTitle'],
    message: 'Напишите марку и модель',
  })

export type VisitValues = z.input<typeof visitForm>

export const companyForm = z.object({
  ...contact,
  email: z
    .string()
    .trim()
    .refine((text) => text === '' || isEmail(text), 'Проверьте адрес почты'),
  company: requiredField('Укажите название компании', MAX_TITLE_LENGTH),
  inn: z
    .string()
    .trim()
    .superRefine((text, context) => {
      const message = innProblem(text)
      if (message !== null) context.addIssue({ code: 'custom', message })
    }),
  fleet: z
    .string()
    .trim()
    .refine(
      (text) => text === '' || (Number(text) >= 1 && Number(text) <= MAX_FLEET),
      'Число от 1 до 10 000',
    ),
})

export type CompanyValues = z.input<typeof companyForm>

type OwnCar = { vin: string | undefined; title: string; plate: string | null }
type Wheels = NonNullable<NewRequest['wheels']>

/** The request to the gateway; empty fields are not sent. */
export function toVisit(
  values: VisitValues,
  own: OwnCar | undefined,
  wheels: Wheels | undefined,
): NewRequest {
  const plate = own ? own.plate : values.plate.toUpperCase()
  return {
    kind: 'visit',
    name: values.name,
    phone: values.phone,
    consent: true,
    services: values.services,
    shop: values.shop,
    date: values.date,
    time: values.time,
    car: own?.title ?? values.carTitle,
    ...(own?.vin ? { vin: own.vin } : {}),
    ...(plate ? { plate } : {}),
    ...(wheels ? { wheels } : {}),
    ...(values.comment ? { comment: values.comment } : {}),
  }
}

export function toCompanyRequest(values: CompanyValues): NewRequest {
  return {
    kind: 'company',
    name: values.name,
    phone: values.phone,
    consent: true,
    company: values.company,
    inn: values.inn,
    ...(values.email ? { email: values.email } : {}),
    ...(values.fleet ? { fleet: Number(values.fleet) } : {}),
    ...(values.comment ? { comment: values.comment } : {}),
  }
}
