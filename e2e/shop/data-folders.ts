import { cp, mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fillOwnData } from './fill-own-data'
import { startGateway } from './start-gateway'

/** Small, and still with listings of several pages and parts of every kind. */
const DEMO_PRODUCTS = '3000'

async function seedDemoData(): Promise<string> {
  const folder = await newDataFolder()
  const gateway = await startGateway(folder, { DEMO_PRODUCTS })
  await gateway.stop()
  return folder
}

/** What shops of a run begin with: to fill a folder takes five times as long as to start on a copy of it. */
const makers = {
  demo: seedDemoData,
  own: async () => {
    const folder = await newDataFolder()
    await fillOwnData(folder)
    return folder
  },
}

type Kind = keyof typeof makers

function isKind(word: string): word is Kind {
  return word in makers
}

/** The folders of one run, each filled for the first shop that begins with it. */
export function createDataFolders() {
  const made = new Map<Kind, Promise<string>>()
  return {
    folderOf: async (word: string): Promise<string> => {
      if (!isKind(word)) throw new Error(`no shop begins with ${word}`)
      const folder = made.get(word) ?? makers[word]()
      made.set(word, folder)
      return folder
    },
    made: () => [...made.values()],
  }
}

function newDataFolder(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'arus-e2e-'))
}

/** A new data folder with the demo shop or the owner's: a copy, or filled for this process where the shop runs already. */
export async function copyData(kind: Kind): Promise<string> {
  const { SHOP_STARTER } = process.env
  if (!SHOP_STARTER) return makers[kind]()
  const response = await fetch(new URL(`/data/${kind}`, SHOP_STARTER))
  if (!response.ok) throw new Error(await response.text())
  const folder = await newDataFolder()
  await cp(await response.text(), folder, { recursive: true })
  return folder
}
