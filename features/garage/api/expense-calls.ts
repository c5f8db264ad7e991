import { browserGateway } from '@/lib/gateway/browser-client'
import { getStorage, setStorage } from '@/lib/gateway/contracts/accounts/storage'

const STORAGE_KEY = 'expenses'

const WE_SHOW = { handlesErrors: true } as const

export const expenseCalls = {
  async read(): Promise<string | undefined> {
    return (await browserGateway().call(getStorage, { body: { keys: [STORAGE_KEY] } }, WE_SHOW))?.[
      STORAGE_KEY
    ]
  },
  /** False when no answer came. */
  async save(text: string): Promise<boolean> {
    const response = await browserGateway().call(setStorage, { body: { [STORAGE_KEY]: text } }, WE_SHOW)
    return response !== undefined
  },
}
