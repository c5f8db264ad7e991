import { messageIn } from '@/lib/forms/message-in'
import { isGatewayError } from '@/lib/gateway/errors'
import type { DeskProduct } from './product-queries'
import { addPicture } from './product-writes'

type Sending = {
  change: (changing: Promise<DeskProduct>) => Promise<void>
  onSent: (count: number) => void
}

/**
 * Sends pictures one by one, each for the product as the one before has left it. One that is refused is passed over, a product that a
 * colleague has changed takes no further ones. Resolves to what was refused and why.
 */
export async function sendPictures(
  before: DeskProduct,
  files: readonly File[],
  { change, onSent }: Sending,
): Promise<string[]> {
  let { version } = before
  const problems: string[] = []
  for (const [at, picture] of files.entries()) {
    try {
      const adding = addPicture({ code: before.code, version: String(version), picture })
      await change(adding)
      version = (await adding).version
    } catch (error) {
      problems.push(`${picture.name}: ${messageIn(error)}`)
      if (isGatewayError(error) && error.kind === 'conflict') break
    }
    onSent(at + 1)
  }
  return problems
}
