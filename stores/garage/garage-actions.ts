import type { StoreApi } from 'zustand/vanilla'
import { openChannel, type TabChannel } from '@/lib/tabs/channel'
import type { UserActions } from '@/stores/user/user-actions'
import type { UserRecord, UserState } from '@/stores/user/user-state'
import type { CarChanges, GarageCalls, NewCar } from './garage-calls'

export const GARAGE_CHANNEL = 'garage_channel'

/** Its cars are read when they come: what reads them is loaded with the first of them. */
export type GarageMessage = { userId: string; cars: unknown }

/** What can be done to the cars. Each replaces them by those that come back; failures are thrown, false means no answer. */
export type GarageActions = {
  add: (car: NewCar) => Promise<boolean>
  change: (changes: CarChanges) => Promise<boolean>
  remove: (vin: string) => Promise<boolean>
  /** Subscribes to other tabs' changes of the garage, until the returned function is called. */
  follow: () => () => void
}

type Deps = {
  user: StoreApi<UserState>
  userActions: UserActions
  calls?: () => Promise<GarageCalls>
  open?: () => TabChannel<GarageMessage>
}

export function createGarageActions({
  user,
  userActions,
  calls = loadCalls,
  open = () => openChannel(GARAGE_CHANNEL, readMessage),
}: Deps): GarageActions {
  let channel: TabChannel<GarageMessage> | undefined
  const line = () => (channel ??= open())
  const userId = () => user.getState().externalId ?? ''

  async function write(send: (calls: GarageCalls) => Promise<UserRecord | undefined>): Promise<boolean> {
    const record = await send(await calls())
    if (!record) return false
    const { cars } = userActions.write(record)
    line().post({ userId: userId(), cars })
    return true
  }

  return {
    add: (car) => write((gateway) => gateway.add(car)),
    change: (changes) => write((gateway) => gateway.change(changes)),
    remove: (vin) => write((gateway) => gateway.remove(vin)),
    follow: () =>
      line().subscribe(({ userId: from, cars: sent }) => {
        const isOwn = () => user.getState().isAuthorized && from === userId()
        if (!isOwn()) return
        calls().then(
          ({ readSent }) => {
            const cars = readSent(sent)
            if (cars && isOwn()) user.setState({ cars })
          },
          () => {},
        )
      }),
  }
}

function readMessage(data: unknown): GarageMessage | undefined {
  const message = data as GarageMessage | undefined
  return message?.userId ? message : undefined
}

async function loadCalls(): Promise<GarageCalls> {
  const { garageCalls } = await import('./garage-calls')
  return garageCalls
}
