import * as z from 'zod'
import type { Operation } from '@/lib/gateway/operation'

type File = NonNullable<Operation['file']>

/** First bytes of the kinds of files that have a sign of their own. */
const SIGNS: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK',
}
const IMAGE = 'image/'
/** Of what a gateway answers instead of a file when something is wrong with it. */
const NO_FILE = /^(?:application\/json|text\/html)\b/

async function checkFile({ contentType }: File, response: Response) {
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.byteLength === 0) throw new Error('an empty file')
  const sent = response.headers.get('content-type') ?? ''
  const isOfKind = contentType.startsWith(IMAGE) ? sent.startsWith(IMAGE) : !NO_FILE.test(sent)
  if (!isOfKind) throw new Error(`a file of type «${sent}» where the contract has ${contentType}`)
  const sign = SIGNS[contentType] ?? ''
  if (new TextDecoder().decode(bytes.subarray(0, sign.length)) !== sign)
    throw new Error(`a file that is no ${contentType}`)
}

/** Where every field may be absent, rubbish keeps to the schema: one of its fields at least has to be said. */
function saysNothing({ response }: Operation, answer: unknown): boolean {
  if (!(response instanceof z.ZodObject)) return false
  const fields = Object.keys(response.shape)
  return fields.length > 0 && !fields.some((field) => Object.hasOwn(Object(answer), field))
}

/** Throws when the successful answer of an operation violates the contract. */
export async function checkResponse(operation: Operation, response: Response): Promise<unknown> {
  if (operation.file) {
    await checkFile(operation.file, response)
    return undefined
  }
  const answer: unknown = await response.json()
  const parsed = operation.response.safeParse(answer)
  if (!parsed.success) throw new Error(`the answer breaks the contract: ${parsed.error.message}`)
  if (saysNothing(operation, answer))
    throw new Error('the answer breaks the contract: it has none of the fields')
  return parsed.data
}
