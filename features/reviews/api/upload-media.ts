import { uploadReviewPhoto, uploadReviewVideo } from '@/lib/gateway/contracts/site/reviews'
import { parseErrorBody } from '@/lib/gateway/error-body'
import { GatewayError, isGatewayError } from '@/lib/gateway/errors'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { passProtection } from '@/lib/gateway/session/protection-pass'
import { fromErrorBody, readBody } from '@/lib/gateway/wire/read-body'
import { isSessionOver, renewSession } from '@/lib/gateway/session/session-renewal'
import { showNotice } from '@/lib/gateway/show-notice'
import { visitorId } from '@/lib/visitor/visitor-id'
import type { ReviewMedia } from '../model/own-review'
import type { Progress, Upload } from '../model/upload-queue'
import { drawPoster } from './draw-poster'

/** Sends one photo or film. `fetch` reports no upload progress, so this is an XMLHttpRequest. */
export async function uploadMedia(
  file: File,
  type: Upload['type'],
  progress: Progress,
): Promise<ReviewMedia> {
  const form = new FormData()
  form.append('file', file)
  const poster = type === 'video' ? await drawPoster(file) : undefined
  if (poster) form.append('poster', poster, 'poster.jpg')
  const sentAt = performance.now()
  try {
    return await send(form, type, progress).catch(async (failure: unknown) => {
      if (isSessionOver(failure)) await renewSession(sentAt)
      else if (isGatewayError(failure) && failure.kind === 'protection') await passProtection(sentAt)
      else throw failure
      return send(form, type, progress)
    })
  } catch (failure) {
    if (isGatewayError(failure)) showNotice(failure, operationOf(type))
    throw failure
  }
}

function operationOf(type: Upload['type']) {
  return type === 'photo' ? uploadReviewPhoto : uploadReviewVideo
}

async function send(
  form: FormData,
  type: Upload['type'],
  { onPart, signal }: Progress,
): Promise<ReviewMedia> {
  const visitor = await visitorId()
  const operation = operationOf(type)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new GatewayError({ kind: 'network', message: UNAVAILABLE_MESSAGE }))
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onPart(total === 0 ? 0 : loaded / total),
    )
    request.addEventListener('error', fail)
    request.addEventListener('abort', () =>
      reject(new GatewayError({ kind: 'aborted', message: 'Загрузка отменена' })),
    )
    request.addEventListener('load', () => {
      const head = {
        status: request.status,
        statusText: '',
        requestId: request.getResponseHeader('x-request-id'),
      }
      try {
        const body: unknown = JSON.parse(request.responseText)
        if (request.status >= 400) reject(fromErrorBody(head, parseErrorBody(body)))
        // The guarantee: this operation's own schema has read it.
        else resolve(readBody(operation, head, body) as ReviewMedia)
      } catch (cause) {
        if (isGatewayError(cause)) reject(cause)
        else fail()
      }
    })
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', `${GATEWAY_BASE_PATH}${operation.path}`)
    if (visitor !== undefined) request.setRequestHeader('x-visitor-id', visitor)
    if (signal.aborted) request.abort()
    else request.send(form)
  })
}
