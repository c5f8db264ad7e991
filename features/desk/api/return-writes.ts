import { browserGateway } from '@/lib/gateway/browser-client'
import { acceptDeskReturn, decideDeskReturn, readDeskReturnPhoto } from '@/lib/gateway/contracts/desk/orders'
import type { RequestOf } from '@/lib/gateway/operation'
import { requireResponse } from '@/lib/gateway/wire/require-response'

const WE_SHOW = { handlesErrors: true } as const

export function decideReturn(body: RequestOf<typeof decideDeskReturn>['body']) {
  return browserGateway().call(decideDeskReturn, { body }, WE_SHOW).then(requireResponse)
}

export function acceptReturn(body: RequestOf<typeof acceptDeskReturn>['body']) {
  return browserGateway().call(acceptDeskReturn, { body }, WE_SHOW).then(requireResponse)
}

/** The address of a photo in this window, until the window is closed. */
export async function returnPhoto(photoId: number): Promise<string> {
  const { blob } = requireResponse(
    await browserGateway().call(readDeskReturnPhoto, { body: { photoId } }, WE_SHOW),
  )
  return URL.createObjectURL(blob)
}
