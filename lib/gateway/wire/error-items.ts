import type { ErrorBody, ErrorItem } from '../error-body'

/** The gateway's errors of single fields or rows; without the schemas that read the body, so that a form can wait for those. */
export function errorItems(body: Partial<ErrorBody> | undefined): ErrorItem[] {
  return body?.errors ?? []
}
