import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { userRecord } from '@/lib/gateway/contracts/accounts/user-shapes'
import { createStores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { render } from '@/tests/render'
import { KnownVisitor } from './known-visitor'
import { useUser } from './use-user'

const SITE = { defaultSupplierId: 29, fallbackSupplierId: 8, shopIds: [29, 8, 12], isMarkup: true }
const anna = userRecord.parse({ isAuthorized: true, name: 'Анна', supplier: 12 })

function Greeting() {
  const words = useUser(({ status, name, supplier }) => `${status} ${name} ${supplier}`)
  return <p>{words}</p>
}

function pageOf(record: typeof anna | undefined, stores = createStores({ site: SITE })) {
  return (
    <StoresProvider site={SITE} stores={stores}>
      <KnownVisitor record={record}>
        <Greeting />
      </KnownVisitor>
    </StoresProvider>
  )
}

test('a page is drawn on the server for the visitor whom it came for', () => {
  expect(renderToString(pageOf(anna))).toContain('user Анна 12')
})

test('without him nobody is known', () => {
  expect(renderToString(pageOf(undefined))).toContain('unknown  29')
})

test('what the browser learns later counts', () => {
  const stores = createStores({ site: SITE })
  render(pageOf(anna, stores))
  expect(screen.getByText('user Анна 12')).toBeVisible()
  expect(stores.user.getState().status).toBe('user')
  act(() => void stores.userActions.write({ ...anna, name: 'Аня' }))
  expect(screen.getByText('user Аня 12')).toBeVisible()
})
