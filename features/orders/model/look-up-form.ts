import * as z from 'zod'
import { MAX_CODE_LENGTH } from '@/lib/gateway/contracts/limits'
import { phoneField, requiredField } from '@/lib/validation/fields-schema'

/** What it takes to see an order without signing in. */
export const lookUpForm = z.object({
  orderNumber: requiredField('Укажите номер заказа: он есть в письме', MAX_CODE_LENGTH),
  phone: phoneField,
})
