'use client'

import { useState } from 'react'
import type { ServiceRequest } from '../api/request-calls'
import type { OfferedService, OfferedShop } from '../model/offered'
import { CompanyForm } from './company-form'
import { RequestDone } from './request-done'
import { VisitForm } from './visit-form'

export type RequestFormProps = {
  kind: 'visit' | 'company'
  services?: readonly OfferedService[]
  shops?: readonly OfferedShop[]
  /** Storage: the wheels are described as in the calculator. */
  isStorage?: boolean
  privacyHref: string | undefined
}

/** A visit or a company's request, and afterwards what became of it. */
export function RequestForm({
  kind,
  services = [],
  shops = [],
  isStorage = false,
  privacyHref,
}: RequestFormProps) {
  const [done, setDone] = useState<ServiceRequest>()
  if (done) return <RequestDone request={done} onAnother={() => setDone(undefined)} />
  if (kind === 'company') return <CompanyForm privacyHref={privacyHref} onDone={setDone} />
  return (
    <VisitForm
      services={services}
      shops={shops}
      isStorage={isStorage}
      privacyHref={privacyHref}
      onDone={setDone}
    />
  )
}
