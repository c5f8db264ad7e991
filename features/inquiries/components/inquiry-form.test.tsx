import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { INQUIRY_FORMS } from '@/lib/gateway/contracts/site/inquiry-forms'
import { StoresProvider } from '@/stores/provider'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import { render } from '@/tests/render'
import { InquiryForm } from './inquiry-form'

// The fingerprint needs a canvas, which this browser has not.
vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))

const loaded = vi.hoisted(() => vi.fn())
vi.mock('./live-inquiry-form', async (original) => {
  loaded()
  return original()
})

it('asks for the code of the form only once somebody is there', async () => {
  render(
    <StoresProvider site={UNKNOWN_SITE}>
      <InquiryForm form={INQUIRY_FORMS.supplier} submit="Отправить заявку" plain={null} />
    </StoresProvider>,
  )
  expect(loaded).not.toHaveBeenCalled()
  act(() => void window.dispatchEvent(new Event('pointermove')))
  expect(await screen.findByRole('form', { name: 'Заявка поставщика' })).toBeVisible()
  expect(loaded).toHaveBeenCalledOnce()
})
