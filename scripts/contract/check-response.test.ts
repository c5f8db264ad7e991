import { describe, expect, it } from 'vitest'
import { allOperations } from '@/lib/gateway/contracts/all'
import { downloadBillPdf, downloadOrderExcel } from '@/lib/gateway/contracts/orders/orders'
import { getMediaFile, resizeImage } from '@/lib/gateway/contracts/catalog/media'
import { checkResponse } from '@/scripts/contract/check-response'

const RUBBISH = [
  ['an object of other fields', '{"rubbish":[1,2]}', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['nothing', 'null', 'application/json'],
  ['a page', '<!doctype html><p>Ошибка</p>', 'text/html; charset=utf-8'],
] as const

describe.each(RUBBISH)('%s', (_, body, type) => {
  it.each(allOperations.map((operation) => [operation.name, operation] as const))(
    'is no answer of %s',
    async (__, operation) => {
      const response = new Response(body, { headers: { 'content-type': type } })
      await expect(checkResponse(operation, response)).rejects.toThrow(/contract|file|JSON/)
    },
  )
})

it.each([
  ['a bill', downloadBillPdf, '%PDF-1.7', 'application/pdf'],
  ['a workbook', downloadOrderExcel, 'PK\u0003\u0004', 'application/octet-stream'],
  ['a picture', resizeImage, '<svg/>', 'image/svg+xml'],
  ['any other file', getMediaFile, 'x', 'video/mp4'],
])('%s is a file of its kind', async (_, operation, body, type) => {
  const response = new Response(body, { headers: { 'content-type': type } })
  await expect(checkResponse(operation, response)).resolves.toBeUndefined()
})

it.each([
  ['an empty bill', downloadBillPdf, '', 'application/pdf'],
  ['a bill that is none', downloadBillPdf, 'rubbish', 'application/pdf'],
  ['a picture that is a page', resizeImage, '<p>', 'text/html'],
])('%s is not', async (_, operation, body, type) => {
  const response = new Response(body, { headers: { 'content-type': type } })
  await expect(checkResponse(operation, response)).rejects.toThrow(/file/)
})
