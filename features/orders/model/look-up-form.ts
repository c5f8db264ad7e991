import * as z from 'zod'
import { MAX_CODE_LENGTH } from '@/lib/gateway/contracts/limits'
import { phoneField, requiredField } from '@/lib/validation/fields-schema'

/** Words often copied along with the number of an order: «Заказ № 1000004». */
const LABEL = /^\s*(?:заказ\s*)?[№#]?\s*/i

/** The fields for seeing an order without signing in. */
export const lookUpForm = z.object({
  orderNumber: z
    .string()
    .transform((text) => text.replace(LABEL, ''))
    .pipe(requiredField('Укажите номер заказа: его показали, когда заказ приняли', MAX_CODE_LENGTH)),
  phone: phoneField,
})
