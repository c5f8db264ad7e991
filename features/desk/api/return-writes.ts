import { browserGateway } from '@/lib/gateway/browser-client'
import { acceptDeskReturn, decideDeskReturn, readDeskReturnPhoto } from '@/lib/gateway/contracts/desk/orders'
import type { RequestOf } from '@/lib/gateway/operation'
import { answered } from '@/lib/gateway/wire/answered'

const WE_SHOW = { handlesErrors: true } as const

export function decideReturn(body: RequestOf<typeof decideDeskReturn>['body']) {
  return browserGateway().call(decideDeskReturn, { body }, WE_SHOW).then(answered)
}

export function acceptReturn(body: RequestOf<typeof acceptDeskReturn>['body']) {
  return browserGateway().call(acceptDeskReturn, { body }, WE_SHOW).then(answered)
}

/** The address of a photo in this window, until the window is closed. */
export async function returnPhoto(photoId: number): Promise<string> {
  const { blob } = answered(await browserGateway().call(readDeskReturnPhoto, { body: { photoId } }, WE_SHOW))
  return URL.createObjectURL(blob)
}
