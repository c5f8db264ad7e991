import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoOriginals } from '@/gateway/demo/originals/seed-demo-originals'
import { seedDemoShop } from '@/gateway/demo/seed-demo-shop'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'

const TIMEOUT_MS = 120_000

type Wire = Record<string, unknown>

describeOnDatabases('the original catalogues', (database) => {
  let gateway: TestGateway

  const post = (path: string, body: unknown = {}) => gateway.post(`/laximo/v1/${path}`, body)

  beforeAll(async () => {
    await seedDemoShop(database().db, { products: 3000 })
    await seedDemoOriginals(database().db)
    gateway = await createTestGateway(database().db)
  }, TIMEOUT_MS)
  afterAll(() => gateway.close())

  async function vinVehicle(code: string) {
    const { body } = await post('catalogs')
    const catalog = body.catalogs.find((known: Wire) => known['code'] === code)
    const found = await post('vehicle/findByVin', { vin: catalog.vinExample })
    expect(found.status).toBe(200)
    return found.body.vehicles[0]
  }

  it('list thirty makers or more, and open six of them', async () => {
    const { status, body } = await post('catalogs')
    expect(status).toBe(200)
    expect(body.catalogs.length).toBeGreaterThanOrEqual(30)
    expect(body.catalogs.filter((catalog: Wire) => catalog['isVinSearch']).length).toBeGreaterThanOrEqual(6)
  })

  it('lead from a VIN over a group to a unit whose callouts and rows agree', async () => {
    const vehicle = await vinVehicle('TOYOTA')
    const scope = { code: vehicle.code, ssd: vehicle.ssd, vehicleId: vehicle.vehicleId }
    const groups = await post('catalog/group', scope)
    expect(groups.status).toBe(200)
    const leaf = groups.body.groups.find((group: Wire) => group['isLeaf'] && !group['isQuick'])
    const units = await post('units', { ...scope, groupId: leaf.groupId })
    const unit = await post('catalog/unit', { ...scope, unitId: units.body.units[0].unitId })
    expect(unit.status).toBe(200)
    const positions = new Set(unit.body.parts.map((part: Wire) => part['position']))
    expect(new Set(unit.body.hotspots.map((spot: Wire) => spot['position']))).toEqual(positions)
    expect(unit.body.parts[0]).toMatchObject({
      brand: 'Toyota',
      article: expect.stringMatching(/^\d{5}-\w{5}$/),
    })
  })

  it('refuse a state that this shop did not write, with a sentence', async () => {
    const vehicle = await vinVehicle('LADA')
    const [text = '', signature = ''] = vehicle.ssd.split('.')
    const other = await vinVehicle('KIA')
    const foreign = Buffer.from(JSON.stringify({ kind: 'vehicle', code: 'LADA', id: 1 })).toString(
      'base64url',
    )
    for (const ssd of [`${text}.AAAA`, text, `${foreign}.${signature}`, 'нет', '$*KwF', other.ssd]) {
      for (const path of ['catalog/group', 'units']) {
        const { status, body } = await post(path, { code: 'LADA', ssd })
        expect(status).toBe(400)
        expect(body.message).toMatch(/[а-я]{3}.*\./)
      }
    }
  })

  it.each([
    ['a letter that no VIN has', 'XTAGFK33OJY144213', 422, /букв I, O и Q/],
    ['a missing sign', 'XTAGFL110JY14421', 422, /17 знаков, а здесь 16/],
    ['a letter that looks like none', 'ЖTAGFL110JY144213', 422, /русская «Ж»/],
    ['a wrong check digit', '1M8GDM9AXKP042789', 422, /Контрольный знак/],
    ['a maker whose car nobody knows', 'VF1KG1PBE34488860', 404, /Renault.*выберите машину/],
    ['a frame number that nobody knows', 'SXA11-0012345', 404, /номером кузова/],
    ['words', 'колодки', 422, /номер кузова/i],
  ])('answer a VIN with %s by a sentence and a next step', async (_, vin, status, sentence) => {
    const answer = await post('vehicle/findByVin', { vin })
    expect(answer.status).toBe(status)
    expect(answer.body.message).toMatch(sentence)
    expect(answer.body.message).toMatch(/[Вв]ыберите машину/)
  })

  it('read a VIN typed with Russian letters that look Latin, and a frame number', async () => {
    const lada = await post('vehicle/findByVin', { vin: 'хта gfl110 JY144213' })
    expect(lada.body.vehicles[0]).toMatchObject({ code: 'LADA', vin: 'XTAGFL110JY144213', year: 2018 })
    const camry = await post('vehicle/findByVin', { vin: 'asv50-1012345' })
    expect(camry.body.vehicles[0]).toMatchObject({ code: 'TOYOTA', brand: 'Toyota' })
    expect(camry.body.vehicles[0].name).toContain('Camry')
  })
})
