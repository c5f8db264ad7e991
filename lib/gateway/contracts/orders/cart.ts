import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { cart, cartChange, cartLine, changedLine, lineReference, lines, newLine } from './cart-shapes'
import { codeField, optionalText, orNull } from '../fields'
import { XLSX, binary, uploadedFile } from '../files'
import { MAX_CART_FILE_BYTES } from '../limits'

export const readCart = defineOperation({
  name: 'readCart',
  service: 'cart',
  summary: 'Lines of the cart, newest first; naming products narrows the answer',
  method: 'POST',
  path: '/orders/v3/spa/basket/read',
  body: z.object({ products: lines(lineReference).optional() }),
  response: cart,
  kind: 'read',
  auth: 'user',
})

export const addToCart = defineOperation({
  name: 'addToCart',
  service: 'cart',
  summary: 'Adds lines; a product already in the cart has its line updated',
  method: 'POST',
  path: '/orders/v3/spa/basket/add',
  body: z.object({ products: lines(newLine).min(1) }),
  response: cartChange,
  kind: 'write',
  auth: 'confirmed',
  errors: ['validation'],
})

export const removeFromCart = defineOperation({
  name: 'removeFromCart',
  service: 'cart',
  summary: 'Deletes lines',
  method: 'POST',
  path: '/orders/v3/spa/basket/delete',
  body: z.object({ products: lines(lineReference).min(1) }),
  response: cart,
  kind: 'write',
  auth: 'user',
})

export const changeCart = defineOperation({
  name: 'changeCart',
  service: 'cart',
  summary: 'Changes the given fields of lines, the supplier included',
  method: 'POST',
  path: '/orders/v3/spa/basket/update',
  body: z.object({ products: lines(changedLine).min(1) }),
  response: cartChange,
  kind: 'write',
  auth: 'user',
  errors: ['validation'],
})

const importRow = z
  .object({
    row: z.int(),
    article: z.string(),
    brand: z.string(),
    quantity: z.string(),
    status: z.enum(['added', 'changed', 'skipped']),
    message: optionalText,
  })
  .meta({ id: 'ImportRow' })

const importSummary = z
  .object({
    id: z.string(),
    fileName: z.string(),
    /** ISO 8601. */
    createdAt: z.string(),
    total: z.int(),
    added: z.int(),
    skipped: z.int(),
    rows: z.array(importRow),
  })
  .meta({ id: 'ImportSummary' })

export const uploadCart = defineOperation({
  name: 'uploadCart',
  service: 'cart',
  summary: 'Fills the cart from an XLSX or CSV file with brand, article and quantity',
  method: 'POST',
  path: '/neworders/spa/v3/basket/upload',
  body: z.object({ file: uploadedFile(MAX_CART_FILE_BYTES) }),
  response: z.object({ import: importSummary, products: z.array(cartLine) }),
  kind: 'write',
  auth: 'confirmed',
  multipart: true,
  uploadBytes: MAX_CART_FILE_BYTES,
  errors: ['validation', 'tooLarge'],
})

export const downloadCartReport = defineOperation({
  name: 'downloadCartReport',
  service: 'cart',
  summary: 'Row by row result of an upload, the latest when none is named',
  method: 'GET',
  path: '/neworders/spa/v3/basket/report',
  query: z.object({ id: codeField.optional() }),
  response: binary,
  kind: 'read',
  auth: 'user',
  notify: true,
  file: { name: 'report.xlsx', contentType: XLSX },
  errors: ['notFound'],
})

export const getCartImportMeta = defineOperation({
  name: 'getCartImportMeta',
  service: 'cart',
  summary: 'What an upload may hold, and the latest one',
  method: 'POST',
  path: '/neworders/spa/v3/basket/import-meta',
  response: z.object({
    formats: z.array(z.string()),
    maxBytes: z.int(),
    maxRows: z.int(),
    columns: z.array(z.object({ code: z.string(), title: z.string(), isRequired: z.boolean() })),
    last: orNull(importSummary),
  }),
  kind: 'read',
  auth: 'user',
})
