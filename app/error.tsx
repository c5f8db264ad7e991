'use client'

import { FailedPage } from '@/components/layout/failed-page'

const DEFAULT_STATUS = 500
const MESSAGE = 'Что-то пошло не так. Попробуйте ещё раз.'

/** What went wrong outside of what pages expect: with the error's own status, or 500. */
export default function RouteError({ error }: { error: Error & { status?: unknown } }) {
  const { status } = error
  const isStatus = typeof status === 'number' && status >= 400 && status < 600
  return <FailedPage status={isStatus ? status : DEFAULT_STATUS} message={MESSAGE} />
}
