import { listSessions } from '@/lib/gateway/contracts/accounts/sessions'
import { readProfile, updateProfile } from '@/lib/gateway/contracts/accounts/passport'
import { getStorage, setStorage } from '@/lib/gateway/contracts/accounts/storage'
import { must, type Journey } from './journey'

const KEY = 'contract'

export const profileJourney: Journey = {
  name: 'profile',
  run: async (call) => {
    const before = await call(readProfile, {})
    must(readProfile, before.isAuthorized, 'does not know who is signed in')
    const secondName = before.secondName === 'Орлова' ? 'Соколова' : 'Орлова'
    const updated = await call(updateProfile, { body: { secondName } })
    must(updateProfile, updated.secondName === secondName, 'answers with the old name')
    const after = await call(readProfile, {})
    must(updateProfile, after.secondName === secondName, 'forgets the new name')
    await call(updateProfile, { body: { secondName: before.secondName } })
    must(listSessions, (await call(listSessions, {})).sessions.length > 0, 'misses the session itself')
  },
}

export const storageJourney: Journey = {
  name: 'storage',
  run: async (call) => {
    const value = JSON.stringify({ at: crypto.randomUUID() })
    await call(setStorage, { body: { [KEY]: value } })
    const stored = await call(getStorage, { body: { keys: [KEY] } })
    must(setStorage, stored[KEY] === value, 'forgets what was written')
  },
}
