import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { int, requiredText } from '../fields'
import { MAX_INT, MAX_TITLE_LENGTH } from '../limits'
import { ruleChange } from './rule-change'

export const supplierName = z
  .object({
    /** What shoppers see; null where they see the supplier's own name. */
    shownTitle: requiredText(MAX_TITLE_LENGTH).nullable(),
  })
  .meta({ id: 'SupplierName' })

export type SupplierName = z.infer<typeof supplierName>

const supplierNames = z
  .object({
    /** Grows with every change; a write names the version that its author saw. */
    version: z.int(),
    /** The own warehouse and the outside suppliers: shops go by their own names. */
    suppliers: z.array(
      z.object({ id: z.int(), title: z.string(), isVendor: z.boolean(), terms: supplierName }),
    ),
    /** The last changes, newest first. */
    log: z.array(ruleChange(z.string(), supplierName)),
  })
  .meta({ id: 'SupplierNames' })

const shared = { service: 'desk', method: 'POST', auth: 'user' } as const

export const listSupplierNames = defineOperation({
  ...shared,
  name: 'listSupplierNames',
  summary: 'Suppliers with the names that shoppers see, and the log of their changes',
  path: '/desk/v1/suppliers/list',
  body: z.object({}),
  response: supplierNames,
  kind: 'read',
  errors: ['forbidden'],
})

export const saveSupplierName = defineOperation({
  ...shared,
  name: 'saveSupplierName',
  summary: 'Changes the name under which shoppers see a supplier',
  path: '/desk/v1/suppliers/save',
  body: z.object({ id: int(1, MAX_INT), terms: supplierName, version: int(0, MAX_INT) }),
  response: supplierNames,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict'],
})
