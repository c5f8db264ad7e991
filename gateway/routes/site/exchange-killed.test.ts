import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { IMPORT_LOCK } from '@/gateway/db/import-lock'
import { catalogOf, offersOf } from '@/gateway/services/commerce-ml/testing/commerce-ml-files'
import { applySetup } from '@/gateway/services/shop-setup/apply-setup'
import { readSetupFile } from '@/gateway/services/shop-setup/setup-file'
import { createOneC } from '@/gateway/test-support/create-one-c'
import { hasServer, openOnServer, type OpenedOnServer } from '@/gateway/test-support/databases'
import { startGatewayProcess, type GatewayProcess } from '@/gateway/test-support/processes/gateway-process'

const PASSWORD = 'password-of-our-1c'
const GOODS = 1_500
const SETUP = 'sections: [{ title: Масляные фильтры, code: filtry, goods: [фильтр масл] }]'
const LOOK_MS = 5
const CHUNK_BYTES = 1_000_000

const goods = Array.from({ length: GOODS }, (_, at) => ({
  id: `id-${at}`,
  article: `W ${1000 + at}`,
  brand: 'MANN',
  title: `Фильтр масляный ${at}`,
  description: `Номер ${at}`,
}))
const offers = goods.map(({ id }, at) => ({ id, prices: { retail: String(100 + at) }, total: '3' }))

describe.skipIf(!hasServer())('an exchange with 1C of a gateway that dies', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'exchange-killed-'))
  let opened: OpenedOnServer
  let gateway: GatewayProcess

  beforeAll(async () => {
    opened = await openOnServer()
    await applySetup(opened.db, readSetupFile(SETUP))
    await opened.db.execute(sql`insert into suppliers (id, title, is_vendor) values (15, 'Наш склад', false)`)
    gateway = await start()
  })
  afterAll(async () => {
    gateway.process.kill('SIGKILL')
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const start = () =>
    startGatewayProcess(opened.url, { ONEC_PASSWORD: PASSWORD, GATEWAY_DATA_DIR: folder, DEMO_PRODUCTS: '0' })

  /** What of the exchange has come into the shop. */
  async function state() {
    const [row] = await selectRows<Record<string, number>>(
      opened.db,
      sql`select (select count(*)::int from exchange_files) as files, (select count(*)::int from import_runs) as runs,
        (select count(*)::int from exchange_goods) as goods, (select count(*)::int from products) as products,
        (select count(*)::int from offers) as offers, (select count(*)::int from stale_indexes) as stale,
        coalesce((select products_count from sections where code = 'filtry'), 0) as listed`,
    )
    return row
  }

  /** Waits until an import writes. */
  async function untilWriting() {
    for (;;) {
      const held = await selectRows(
        opened.db,
        sql`select 1 as one from pg_locks where locktype = 'advisory' and objid = ${IMPORT_LOCK} and granted`,
      )
      if (held.length > 0) return
      await sleep(LOOK_MS)
    }
  }

  /** Waits until no import writes: the server ends the transaction of a dead process by itself. */
  async function untilQuiet() {
    await opened.db.execute(sql`select pg_advisory_lock(${IMPORT_LOCK}), pg_advisory_unlock(${IMPORT_LOCK})`)
  }

  it('leaves nothing of a file in the shop, and brings it in once when 1C asks again', async () => {
    const app = {
      request: (address: string, init?: RequestInit) => fetch(`${gateway.origin}${address}`, init),
    }
    const client = createOneC(app, { password: PASSWORD, chunkBytes: CHUNK_BYTES })
    await client.begin('catalog')
    await client.sendFile('catalog', 'import.xml', strToU8(catalogOf(goods)))
    await client.sendFile('catalog', 'offers.xml', strToU8(offersOf(offers)))
    const nothing = { files: 0, runs: 0, goods: 0, products: 0, offers: 0, stale: 0, listed: 0 }
    for (const delayMs of [0, 250]) {
      const cut = client.importFile('import.xml').catch(() => undefined)
      await untilWriting()
      await sleep(delayMs)
      gateway.process.kill('SIGKILL')
      expect(await cut).toBeUndefined()
      await untilQuiet()
      expect(await state()).toEqual(nothing)
      gateway = await start()
    }
    expect((await client.importFile('import.xml')).lines).toEqual([
      'success',
      `Принято: товаров ${GOODS} из ${GOODS}.`,
    ])
    const known = { files: 1, runs: 1, goods: GOODS, products: GOODS, offers: 0, stale: 0, listed: GOODS }
    expect(await state()).toEqual(known)

    // 1C gives up on an answer and asks again, while the import goes on.
    const query = new URLSearchParams({ type: 'catalog', mode: 'import', filename: 'offers.xml' })
    const lost = client.send(Object.fromEntries(query), undefined, {}, AbortSignal.timeout(100))
    await expect(lost).rejects.toThrow(/abort|timeout/i)
    const said = [await client.importFile('offers.xml'), await client.importFile('offers.xml')]
    expect(said.map(({ lines }) => lines)).toEqual(
      Array(2).fill(['success', `Принято: предложений ${GOODS} из ${GOODS}.`]),
    )
    expect(await state()).toEqual({ ...known, files: 2, runs: 2, offers: GOODS })
  })
})
